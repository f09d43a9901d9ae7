import { expect } from '@open-wc/testing';
import { field, file, partOf } from '../../../support/attachments';
import { mount } from '../../../support/mount';
import { FORMS_HERE, MEMBER_EMAIL, openContactWire, SUBMIT } from '../answers';
import { theForm, type Filling } from '../the-form';

const ADDRESSES = { email: ' me@example.org ', ccEmail: ' sipho@example.org ' };
const QUERY = '  Waarom is my eis nie betaal nie? 🩺 "quoted" & <b>bold</b>  ';
const FILES = [
  file('Übersicht – März.pdf', 4000, { type: 'application/pdf' }),
  file('a \\ b;c=d.png', 1, { type: 'image/png' }),
  file('response.docx', 70_000),
];

/** Sends a filled form and returns the received request and its parts. */
async function sent(origin: 'default' | 'medxpress', filling: Filling) {
  const wire = await openContactWire();
  const form = theForm(await mount({ origin }));
  await form.settled();
  await form.fill(filling);
  await form.submit();
  const { parts = [], headers, query } = await wire.next(SUBMIT[origin]);
  await form.screen.findByRole('button', { name: 'Log another query' });
  const files = parts.filter((part) => 'fileName' in part);
  const fields = parts.filter((part) => 'value' in part);
  return { form, headers, query, fields, files };
}

describe('a query of the member website', () => {
  it('arrives with every field and every file, byte for byte (§3, §7)', async () => {
    const { fields, files, headers, query } = await sent('default', {
      category: 'Medical claims',
      subCategory: 'Claim not paid',
      ...ADDRESSES,
      query: QUERY,
      files: FILES,
    });
    expect(fields).to.have.deep.members([
      field('category', 'MEDICAL_CLAIMS'),
      field('subCategory', 'CLAIM_NOT_PAID'),
      field('query', QUERY),
      field('email', 'me@example.org'),
      field('ccEmail', 'sipho@example.org'),
      field('origin', 'MEMBER_WEB'),
    ]);
    expect(files).to.deep.equal(await Promise.all(FILES.map(partOf)));
    expect(headers['content-type']).to.match(/^multipart\/form-data; boundary=/);
    expect(query).to.equal('');
  });

  it('arrives without empty fields (§3)', async () => {
    const { fields, files } = await sent('default', {
      category: 'Manage plan',
      subCategory: 'Update bank details',
      query: 'Why?',
    });
    expect(fields).to.have.deep.members([
      field('category', 'MANAGE_PLAN'),
      field('subCategory', 'UPDATE_BANK_DETAILS'),
      field('query', 'Why?'),
      field('email', MEMBER_EMAIL),
      field('origin', 'MEMBER_WEB'),
    ]);
    expect(files).to.deep.equal([]);
  });

  it("of the category 'Other' arrives without a sub-category, even one chosen before (§4)", async () => {
    const wire = await openContactWire();
    const form = theForm(await mount());
    await form.settled();
    await form.fill({ category: 'Medical claims', subCategory: 'Claim not paid' });
    await form.fill({ category: 'Other', query: 'Why?' });
    await form.submit();
    const { parts } = await wire.next(SUBMIT.default);
    expect(parts).to.have.deep.members([
      field('category', 'OTHER'),
      field('query', 'Why?'),
      field('email', MEMBER_EMAIL),
      field('origin', 'MEMBER_WEB'),
    ]);
    await form.screen.findByRole('button', { name: 'Log another query' });
  });

  it("names the sub-category 'Other' (§3)", async () => {
    const { fields } = await sent('default', {
      category: 'Benefits and cover',
      subCategory: 'Other',
      query: 'Why?',
    });
    expect(fields).to.deep.include(field('subCategory', 'OTHER'));
  });

  it('arrives with both addresses as they are seen, and the receipt shows them so (decisions 7)', async () => {
    const { fields, form } = await sent('default', {
      category: 'Other',
      email: '\u200b\u00a0me@exam\u00adple.org\u200e\u00a0',
      ccEmail: '\u202asipho@example.org\u202c\u00a0',
      query: 'Why?',
    });
    expect(fields).to.deep.include(field('email', 'me@example.org'));
    expect(fields).to.deep.include(field('ccEmail', 'sipho@example.org'));
    form.screen.getByText('We will answer by email to me@example.org.');
    form.screen.getByText('me@example.org');
    form.screen.getByText('sipho@example.org');
  });

  it('arrives with addresses copied from a PDF, whose letters are joined, as they are read (decisions 7)', async () => {
    const { fields } = await sent('default', {
      category: 'Other',
      email: 'ﬁnance@oﬃce.example',
      ccEmail: 'ﬂeur＠example．org',
      query: 'Why?',
    });
    expect(fields).to.deep.include(field('email', 'finance@office.example'));
    expect(fields).to.deep.include(field('ccEmail', 'fleur@example.org'));
  });

  it('leaves out an additional address that nobody sees (§3, decisions 7)', async () => {
    const ccEmail = ' \u200b\ufeff ';
    const { fields } = await sent('default', { category: 'Other', query: 'Why?', ccEmail });
    expect(fields.map(({ name }) => name)).not.to.include('ccEmail');
  });
});

describe('a query of medicine deliveries', () => {
  it("arrives with every field, every file and the product 'Health' (§3, §7)", async () => {
    const { fields, files } = await sent('medxpress', {
      category: 'Prescription or medicine query',
      email: ADDRESSES.email,
      query: QUERY,
      files: FILES,
    });
    expect(fields).to.have.deep.members([
      field('category', 'MEDXPRESS_PRESCRIPTION_OR_MEDICINE_QUERY'),
      field('product', 'Health'),
      field('query', QUERY),
      field('email', 'me@example.org'),
      field('origin', 'MED_XPRESS'),
    ]);
    expect(files).to.deep.equal(await Promise.all(FILES.map(partOf)));
  });
});

describe('a query', () => {
  for (const { origin, choice } of FORMS_HERE) {
    it(`is sent without the files that were removed again, ${origin} (§2)`, async () => {
      const wire = await openContactWire();
      const form = theForm(await mount({ origin }));
      await form.settled();
      await form.fill({ ...choice, query: 'Why?', files: [file('a.pdf'), file('b.pdf')] });
      (await form.screen.findByRole('button', { name: 'Remove a.pdf' })).click();
      await form.screen.findByText('a.pdf removed.');
      await form.submit();
      const { parts = [] } = await wire.next(SUBMIT[origin]);
      const names = parts.flatMap((part) => ('fileName' in part ? part.fileName : []));
      expect(names).to.deep.equal(['b.pdf']);
      await form.screen.findByRole('button', { name: 'Log another query' });
    });
  }
});
