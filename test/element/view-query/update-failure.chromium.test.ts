import { expect, nextFrame } from '@open-wc/testing';
import { waitFor, within } from '@testing-library/dom';
import { file } from '../../support/attachments';
import { expectNoAxeViolations } from '../../support/axe';
import { collectEvents, dataLayer } from '../../support/collect';
import { typeInto } from '../../support/controls';
import { user } from '../../support/mount';
import type { Answer } from '../../support/wire/wire';
import { DETAILS, openUpdate, openUpdateAsMember, UPDATE, UPDATE_FAILED } from './the-update';

const FAILURES: Readonly<Record<string, { answer: Answer; status: number }>> = {
  'a server error': { answer: { status: 500 }, status: 500 },
  'code 0015': { answer: { status: 400, json: { exceptionCode: '0015' } }, status: 400 },
  'a refusal with words': { answer: { status: 413, json: { message: 'Secret' } }, status: 413 },
  'a page instead of an answer': { answer: { html: '<p>Hello' }, status: 200 },
  'a lost connection': { answer: { cut: true }, status: 0 },
};

for (const [withFiles, files] of [
  ['with a file', [file('bill.pdf')]],
  ['without files', []],
] as const) {
  describe(`an update that fails, ${withFiles}`, () => {
    for (const [what, { answer, status }] of Object.entries(FAILURES)) {
      it(`keeps everything and says so after ${what}; the next success clears it (§4, §8)`, async () => {
        const { wire, element, update } = await openUpdate([answer]);
        const events = collectEvents('request-failed', 'query-updated', 'login-required');
        await update.fill({ files });
        await update.submit();
        const alert = await update.screen.findByRole('alert');
        expect(alert.querySelector('p')?.textContent).to.equal(UPDATE_FAILED);
        expect(update.query.value).to.equal(DETAILS);
        expect(update.attached()).to.deep.equal(files.map(({ name }) => name));
        expect(dataLayer()).to.deep.equal([]);
        await expectNoAxeViolations(element);
        expect(events.map(({ name }) => name)).to.deep.equal(['request-failed']);
        expect(events[0]?.detail).to.include({
          call: 'POST /member-queries/:referenceNumber',
          status,
        });
        expect(JSON.stringify(events)).not.to.match(/bill|found|Secret/);

        await update.submit();
        await update.thanked();
        expect(update.screen.queryByText(UPDATE_FAILED)).to.equal(null);
        const [first, second] = await wire.requests(UPDATE);
        expect(second?.parts).to.deep.equal(first?.parts);
      });
    }
  });
}

for (const [what, answer] of Object.entries({
  'a gateway': { status: 504 },
  'JSON that is cut short': { text: '{"referenceNumber": 4' },
})) {
  it(`an update answered by ${what} is reported as possibly sent (decisions 7)`, async () => {
    const { update } = await openUpdate([answer]);
    await update.fill();
    await update.submit();
    const alert = within(await update.screen.findByRole('alert'));
    alert.getByText(UPDATE_FAILED);
    alert.getByText(/so it may have reached us already\.$/);
  });
}

it('a refused submit removes a failed update too (§4)', async () => {
  const { wire, update } = await openUpdate([{ status: 500 }]);
  await update.fill();
  await update.submit();
  await update.screen.findByText(UPDATE_FAILED);
  await update.fill({ query: '' });
  await update.submit();
  await update.screen.findByRole('heading', { name: 'There is a problem' });
  expect(update.screen.queryByText(UPDATE_FAILED)).to.equal(null);
  expect(await wire.requests(UPDATE)).to.have.lengthOf(1);
});

describe('an update whose answer is lost', () => {
  it('is reported as possibly sent, and is sent again only if the member says so (§4)', async () => {
    const { wire, update } = await openUpdate([{ cut: true }]);
    await update.fill({ files: [file('bill.pdf')] });
    await update.submit();
    await update.screen.findByText(/^The connection was lost before we could answer/);
    expect(await wire.requests(UPDATE)).to.have.lengthOf(1);
    await update.submit();
    await update.thanked();
    expect(await wire.requests(UPDATE)).to.have.lengthOf(2);
  });
});

