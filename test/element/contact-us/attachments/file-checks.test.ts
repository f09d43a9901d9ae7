import { expect } from '@open-wc/testing';
import { waitFor } from '@testing-library/dom';
import { partOf } from '../../../support/attachments';
import { expectNoAxeViolations } from '../../../support/axe';
import { descriptionOf } from '../../../support/controls';
import { bytesOf, noise } from '../../../support/files/bytes';
import { oleFile, wordDocument } from '../../../support/files/ole';
import { pdf } from '../../../support/files/pdf';
import { drawnPicture, plain, turned } from '../../../support/files/pictures';
import { PROTECTIONS } from '../../../support/files/protections';
import { mount, user } from '../../../support/mount';
import { FORMS_HERE, openContactWire, SUBMIT } from '../answers';
import { theForm } from '../the-form';

const { owner, user: withUser } = PROTECTIONS['revision 6, AES of 256 bits'] ?? {};
const named = (name: string, content: BlobPart) => new File([content], name, { lastModified: 1 });
const lockedPdf = (name: string) => named(name, pdf({ protection: withUser }));
const LOCKED =
  'bill.pdf asks for a password, so our agents can’t open it. Print it to a new PDF and choose that, or take photos of its pages.';

async function formFor(origin = 'default') {
  const wire = await openContactWire();
  const element = await mount({ origin });
  const form = theForm(element);
  await form.settled();
  const remove = (name: string) => form.screen.getByRole('button', { name: `Remove ${name}` });
  return {
    wire,
    element,
    form,
    remove,
    /** The finding of a listed file, once there is one. */
    said: (name: string) =>
      waitFor(() => {
        const words = descriptionOf(remove(name));
        if (words === '') throw new Error(`Nothing is said about ${name}`);
        return words;
      }),
    saidNow: (name: string) => descriptionOf(remove(name)),
  };
}

/** A copy of a file without its last bytes. */
const cut = async (whole: File, bytes: number) =>
  named(whole.name, await whole.slice(0, whole.size - bytes).arrayBuffer());

/** A file whose content is not read until it is released, except its first bytes. */
function heldFile(name: string, content: string) {
  const held = named(name, content);
  let letGo = () => {};
  const isFree = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const slice = held.slice.bind(held);
  held.slice = (start, end, type) => {
    const part = slice(start, end, type);
    const read = part.arrayBuffer.bind(part);
    if (Number(end) > 1024) part.arrayBuffer = () => isFree.then(read);
    return part;
  };
  return { held, letGo };
}

for (const { origin, submission, choice } of FORMS_HERE) {
  describe(`what is inside a chosen file, ${origin}`, () => {
    it('is said politely, and describes the button that removes it (§5)', async () => {
      const { element, form, remove, said } = await formFor(origin);
      await form.choose(lockedPdf('bill.pdf'));
      expect(await said('bill.pdf')).to.equal(LOCKED);
      expect(form.screen.getByText(LOCKED).closest('[role=status]')).not.to.equal(null);
      expect(element.shadowRoot?.querySelector('.refusals')).to.equal(null);
      await expectNoAxeViolations(element);
      await user.click(remove('bill.pdf'));
      expect(form.screen.queryByText(LOCKED)).to.equal(null);
      await user.click(form.screen.getByRole('button', { name: 'Put back bill.pdf' }));
      expect(await said('bill.pdf')).to.equal(LOCKED);
    });

    it('refuses nothing: the file is sent as it is (§5)', async () => {
      const { wire, form, said } = await formFor(origin);
      const bill = lockedPdf('bill.pdf');
      await form.fill({ ...choice, query: 'My matter', files: [bill] });
      await said('bill.pdf');
      await form.submit();
      const { parts } = await wire.next(submission);
      expect(parts?.filter(({ name }) => name === 'files')).to.deep.equal([await partOf(bill)]);
    });
  });
}

