import { expect } from '@open-wc/testing';
import { waitFor, within } from '@testing-library/dom';
import { file } from '../../../support/attachments';
import { expectNoAxeViolations } from '../../../support/axe';
import { descriptionOf } from '../../../support/controls';
import { mount, user } from '../../../support/mount';
import { FORMS_HERE, openContactWire } from '../answers';
import { QUERY_TEXT, theForm } from '../the-form';

const GENERAL =
  'Please make sure your file is not larger than 10 MB and is either a TIFF, JPG, PNG, Doc, Docx, or PDF. Please try again';
const MOST_BYTES = 10_485_760;

type Form = ReturnType<typeof theForm>;

async function formOf(origin: string) {
  const wire = await openContactWire();
  const element = await mount({ origin });
  const form = theForm(element);
  await form.settled();
  return { wire, element, form };
}

/** Expects the list of files, the specification's message and the reasons; without reasons, no message. */
async function expectFiles(form: Form, attached: readonly string[], reasons: readonly string[]) {
  await waitFor(() => {
    expect(form.attached()).to.deep.equal(attached);
    expect(form.screen.queryAllByText(GENERAL)).to.have.lengthOf(reasons.length > 0 ? 1 : 0);
  });
  if (reasons.length === 0) return;
  const region = form.screen.getByText(GENERAL).closest<HTMLElement>('[role=status]');
  if (!region) throw new Error('The refusal is not announced');
  const lines = within(region).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).to.deep.equal(reasons);
}

const tooLarge = (name: string) => `${name}: with it, your files would be over 10 MB in total.`;
const wrongType = (name: string) => `${name}: this type of file can’t be uploaded.`;
const tooMany = (name: string) => `${name}: you can send at most 10 files.`;

