import { expect } from '@open-wc/testing';
import { waitFor } from '@testing-library/dom';
import { file } from '../../support/attachments';
import { expectNoAxeViolations } from '../../support/axe';
import { setClock } from '../../support/clock';
import { typeInto } from '../../support/controls';
import { mount, user, type shadow } from '../../support/mount';
import { collectSavedFiles } from '../../support/saved-files';
import {
  ANY_RESPONSE,
  openQueryWire,
  QUERY,
  readOf,
  RESPONSE_BUTTON,
  viewQuery,
} from '../view-query/the-query';
import { DETAILS, openUpdate } from '../view-query/the-update';
import { openContactWire, SUBMIT } from './answers';
import { theForm } from './the-form';

const HOSTILE = '<img src=x onerror=alert(1)>\nsecond line </dd><script>alert(2)</script>';
const SAVE = { name: 'Save a record' };

const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const hashOf = async (each: File) =>
  hex(await crypto.subtle.digest('SHA-256', await each.arrayBuffer()));

/** A record as a browser shows it. */
async function saved(screen: ReturnType<typeof shadow>) {
  const files = collectSavedFiles();
  await user.click(await screen.findByRole('button', SAVE));
  await waitFor(() => {
    expect(files).to.have.lengthOf(1);
  });
  const record = await files[0];
  const page = new DOMParser().parseFromString(record?.text ?? '', 'text/html');
  for (const end of page.querySelectorAll('br')) end.replaceWith('\n');
  const labels = [...page.querySelectorAll('dt')].map(({ textContent }) => textContent);
  const values = [...page.querySelectorAll('dd')].map(({ textContent }) => textContent);
  return { name: record?.name, type: record?.type, page, labels, values };
}

describe('the record of a query', () => {
  it('has all that was sent, the hashes of its files and the day of the answer (§1, §9)', async () => {
    setClock('2026-11-02T22:30:00Z');
    await openContactWire();
    const element = await mount();
    const form = theForm(element);
    await form.settled();
    const files = [file('bill.pdf'), file('card.png')];
    await form.fill({
      category: 'Medical claims',
      subCategory: 'Claim not paid',
      ccEmail: 'second@example.org',
      files,
    });
    typeInto(form.query, HOSTILE);
    await form.submit();
    await form.screen.findByText('The record contains what you wrote. Keep it somewhere private.');
    const { name, type, page, labels, values } = await saved(form.screen);
    expect([name, type]).to.deep.equal(['query-4711.html', 'text/html']);
    expect(page.title).to.equal('Query 4711');
    expect(page.querySelector('p')?.textContent).to.equal(
      `${location.host}\n2026-11-03 00:30\nAnswer due by Thursday 2026-11-05.`,
    );
    expect(labels).to.deep.equal([
      'Category',
      'Query category',
      'Copy to',
      'Email address',
      'Query details',
      'Attachments',
    ]);
    expect(values).to.deep.equal([
      'Medical claims',
      'Claim not paid',
      'second@example.org',
      'thandi@example.org',
      HOSTILE,
      ...(await Promise.all(
        files.map(
          async (each) => `${each.name}\n${String(each.size)} B\nSHA-256 ${await hashOf(each)}`,
        ),
      )),
    ]);
    expect(page.querySelectorAll('script, img')).to.have.lengthOf(0);
    await expectNoAxeViolations(element);
  });

  it('has no number where the server named none (§2)', async () => {
    await openContactWire({ [SUBMIT.medxpress]: { json: {} } });
    const element = await mount({ origin: 'medxpress' });
    const form = theForm(element);
    await form.settled();
    await form.fill({ category: 'Delivery query', query: 'Where is it?' });
    await form.submit();
    const { name, page, labels } = await saved(form.screen);
    expect(name).to.equal('query.html');
    expect(page.title).to.equal('Your query was sent');
    expect(page.querySelector('p')?.textContent).not.to.include('Answer due');
    expect(labels).to.deep.equal(['Category', 'Email address', 'Query details']);
  });

  it('has no hashes on a page that is not secure (§2)', async () => {
    const { update } = await openUpdate({ json: { referenceNumber: 4712 } });
    const bill = file('bill.pdf');
    await update.fill();
    await update.choose(bill);
    await update.submit();
    await update.thanked();
    Object.defineProperty(crypto, 'subtle', { configurable: true, value: undefined });
    const { values } = await saved(update.screen).finally(() => {
      Reflect.deleteProperty(crypto, 'subtle');
    });
    expect(values.slice(1)).to.deep.equal([DETAILS, `bill.pdf\n${String(bill.size)} B`]);
  });

  it('has the words of an update (§2)', async () => {
    const { update } = await openUpdate({ json: { referenceNumber: 4712 } });
    const bill = file('bill.pdf');
    await update.fill({ query: HOSTILE });
    await update.choose(bill);
    await update.submit();
    await update.thanked();
    expect(await update.screen.findAllByRole('button', SAVE)).to.have.lengthOf(1);
    const { name, labels, values } = await saved(update.screen);
    expect(name).to.equal('query-4712.html');
    expect(labels[0]).to.equal('Query 4711');
    expect(values).to.deep.equal([
      'Medical claims',
      HOSTILE,
      `bill.pdf\n${String(bill.size)} B\nSHA-256 ${await hashOf(bill)}`,
    ]);
  });

  it('has what the server has of a query that is viewed, and its response once it was opened (§2)', async () => {
    await openQueryWire({
      [readOf('4711')]: { json: { ...QUERY, queryDetail: HOSTILE } },
      [ANY_RESPONSE]: {
        json: { encodedResponse: btoa('<p>Dear <b>member</b>,</p><p>it was paid.</p>') },
      },
    });
    const { screen } = await viewQuery();
    const before = await saved(screen);
    expect(before.labels).to.deep.equal(['Category', 'Date', 'Query details', 'Attachments']);
    expect(before.values).to.deep.equal([
      'Medical claims',
      '2024-05-17',
      HOSTILE,
      'bill.pdf',
      'Übersicht.png',
    ]);
    await user.click(screen.getByRole('button', RESPONSE_BUTTON));
    await screen.findByTitle('Response sent via email');
    const after = await saved(screen);
    expect(after.labels.at(-1)).to.equal('Response sent via email');
    expect(after.values.at(-1)).to.equal('Dear member,\nit was paid.');
  });

  for (const [what, body] of [
    ['without markup', 'Dear member,\n  it was\r\npaid &amp; sent.'],
    ['that is preformatted', '<pre>Dear member,\nit was\npaid &amp; sent.</pre>'],
  ] as const)
    it(`keeps the lines of a response ${what} (§2)`, async () => {
      await openQueryWire({ [ANY_RESPONSE]: { json: { encodedResponse: btoa(body) } } });
      const { screen } = await viewQuery();
      await user.click(await screen.findByRole('button', RESPONSE_BUTTON));
      await screen.findByTitle('Response sent via email');
      const { values } = await saved(screen);
      expect(values.at(-1)).to.equal('Dear member,\nit was\npaid & sent.');
    });
});
