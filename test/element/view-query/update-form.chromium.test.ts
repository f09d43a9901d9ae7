import { expect } from '@open-wc/testing';
import { waitFor } from '@testing-library/dom';
import { sendKeys } from '@web/test-runner-commands';
import { file } from '../../support/attachments';
import { expectNoAxeViolations } from '../../support/axe';
import { descriptionOf, hasFocus } from '../../support/controls';
import { user } from '../../support/mount';
import { ANY_RESPONSE, RESPONSE_BUTTON, UPDATE_TOGGLE } from './the-query';
import { DETAILS, openUpdate, UPDATE } from './the-update';

const WORDS = 'Please enter any additional information';
const FILES =
  'Please make sure your file is not larger than 10 MB and is either a TIFF, JPG, PNG, Doc, Docx, or PDF. Please try again';
const HINT = 'Max 10MB file (pdf, jpg, jpeg, tiff, png, doc, docx can be uploaded)';

type Update = Awaited<ReturnType<typeof openUpdate>>['update'];

const refused = (update: Update, description = `Error: ${WORDS}`) =>
  waitFor(() => {
    update.screen.getByRole('heading', { name: 'There is a problem' });
    expect(descriptionOf(update.query)).to.equal(description);
    expect(update.query.getAttribute('aria-invalid')).to.equal('true');
  });

describe('the update form', () => {
  it("has query details, attachments and 'Send Update' behind its toggle (§2)", async () => {
    const { element, update } = await openUpdate();
    update.screen.getByRole('group', { name: 'Attachments' });
    update.screen.getByText(HINT);
    expect([update.query.localName, update.query.value]).to.deep.equal(['textarea', '']);
    expect((update.send as HTMLButtonElement).type).to.equal('submit');
    expect(update.screen.queryByText(WORDS)).to.equal(null);
    await expectNoAxeViolations(element);

    const toggle = update.screen.getByRole('button', UPDATE_TOGGLE);
    expect(toggle.getAttribute('aria-expanded')).to.equal('true');
    await update.fill();
    await user.click(toggle);
    expect(toggle.getAttribute('aria-expanded')).to.equal('false');
    expect(update.screen.queryByRole('button', { name: 'Send Update' })).to.equal(null);
    await user.click(toggle);
    expect(update.query.value).to.equal(DETAILS);
  });

  for (const [what, text] of [
    ['nothing', ''],
    ['white space', ' \n\t '],
  ] as const) {
    it(`refuses ${what} as details, and sends nothing (§5)`, async () => {
      const { wire, element, update } = await openUpdate();
      if (text) await update.fill({ query: text });
      await update.submit();
      await refused(update);
      expect(await wire.requests(UPDATE)).to.deep.equal([]);
      await expectNoAxeViolations(element);
      await user.click(update.screen.getByRole('link', { name: `Query details: ${WORDS}` }));
      expect(hasFocus(update.query)).to.equal(true);
      await update.fill({ query: 'W' });
      await waitFor(() => {
        expect(descriptionOf(update.query)).to.equal('');
        expect(update.screen.queryByText('There is a problem')).to.equal(null);
      });
    });
  }

  it('reports empty details after the field is left, not before (§5)', async () => {
    const { update } = await openUpdate();
    update.query.focus();
    expect(descriptionOf(update.query)).to.equal('');
    await sendKeys({ press: 'Tab' });
    await waitFor(() => {
      expect(descriptionOf(update.query)).to.equal(`Error: ${WORDS}`);
    });
  });

  it('accepts 20 000 characters, and sends them all (§5, §9)', async () => {
    const { wire, update } = await openUpdate();
    await update.fill({ query: 'é'.repeat(20_000) });
    await update.submit();
    const { parts } = await wire.next(UPDATE);
    expect(parts).to.deep.include({ name: 'query', value: 'é'.repeat(20_000) });
    await update.thanked();
  });

  it('refuses 20 001 characters, keeps them, and sends nothing (§5, §9)', async () => {
    const { wire, update } = await openUpdate();
    await update.fill({ query: 'a'.repeat(20_001) });
    await update.submit();
    await refused(update, `Error: ${WORDS} Characters over the limit: 1`);
    expect(update.query.value).to.have.lengthOf(20_001);
    expect(await wire.requests(UPDATE)).to.deep.equal([]);
  });

  it('accepts ten files and names the eleventh (§5, §9)', async () => {
    const { wire, update } = await openUpdate();
    const names = Array.from({ length: 11 }, (_, index) => `${String(index + 1)}.pdf`);
    await update.fill({ files: names.map((name) => file(name)) });
    update.screen.getByText(FILES);
    update.screen.getByText('11.pdf: you can send at most 10 files.');
    expect(update.attached()).to.deep.equal(names.slice(0, 10));
    await update.submit();
    const { parts = [] } = await wire.next(UPDATE);
    expect(parts.flatMap((part) => ('fileName' in part ? part.fileName : []))).to.deep.equal(
      names.slice(0, 10),
    );
    await update.thanked();
  });

  it('refuses a wrong type, an empty file and a byte too much, with the reason for each (§5)', async () => {
    const { element, update } = await openUpdate();
    await update.choose(file('a.gif'), file('b.pdf', 0), file('c.png', 10_485_760), file('d.doc'));
    expect(update.attached()).to.deep.equal(['c.png']);
    update.screen.getByText('a.gif: this type of file can’t be uploaded.');
    update.screen.getByText('b.pdf: the file is empty.');
    update.screen.getByText('d.doc: with it, your files would be over 10 MB in total.');
    await expectNoAxeViolations(element);
  });

  it('is unchanged after the response was open (§2, §4)', async () => {
    const { wire, update } = await openUpdate();
    await wire.reply(ANY_RESPONSE, { json: { encodedResponse: btoa('<p>Dear member</p>') } });
    await update.fill({ files: [file('bill.pdf')] });
    const response = update.screen.getByRole('button', RESPONSE_BUTTON);
    await user.click(response);
    await update.screen.findByTitle('Response sent via email');
    expect(update.screen.queryByRole('button', UPDATE_TOGGLE)).to.equal(null);
    expect(update.screen.queryByRole('button', { name: 'Send Update' })).to.equal(null);
    expect(update.query.checkVisibility()).to.equal(false);
    await user.click(update.screen.getByRole('button', { name: 'Close' }));
    expect(hasFocus(response)).to.equal(true);
    expect(update.query.checkVisibility()).to.equal(true);
    expect(update.query.value).to.equal(DETAILS);
    expect(update.attached()).to.deep.equal(['bill.pdf']);
  });
});