for (const { origin, submission, choice } of FORMS_HERE) {
  describe(`the limits of attachments, ${origin}`, () => {
    it('accept one file of exactly 10 MB (§5, §9)', async () => {
      const { form } = await formOf(origin);
      await form.choose(file('whole.pdf', MOST_BYTES));
      await expectFiles(form, ['whole.pdf'], []);
      form.screen.getByText('10.0 of 10 MB, 1 of 10 files');
    });

    it('take a name whose extension follows a dot, or has spaces and marks behind it (decisions 7)', async () => {
      const { wire, form } = await formOf(origin);
      const files = ['Dr. A. Dube Inc..pdf', 'scan.pdf ', 'letter.docx.', 'bill.pdf\u200e'].map(
        (name) => file(name),
      );
      await form.fill({ ...choice, query: QUERY_TEXT, files });
      await form.submit();
      const { parts = [] } = await wire.next(submission);
      const sent = parts.flatMap((part) => ('fileName' in part ? [part.fileName] : []));
      expect(sent).to.deep.equal(files.map(({ name }) => name));
      await form.screen.findByRole('button', { name: 'Log another query' });
    });

    it('refuse one file of a byte more (§5, §9)', async () => {
      const { form, element } = await formOf(origin);
      await form.choose(file('more.pdf', MOST_BYTES + 1));
      await expectFiles(form, [], [tooLarge('more.pdf')]);
      const choose = form.screen.getByRole('button', { name: 'Choose files' });
      expect(descriptionOf(choose)).to.include(GENERAL);
      await expectNoAxeViolations(element);
    });

    it('count all files together, to the byte, over several choices (§5, §9)', async () => {
      const { form } = await formOf(origin);
      await form.choose(file('a.pdf', MOST_BYTES - 1000), file('b.pdf', 999));
      await expectFiles(form, ['a.pdf', 'b.pdf'], []);
      await form.choose(file('c.pdf', 2));
      await expectFiles(form, ['a.pdf', 'b.pdf'], [tooLarge('c.pdf')]);
      await form.choose(file('d.pdf', 1));
      await expectFiles(form, ['a.pdf', 'b.pdf', 'd.pdf'], []);
    });

    it('accept doc, docx, tiff, png, jpg, jpeg and pdf, whatever the case or type (§5, §9)', async () => {
      const { form } = await formOf(origin);
      const names = ['a.doc', 'b.docx', 'c.tiff', 'd.png', 'e.jpg', 'f.JPEG', 'g.pdf', 'h.x.Pdf'];
      await form.choose(...names.map((name) => file(name)));
      await expectFiles(form, names, []);
      await form.choose(file('i.pdf', 9, { type: 'application/octet-stream' }));
      await expectFiles(form, [...names, 'i.pdf'], []);
    });

    for (const name of [
      'a.tif',
      'a.gif',
      'a.pdf.exe',
      'a.pdf x',
      'pdf',
      '.pdf',
      'a.',
      'a.docm',
      'a.heic',
    ]) {
      it(`refuse '${name}' by its type, even if it claims to be a PDF (§5, §9)`, async () => {
        const { form } = await formOf(origin);
        await form.choose(file(name, 9, { type: 'application/pdf' }));
        await expectFiles(form, [], [wrongType(name)]);
      });
    }

    it('refuse a file whose content contradicts its name, and accept the others (§5)', async () => {
      const { form } = await formOf(origin);
      const starting = (name: string, ...bytes: number[]) =>
        new File([new Uint8Array([...bytes, ...Array<number>(20).fill(0)])], name);
      const pdf = [0x25, 0x50, 0x44, 0x46];
      const zip = [0x50, 0x4b, 3, 4];
      const refused = [
        starting('program.pdf', 0x4d, 0x5a),
        starting('page.png', ...pdf),
        starting('packed.pdf', ...zip),
        starting('moving.jpg', 0x47, 0x49, 0x46, 0x38),
        new File(['\0\0\0\x18ftypheic\0\0\0\0'], 'phone.jpg'),
        new File(['RIFF\x10\x20\0\0WEBPVP8 '], 'web.png'),
        new File(['\ufeff <!DOCTYPE html><p>Log in'], 'download.pdf'),
      ];
      const taken = [starting('real.pdf', ...pdf), starting('letter.docx', ...zip)];
      await form.choose(...refused, ...taken);
      const reason = (name: string) => `${name}: the content of this file doesn’t match its name.`;
      await expectFiles(
        form,
        ['real.pdf', 'letter.docx'],
        refused.map(({ name }) => reason(name)),
      );
    });

    it('take a good file behind any number of others that their names or sizes refuse (§5)', async () => {
      const { form } = await formOf(origin);
      const others = Array.from({ length: 150 }, (_, index) =>
        index % 2 ? file(`${String(index)}.heic`) : file(`${String(index)}.pdf`, 0),
      );
      await form.choose(...others, file('bill.pdf'));
      await waitFor(() => {
        expect(form.attached()).to.deep.equal(['bill.pdf']);
      });
      form.screen.getByText(wrongType('149.heic'));
      expect(form.screen.queryByText(/^bill\.pdf:/)).to.equal(null);
    });

    it('refuse an empty file (§5)', async () => {
      const { form } = await formOf(origin);
      await form.choose(file('empty.pdf', 0));
      await expectFiles(form, [], ['empty.pdf: the file is empty.']);
    });

    it('refuse the same file twice, with a reason, but not another with its name (§5)', async () => {
      const { form } = await formOf(origin);
      await form.choose(file('a.pdf', 9));
      await expectFiles(form, ['a.pdf'], []);
      await form.choose(file('a.pdf', 9));
      const again = await form.screen.findByText('a.pdf: this file is already in the list.');
      expect(again.closest('[role=status]')?.textContent).to.equal(again.textContent);
      expect(form.attached()).to.deep.equal(['a.pdf']);
      await form.choose(file('a.pdf', 10));
      await expectFiles(form, ['a.pdf', 'a.pdf'], []);
    });

    it('keep the first ten of eleven files (§5, §9)', async () => {
      const { form } = await formOf(origin);
      const names = Array.from({ length: 11 }, (_, index) => `${String(index + 1)}.pdf`);
      await form.choose(...names.map((name) => file(name)));
      await expectFiles(form, names.slice(0, 10), [tooMany('11.pdf')]);
      form.screen.getByText('0.1 of 10 MB, 10 of 10 files');
    });

    it('make room for an eleventh file when one is removed (§5, §9)', async () => {
      const { form } = await formOf(origin);
      const names = Array.from({ length: 10 }, (_, index) => `${String(index + 1)}.pdf`);
      await form.choose(...names.map((name) => file(name)));
      await expectFiles(form, names, []);
      await form.choose(file('11.pdf'));
      await expectFiles(form, names, [tooMany('11.pdf')]);
      await user.click(form.screen.getByRole('button', { name: 'Remove 3.pdf' }));
      const left = names.filter((name) => name !== '3.pdf');
      await expectFiles(form, left, []);
      await form.choose(file('11.pdf'));
      await expectFiles(form, [...left, '11.pdf'], []);
    });

    it('name each refused file with its reason, keep the good ones, and send them (§5)', async () => {
      const { form, wire } = await formOf(origin);
      await form.fill({ ...choice, query: QUERY_TEXT });
      await form.choose(
        file('bad.gif'),
        file('good.pdf'),
        file('empty.png', 0),
        file('huge.doc', MOST_BYTES),
        file('fine.jpg'),
      );
      await expectFiles(
        form,
        ['good.pdf', 'fine.jpg'],
        [wrongType('bad.gif'), 'empty.png: the file is empty.', tooLarge('huge.doc')],
      );
      await form.submit();
      const { parts = [] } = await wire.next(submission);
      const sent = parts.flatMap((part) => ('fileName' in part ? part.fileName : []));
      expect(sent).to.deep.equal(['good.pdf', 'fine.jpg']);
      await form.screen.findByRole('button', { name: 'Log another query' });
    });
  });
}