describe('an update that was not sent', () => {
  it('is kept until the member returns to its query, and cleared once sent (§4)', async () => {
    const { element, update } = await openUpdate();
    await update.fill({ files: [file('bill.pdf')] });
    const { hash } = location;
    const leave = async () => {
      location.hash = '#/contact-us/medxpress';
      await update.screen.findByRole('heading', { name: 'Log a new query' });
      location.hash = hash;
      await update.screen.findByRole('table');
    };
    await leave();
    expect(update.query.value).to.equal(DETAILS);
    expect(update.attached()).to.deep.equal(['bill.pdf']);
    await expectNoAxeViolations(element);
    await update.submit();
    await update.thanked();
    await leave();
    expect(update.screen.queryByRole('button', { name: 'Send Update' })).to.equal(null);
  });
});

describe('an update whose session has ended', () => {
  for (const status of [401, 403]) {
    it(`offers to log in in place and sends the same update once, after ${String(status)} (decisions 3)`, async () => {
      const { wire, element, update } = await openUpdateAsMember([{ status }]);
      await wire.reply('POST /wsg/rest', { json: {} });
      await wire.reply('GET /portal/wlxapp/Ping.srv', { text: 'pong' });
      const events = collectEvents('login-required', 'login', 'query-updated');
      await update.fill({ files: [file('bill.pdf')] });
      await update.submit();
      const alert = within(await update.screen.findByRole('alert'));
      alert.getByText(UPDATE_FAILED);
      alert.getByText(/^You need to log in again\./);
      expect(update.query.value).to.equal(DETAILS);
      expect(location.hash).to.match(/^#\/update\/default/);
      await expectNoAxeViolations(element);

      typeInto(update.screen.getByLabelText<HTMLInputElement>('Username'), 'thandi');
      typeInto(update.screen.getByLabelText<HTMLInputElement>('Password'), 'sEcr3t!');
      await user.click(update.screen.getByRole('button', { name: 'Log in' }));
      await update.thanked();
      const [first, second, ...more] = await wire.requests(UPDATE);
      expect(second?.parts).to.deep.equal(first?.parts);
      expect(more).to.deep.equal([]);
      expect(events.map(({ name }) => name)).to.deep.equal([
        'login-required',
        'login',
        'query-updated',
      ]);
    });
  }

  it('leaves the login to a portal that handles it, and resumes the same update once (decisions 1)', async () => {
    const { wire, element, update } = await openUpdateAsMember([{ status: 401 }]);
    const resumes: (() => void)[] = [];
    element.addEventListener('login-required', (event) => {
      event.preventDefault();
      resumes.push((event as CustomEvent<{ resume: () => void }>).detail.resume);
    });
    await update.fill({ files: [file('bill.pdf')] });
    await update.submit();
    await update.screen.findByText(UPDATE_FAILED);
    expect(update.screen.queryByRole('button', { name: 'Log in' })).to.equal(null);
    expect(update.attached()).to.deep.equal(['bill.pdf']);
    resumes[0]?.();
    await update.thanked();
    resumes[0]?.();
    await nextFrame();
    const [first, second, ...more] = await wire.requests(UPDATE);
    expect(second?.parts).to.deep.equal(first?.parts);
    expect(more).to.deep.equal([]);
  });

  it('waits for a press if the member was unknown before (decisions 6)', async () => {
    const { wire, element, update } = await openUpdate([{ status: 401 }]);
    await wire.reply('POST /wsg/rest', { json: {} });
    await wire.reply('GET /portal/wlxapp/Ping.srv', { text: 'pong' });
    await update.fill({ files: [file('bill.pdf')] });
    await update.submit();
    await update.screen.findByText(UPDATE_FAILED);
    typeInto(update.screen.getByLabelText<HTMLInputElement>('Username'), 'thandi');
    typeInto(update.screen.getByLabelText<HTMLInputElement>('Password'), 'sEcr3t!');
    await user.click(update.screen.getByRole('button', { name: 'Log in' }));
    await update.screen.findByText(/^Nothing has been sent yet/);
    await expectNoAxeViolations(element);
    expect(await wire.requests(UPDATE)).to.have.lengthOf(1);
    await update.submit();
    await update.thanked();
    const [first, second] = await wire.requests(UPDATE);
    expect(second?.parts).to.deep.equal(first?.parts);
  });

  it('is removed while the next attempt is under way (§4)', async () => {
    const { wire, update } = await openUpdate({ status: 401 });
    await update.fill();
    await update.submit();
    await update.screen.findByText(UPDATE_FAILED);
    const second = await wire.hold(UPDATE);
    await update.submit();
    await waitFor(() => {
      expect(update.screen.queryByText(UPDATE_FAILED)).to.equal(null);
      expect(update.screen.queryByRole('button', { name: 'Log in' })).to.equal(null);
    });
    await second.release({ status: 500 });
    await update.screen.findByText(UPDATE_FAILED);
  });
});
