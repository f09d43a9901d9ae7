import { expect } from '@open-wc/testing';
import { fireEvent, waitFor } from '@testing-library/dom';
import { field, file, partOf } from '../../support/attachments';
import { collectEvents, takeProblems } from '../../support/collect';
import { mount, shadow, user } from '../../support/mount';
import type { WirePart } from '../../support/wire/wire';
import { OPEN_QUERIES, openContactWire, SUBMIT } from '../contact-us/answers';
import { formWith, pictures, PRESET } from '../contact-us/attachments/pages-panel';
import { QUERY_TEXT, theForm } from '../contact-us/the-form';
import { place } from '../tag/place';
import { listenForPageErrors, replaceMember, throwing } from './page-errors';

const ROW = {
  referenceNumber: 1000001,
  category: 'OTHER',
  queryDetail: 'Call me.',
  dateLogged: '2026-05-01',
};

describe('a host page that changes the browser', () => {
  it('that adds properties to Object.prototype changes no answer and no call (§7)', async () => {
    const wire = await openContactWire({
      [OPEN_QUERIES]: { json: {} },
      [SUBMIT.default]: { json: {} },
    });
    const polluted = {
      queries: [ROW],
      referenceNumber: 666,
      errorMessage: 'polluted',
      exceptionCode: '0015',
      error: 'polluted',
      emails: ['polluted@example.org'],
    };
    for (const [name, value] of Object.entries(polluted)) {
      Object.defineProperty(Object.prototype, name, { value, configurable: true, writable: true });
    }
    try {
      const element = await mount();
      const form = theForm(element);
      await form.settled();
      expect(form.screen.queryByRole('table')).to.equal(null);
      await form.fill({ category: 'Other', query: QUERY_TEXT });
      await form.submit();
      await form.screen.findByText(/could not get its reference number/);
    } finally {
      for (const name of Object.keys(polluted)) Reflect.deleteProperty(Object.prototype, name);
    }
    const { parts = [] } = await wire.next(SUBMIT.default);
    const names = parts.map(({ name }) => name).sort();
    expect(names).to.deep.equal(['category', 'email', 'origin', 'query']);
  });

  it('that adds methods to every object, list and text gets the same calls (§7)', async () => {
    const wire = await openContactWire({ [OPEN_QUERIES]: { json: { queries: [ROW] } } });
    const extended = [Object.prototype, Array.prototype, String.prototype];
    // Enumerable, as in old libraries. Arrays also get their own toJSON.
    const methods = { extend: () => 'extended', clone: () => 'cloned' };
    for (const prototype of extended) Object.assign(prototype, methods);
    Object.assign(Array.prototype, { toJSON: () => 'a list' });
    const page = listenForPageErrors();
    try {
      const form = theForm(await mount());
      await form.settled();
      await form.screen.findByText('Call me.');
      await form.fill({ category: 'Other', files: [file('bill.pdf')], query: QUERY_TEXT });
      await form.submit();
      await form.screen.findByText('4711');
    } finally {
      for (const prototype of extended)
        for (const name of Object.keys(methods)) Reflect.deleteProperty(prototype, name);
      Reflect.deleteProperty(Array.prototype, 'toJSON');
    }
    const { parts = [] } = await wire.next(SUBMIT.default);
    expect(parts.map(({ name }) => name).sort()).to.deep.equal([
      'category',
      'email',
      'files',
      'origin',
      'query',
    ]);
    expect(await page.stop()).to.deep.equal([]);
    // In development React warns about inherited properties.
    for (const { text } of takeProblems()) expect(text).to.match(/^Invalid values? for prop/);
  });

  it('that replaces `File` sends chosen and created files complete (§5)', async () => {
    const bill = file('bill.pdf');
    const chosen = [...(await pictures('a.png', 'b.png')), bill];
    // The file plugin of Cordova apps does this.
    const restore = replaceMember(window, 'File', {
      value: class {
        constructor(
          readonly name: string,
          readonly localURL: string,
        ) {}
      },
      writable: true,
    });
    let parts: readonly WirePart[] = [];
    try {
      const { wire, form, panel } = await formWith(...chosen);
      await panel.open();
      await panel.make();
      await panel.made(`${PRESET}.pdf`);
      await form.fill({ category: 'Other', query: QUERY_TEXT });
      await form.submit();
      await form.screen.findByText('4711');
      ({ parts = [] } = await wire.next(SUBMIT.default));
    } finally {
      restore();
    }
    const [made, sent] = parts.filter(({ name }) => name === 'files');
    expect(made).to.include({ fileName: `${PRESET}.pdf`, type: 'application/pdf' });
    expect(made).to.have.property('size').that.is.greaterThan(200);
    expect(sent).to.deep.equal(await partOf(bill));
  });

  it('whose own `Promise` lacks `finally` sends chosen files (decisions 7)', async () => {
    const wire = await openContactWire();
    // Like the Promise of Zone.js before 0.8.21, which Angular up to 5 loads.
    class OldPromise<T> extends Promise<T> {}
    Reflect.set(OldPromise.prototype, 'finally', undefined);
    const restore = replaceMember(window, 'Promise', { value: OldPromise, writable: true });
    try {
      const form = theForm(await mount());
      await form.settled();
      await form.fill({ category: 'Other', files: [file('bill.pdf')], query: QUERY_TEXT });
      await form.submit();
      await form.screen.findByText('4711');
    } finally {
      restore();
    }
    const { parts = [] } = await wire.next(SUBMIT.default);
    expect(parts.map(({ name }) => name)).to.include('files');
  });

  it('that attaches a file of a frame’s document sends it complete (§5)', async () => {
    const wire = await openContactWire();
    const form = theForm(await mount());
    await form.settled();
    const frame = document.createElement('iframe');
    document.body.append(frame);
    try {
      const { File: FrameFile } = frame.contentWindow as unknown as typeof globalThis;
      const bill = new FrameFile([file('bill.pdf')], 'bill.pdf', { type: 'application/pdf' });
      await form.fill({ category: 'Other', query: QUERY_TEXT });
      const chosen = new DataTransfer();
      chosen.items.add(bill);
      fireEvent.change(form.chooser, { target: { files: chosen.files } });
      await form.screen.findByRole('button', { name: 'Remove bill.pdf' });
      await form.submit();
      await form.screen.findByText('4711');
      const { parts = [] } = await wire.next(SUBMIT.default);
      expect(parts.find(({ name }) => name === 'files')).to.deep.equal(await partOf(bill));
    } finally {
      frame.remove();
    }
  });

  it('that replaces `Event` sends values that were set without an event (decisions 7)', async () => {
    const wire = await openContactWire();
    const form = theForm(await mount());
    await form.settled();
    // MooTools does this, and its class reads an existing event.
    const restore = replaceMember(window, 'Event', { value: throwing, writable: true });
    try {
      form.email.value = 'own@example.org';
      form.category.value = 'OTHER';
      await form.fill({ query: QUERY_TEXT });
      await form.submit();
      await form.screen.findByText('4711');
    } finally {
      restore();
    }
    const { parts } = await wire.next(SUBMIT.default);
    expect(parts).to.deep.equal([
      field('origin', 'MEMBER_WEB'),
      field('category', 'OTHER'),
      field('email', 'own@example.org'),
      field('query', QUERY_TEXT),
    ]);
  });

  it('whose fetch throws gets events of failed calls, and no exception (§8)', async () => {
    await openContactWire();
    const page = listenForPageErrors();
    const events = collectEvents('request-failed', 'element-error');
    const restore = replaceMember(window, 'fetch', { value: throwing, writable: true });
    try {
      const element = await mount();
      await shadow(element).findByText(/^We are unable to fetch your queries/);
      await waitFor(() => {
        expect(events.map(({ name }) => name)).to.deep.equal(['request-failed', 'request-failed']);
      });
    } finally {
      restore();
    }
    expect(await page.stop()).to.deep.equal([]);
  });

  it('whose history refuses new entries still lets a member reach every screen (§2)', async () => {
    await openContactWire({
      [OPEN_QUERIES]: { json: { queries: [ROW] } },
      'GET /api/smart-inquiry-api/member-queries/1000001': { json: ROW },
    });
    const page = listenForPageErrors();
    const restores = ['pushState', 'replaceState'].map((name) =>
      replaceMember(history, name, { value: throwing }),
    );
    try {
      const element = await place();
      const link = await shadow(element).findByRole('link', { name: 'Edit query 1000001' });
      await user.click(link);
      await shadow(element).findByRole('heading', { name: 'View your query' });
      await shadow(element).findByRole('table');
    } finally {
      for (const restore of restores) restore();
    }
    expect(await page.stop()).to.deep.equal([]);
  });

  it('keeps its history functions: the router’s own location hook is left out (§2)', async () => {
    await openContactWire();
    const { pushState, replaceState } = History.prototype;
    await theForm(await mount()).settled();
    expect(history.pushState === pushState).to.equal(true);
    expect(history.replaceState === replaceState).to.equal(true);
    expect(Symbol.for('wouter_v3') in window).to.equal(false);
  });

  it('that forbids reading its cookies gets its calls without a token (§7)', async () => {
    const wire = await openContactWire();
    const form = theForm(await mount());
    await form.settled();
    await form.fill({ category: 'Other', query: QUERY_TEXT });
    const restore = replaceMember(document, 'cookie', { get: throwing });
    await form.submit();
    await form.screen.findByText('4711').finally(restore);
    const { headers } = await wire.next(SUBMIT.default);
    expect(headers).not.to.have.property('x-xsrf-token');
  });

  it('that hides the addresses of answers recognises an upload by its status (decisions 7)', async () => {
    const wire = await openContactWire({
      [SUBMIT.default]: [{ status: 500 }, { text: `)]}',\n{"referenceNumber": 4711}` }],
    });
    const restore = replaceMember(XMLHttpRequest.prototype, 'responseURL', { get: () => '' });
    try {
      const form = theForm(await mount());
      await form.settled();
      await form.fill({ category: 'Other', files: [file('bill.pdf')], query: QUERY_TEXT });
      await form.submit();
      await form.screen.findByText(/^Something went wrong/);
      await form.submit();
      await form.screen.findByText('4711');
    } finally {
      restore();
    }
    expect(await wire.requests(SUBMIT.default)).to.have.lengthOf(2);
  });

  it('that wraps fetch and history sees our calls and loses none (§7)', async () => {
    const { fetch } = window;
    const seen: string[] = [];
    window.fetch = (input, init) => {
      seen.push(input instanceof Request ? input.url : String(input));
      return fetch(input, init);
    };
    try {
      await openContactWire();
      const form = theForm(await mount());
      await form.settled();
      expect(seen.some((url) => url.includes('/member-queries?'))).to.equal(true);
    } finally {
      window.fetch = fetch;
    }
  });
});
