import { expect } from '@open-wc/testing';
import { pdfName } from '../../../src/domain/pdf-name';

const PRESET = 'Pages 2026-11-23';

describe('the name of a PDF', () => {
  for (const [typed, expected] of [
    ['Hospital account', 'Hospital account.pdf'],
    ['  Rekening – môre, 5 €  ', 'Rekening – môre, 5 €.pdf'],
    ['', `${PRESET}.pdf`],
    [' \t\n ', `${PRESET}.pdf`],
    ['. . .', `${PRESET}.pdf`],
    ['account.pdf', 'account.pdf'],
    ['account.PDF', 'account.pdf'],
    ['account.', 'account.pdf'],
    ['.pdf', `${PRESET}.pdf`],
    ['a\\b/c:d*e?f"g<h>i|j', 'a-b-c-d-e-f-g-h-i-j.pdf'],
    ['../../etc/passwd', '..-..-etc-passwd.pdf'],
    ['a\u0000b\u001Fc\u007Fd\u0085e', 'a-b-c-d-e.pdf'],
    ['a\u202Efdp.exe', 'a-fdp.exe.pdf'],
    ['\uD800', '-.pdf'],
    ['con', 'con-.pdf'],
    ['Nul.account', 'Nul-.account.pdf'],
    ['two\r\nlines', 'two--lines.pdf'],
    ['x'.repeat(101), `${'x'.repeat(100)}.pdf`],
    ['🩺'.repeat(101), `${'🩺'.repeat(100)}.pdf`],
    [`${'x'.repeat(99)} y`, `${'x'.repeat(99)}.pdf`],
  ] as const)
    it(`of ${JSON.stringify(typed.slice(0, 30))} is ${JSON.stringify(expected.slice(0, 30))} (§5)`, () => {
      expect(pdfName(typed, PRESET, [])).to.equal(expected);
    });

  it('is none of the other files’ names, in capitals or not (§5)', () => {
    expect(pdfName('Bill', PRESET, ['bill.PDF'])).to.equal('Bill-2.pdf');
    expect(pdfName('Bill', PRESET, ['Bill.pdf', 'Bill-2.pdf', 'Bill.png'])).to.equal('Bill-3.pdf');
  });

  it('has 100 characters with its number too (§5)', () => {
    const taken = [`${'🩺'.repeat(100)}.pdf`];
    expect(pdfName('🩺'.repeat(120), PRESET, taken)).to.equal(`${'🩺'.repeat(98)}-2.pdf`);
  });
});
