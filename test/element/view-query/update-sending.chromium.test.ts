import { expect } from '@open-wc/testing';
import { waitFor } from '@testing-library/dom';
import { field, file, partOf } from '../../support/attachments';
import { expectNoAxeViolations } from '../../support/axe';
import { collectEvents, dataLayer } from '../../support/collect';
import { hasFocus } from '../../support/controls';
import { user } from '../../support/mount';
import { go } from '../routing/travel';
import { DETAILS, openUpdate, UPDATE } from './the-update';

const QUERY = '  Hier is die rekening: "Mei" & <b>bold</b> 🩺  ';
const FILES = [
  file('Übersicht – März.pdf', 4000, { type: 'application/pdf' }),
  file('response.docx', 70_000),
];
const ANSWER = { json: { referenceNumber: 4712 } };

describe('sending an update', () => {
  it('posts query, origin and files to the number of the query, byte for byte (§3, §7)', async () => {
    document.cookie = 'XSRF-TOKEN=t0ken; path=/';
    const { wire, update } = await openUpdate();
    await update.fill({ query: QUERY, files: FILES });
    await update.submit();
    const { parts, query, headers } = await wire.next(UPDATE);
    expect(parts).to.have.deep.members([
      field('query', QUERY),
      field('origin', 'MEMBER_WEB'),
      ...(await Promise.all(FILES.map(partOf))),
    ]);
    expect(headers['content-type']).to.match(/^multipart\/form-data; boundary=/);
    expect(headers['x-xsrf-token']).to.equal('t0ken');
    expect(query).to.equal('');
    await update.thanked();
  });

  it('posts only query and origin without files (§3)', async () => {
    const { wire, update } = await openUpdate();
    await update.fill();
    await update.submit();
    const { parts } = await wire.next(UPDATE);
    expect(parts).to.have.deep.members([field('query', DETAILS), field('origin', 'MEMBER_WEB')]);
    await update.thanked();
  });

  it('shows a spinner and sends one request for many presses (§2, §4)', async () => {
    const { wire, element, update } = await openUpdate();
    const answer = await wire.hold(UPDATE);
    await update.fill();
    await user.dblClick(update.send);
    await wire.next(UPDATE);
    await update.submit();
    await waitFor(() => {
      expect(update.send.querySelector('.spinner')?.checkVisibility()).to.equal(true);
    });
    expect(update.send.getAttribute('aria-disabled')).to.equal('true');
    const said = update.screen.getByText('Sending your update');
    expect(said.closest('[role]')?.getAttribute('role')).to.equal('status');
    await expectNoAxeViolations(element);
    await answer.release(ANSWER);
    await update.thanked();
    expect(await wire.requests(UPDATE)).to.have.lengthOf(1);
  });

  it('keeps what is typed and attached while it is sent, for the next update (§4)', async () => {
    const { wire, update } = await openUpdate();
    const answer = await wire.hold(UPDATE);
    await update.fill();
    await update.submit();
    await wire.next(UPDATE);
    await update.fill({ query: 'And the bill of June.', files: [file('june.pdf')] });
    await answer.release(ANSWER);
    await update.thanked();
    const { hash } = location;
    await go('#/contact-us/medxpress');
    await update.screen.findByRole('heading', { name: 'Log a new query' });
    await go(hash);
    await update.screen.findByRole('button', { name: 'Send Update' });
    expect(update.query.value).to.equal('And the bill of June.');
    expect(update.attached()).to.deep.equal(['june.pdf']);
  });

  it('shows the progress of an upload, and can be cancelled with everything kept (§4)', async () => {
    const { wire, element, update } = await openUpdate();
    await wire.hold(UPDATE, { unread: true });
    const events = collectEvents('request-failed', 'query-updated', 'login-required');
    await update.fill({ files: [file('scan.pdf', 9_000_000)] });
    await update.submit();
    const bar = await update.screen.findByRole<HTMLProgressElement>('progressbar');
    await waitFor(() => {
      expect(bar.value).to.be.within(1, 99);
    });
    update.screen.getByText(/^\d\d?% uploaded$/);
    await expectNoAxeViolations(element);

    await user.click(update.screen.getByRole('button', { name: 'Cancel' }));
    await wire.aborted(UPDATE);
    await waitFor(() => {
      expect(update.send.hasAttribute('aria-disabled')).to.equal(false);
    });
    expect(update.screen.queryByRole('progressbar')).to.equal(null);
    expect(update.screen.queryByRole('alert')).to.equal(null);
    expect(hasFocus(update.send)).to.equal(true);
    expect(update.query.value).to.equal(DETAILS);
    expect(update.attached()).to.deep.equal(['scan.pdf']);
    expect([events, dataLayer()]).to.deep.equal([[], []]);
  });

  it('is aborted when the member leaves the screen (§4)', async () => {
    const { wire, element, update } = await openUpdate();
    await wire.hold(UPDATE);
    await update.fill();
    await update.submit();
    await wire.next(UPDATE);
    element.remove();
    await wire.aborted(UPDATE);
  });
});