describe('what is inside a chosen file', () => {
  it('does not keep the form from being sent (§5)', async () => {
    const { wire, form, saidNow } = await formFor();
    const { held, letGo } = heldFile('bill.pdf', pdf({ protection: withUser }));
    await form.fill({ category: 'Other', query: 'My matter', files: [held] });
    expect(saidNow('bill.pdf')).to.equal('');
    await form.submit();
    await form.screen.findByText('4711');
    expect(await wire.requests(SUBMIT.default)).to.have.lengthOf(1);
    letGo();
  });

  it('is not said once the file was removed (§5)', async () => {
    const { form, remove, said } = await formFor();
    const { held, letGo } = heldFile('bill.pdf', pdf({ protection: withUser }));
    await form.choose(held, lockedPdf('card.pdf'));
    await user.click(remove('bill.pdf'));
    letGo();
    await said('card.pdf');
    expect(form.screen.queryByText(LOCKED)).to.equal(null);
  });

  it('is found in each kind of file (§5)', async () => {
    const { form, said } = await formFor();
    const photo = await drawnPicture('photo.jpg', { width: 800, height: 600 });
    const scan = await drawnPicture('scan.png', { width: 800, height: 600 });
    const encrypt = withUser?.encrypt.replace('Standard', 'Adobe.PubSec') ?? '';
    const protection = { encrypt, id: withUser?.id ?? '' };
    const locked = oleFile({ name: 'EncryptedPackage', bytes: wordDocument(0) });
    const files: readonly (readonly [File, string])[] = [
      [
        named('a.pdf', pdf({ protection })),
        'is protected. If it asks you for a password, our agents can’t open it.',
      ],
      [
        named('b.docx', locked),
        'asks for a password, so our agents can’t open it. Save a copy without it and choose that.',
      ],
      [
        named('c.doc', oleFile({ name: 'WordDocument', bytes: wordDocument(0x100) })),
        'asks for a password, so our agents can’t open it. Save a copy without it and choose that.',
      ],
      [named('d.docx', 'PK\x03\x04 and no more'), 'may be incomplete. Open it to check.'],
      [await cut(named('e.pdf', pdf()), 8), 'may be incomplete. Open it to check.'],
      [await cut(photo, 2), 'may be incomplete. Open it to check.'],
      [await cut(scan, 12), 'may be incomplete. Open it to check.'],
      [
        await drawnPicture('blank.jpg', { width: 800, height: 600, draw: plain }),
        'shows one colour only. Look at it before you send it.',
      ],
      [
        await drawnPicture('small.png', { width: 699, height: 80 }),
        'is small: 699 × 80. If you can’t read every word on it, neither can we.',
      ],
      [
        await drawnPicture('strip.png', { width: 21, height: 690 }),
        'is small: 21 × 690. If you can’t read every word on it, neither can we.',
      ],
    ];
    await form.choose(...files.map(([each]) => each));
    for (const [{ name }, words] of files) expect(await said(name)).to.equal(`${name} ${words}`);
  });

  it('is the first of several findings (§5)', async () => {
    const { form, said } = await formFor();
    const blank = await drawnPicture('blank.png', { width: 300, height: 200, draw: plain });
    const half = await drawnPicture('half.png', { width: 300, height: 200, draw: plain });
    await form.choose(blank, await cut(half, 12), await cut(lockedPdf('bill.pdf'), 6));
    expect(await said('blank.png')).to.match(/shows one colour only/);
    expect(await said('half.png')).to.match(/may be incomplete/);
    expect(await said('bill.pdf')).to.match(/asks for a password/);
  });

  for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8]) {
    it(`is the size of a small picture as it is seen, of orientation ${String(orientation)} (§5)`, async () => {
      const { form, said } = await formFor();
      const photo = await drawnPicture('photo.jpg', { width: 480, height: 360 });
      await form.choose(await turned(photo, orientation));
      const size = orientation > 4 ? '360 × 480' : '480 × 360';
      expect(await said('photo.jpg')).to.contain(`photo.jpg is small: ${size}.`);
    });
  }

  it('is nothing to speak of in a sound file (§5)', async () => {
    const { form, said, saidNow } = await formFor();
    const word = oleFile({ name: 'WordDocument', bytes: wordDocument(0) });
    const sound = [
      named('a.pdf', pdf({ protection: owner })),
      named('b.pdf', pdf()),
      named('c.doc', word),
      await drawnPicture('d.png', { width: 700, height: 100 }),
      await drawnPicture('e.jpg', { width: 100, height: 700 }),
      named('f.tiff', 'II*\0'),
    ];
    // Pictures are decoded in order, so the previous ones have been decoded.
    await form.choose(...sound, await drawnPicture('g.png', { width: 40, height: 20 }));
    await said('g.png');
    expect(sound.map(({ name }) => saidNow(name))).to.deep.equal(sound.map(() => ''));
  });

  it('is never an error, however hostile the file (§5)', async () => {
    const { wire, form, said } = await formFor();
    const lying = oleFile({ name: 'Contents', bytes: [1] }, { afterDirectory: 1 });
    await form.choose(
      named('a.pdf', new Blob(['%PDF-1.7\n', noise(5000), 'startxref\n99999999999999999\n%%EOF'])),
      named('b.pdf', `%PDF-1.7\nxref\ntrailer\n${'<</A'.repeat(5000)}\nstartxref\n9\n%%EOF`),
      named('c.doc', lying),
      named('d.docx', bytesOf('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')),
      named('e.png', new Blob([bytesOf('\x89PNG\r\n\x1a\n'), noise(5000)])),
      named('f.jpg', new Blob([bytesOf('\xff\xd8\xff'), noise(5000)])),
      await drawnPicture('g.png', { width: 40, height: 20 }),
    );
    await said('g.png');
    await form.fill({ category: 'Other', query: 'My matter' });
    await form.submit();
    await form.screen.findByText('4711');
    const [sent] = await wire.requests(SUBMIT.default);
    expect(sent?.parts?.filter(({ name }) => name === 'files')).to.have.lengthOf(7);
  });

  it('is found within 2 s in a file of 10 MB (§5)', async () => {
    const { form, said } = await formFor();
    const before = `%PDF-1.7\n5 0 obj\n<< >>\nstream\n${'x'.repeat(10_000_000)}\nendstream\nendobj\n`;
    await form.choose(named('bill.pdf', pdf({ protection: withUser, before })));
    expect(await said('bill.pdf')).to.equal(LOCKED);
  });
});
