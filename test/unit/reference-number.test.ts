import { expect } from '@open-wc/testing';
import { parseReferenceNumber } from '../../src/domain/reference-number';

describe('a reference number', () => {
  it('is 1 to 15 ASCII digits, and stays a string (decisions 2)', () => {
    for (const text of ['1', '12', '007', '900719925474099', '100000000000000'])
      expect(parseReferenceNumber(text), text).to.equal(text);
  });

  it('is nothing else (decisions 2)', () => {
    const texts = [
      '',
      ' ',
      '0',
      '000',
      '1234567890123456',
      ' 1',
      '1 ',
      '1\n',
      '-1',
      '+1',
      '1.5',
    ].concat(['1e3', '0x1f', '1,000', '١٢٣', '１２', 'abc', '12a', '../1']);
    for (const text of texts) expect(parseReferenceNumber(text), text).to.equal(undefined);
    expect(parseReferenceNumber(undefined)).to.equal(undefined);
  });
});
