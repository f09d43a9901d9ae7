import { expect } from '@open-wc/testing';
import { waitFor } from '@testing-library/dom';
import { collectEvents, takeProblems, takeWarnings } from '../../support/collect';
import { mount, shadow, user } from '../../support/mount';
import { OPEN_QUERIES, openContactWire } from '../contact-us/answers';
import { theForm } from '../contact-us/the-form';
import type { Inquiries } from '../tag/place';
import { listenForPageErrors, replaceMember } from './page-errors';

const SECRET = 'Knee operation of thandi@example.org';
const CRASHED = /This part of the page stopped working/;

class OfAHost extends Error {
  override readonly name = SECRET;
}

const caused = () => new Error(SECRET, { cause: new Error(SECRET) });
const KINDS: Readonly<Record<string, () => unknown>> = {
  'an error': () => new TypeError(SECRET),
  'an invalid selector': () => {
    try {
      return document.querySelector(`[title=${SECRET}]`);
    } catch (error) {
      return error;
    }
  },
  'an exception of the DOM': () => new DOMException(SECRET, 'DataError'),
  'many errors in one': () => new AggregateError([caused()], SECRET),
  'an error with a cause': caused,
  'an error with a name of its own': () => new OfAHost(SECRET),
  'a text': () => SECRET,
  'an object': () => ({ message: SECRET, toString: () => SECRET }),
};

/** Makes a function of the page throw, in each part of the element. */
const PARTS: Readonly<
  Record<string, (element: Inquiries, throwing: () => never) => Promise<void>>
> = {
  rendering: async (element, throwing) => {
    const restore = replaceMember(document, 'baseURI', { get: throwing });
    element.messages = { contactUs: { title: 'Shown again' } };
    await shadow(element).findByText(CRASHED).finally(restore);
  },
  'event handler': async (element, throwing) => {
    const restore = replaceMember(HTMLInputElement.prototype, 'click', { value: throwing });
    await user.click(shadow(element).getByRole('button', { name: /Choose files/ }));
    await shadow(element).findByText(CRASHED).finally(restore);
  },
  start: async (element, throwing) => {
    element.remove();
    await waitFor(() => {
      expect(element.shadowRoot?.childElementCount).to.equal(0);
    });
    const root = element.shadowRoot as ShadowRoot;
    const sheets = { get: throwing, set: () => undefined };
    const restore = replaceMember(root, 'adoptedStyleSheets', sheets);
    document.body.append(element);
    await shadow(element).findByText(CRASHED).finally(restore);
  },
  'log-query': async (element, throwing) => {
    const restore = replaceMember(FormData.prototype, 'append', { value: throwing });
    await theForm(element).submit();
    await shadow(element)
      .findByText(/Something went wrong/)
      .finally(restore);
  },
  fragment: async (element, throwing) => {
    const restore = replaceMember(Document.prototype, 'createDocumentFragment', {
      value: throwing,
    });
    await theForm(element).fill({ category: 'Manage plan' });
    await shadow(element).findAllByText('Unable to load content.').finally(restore);
  },
};

describe('the message of an exception', () => {
  for (const [part, provoke] of Object.entries(PARTS)) {
    // React itself prints exceptions of a rendering, each kind differently.
    const kinds = Object.entries(KINDS).slice(part === 'rendering' ? 0 : -2);
    it(`in ${part} is in no event, on no console and on no screen (decisions 6)`, async () => {
      for (const [kind, make] of kinds) {
        await openContactWire({
          [OPEN_QUERIES]: { json: { queries: [{ referenceNumber: 12, queryDetail: 'A row' }] } },
        });
        const element = (await mount()) as Inquiries;
        const form = theForm(element);
        await form.settled();
        await form.screen.findByText('A row');
        await form.fill({ category: 'Other', query: 'My matter' });
        const events = collectEvents('element-error');
        const page = listenForPageErrors();
        await provoke(element, () => {
          throw make();
        });
        await waitFor(() => {
          expect(events, kind).to.have.lengthOf(1);
        });
        const { message } = events[0]?.detail as { message: string };
        expect(message, kind).to.match(new RegExp(`^\\w+ in ${part}\\b`));
        const reported = JSON.stringify([events, takeProblems(), takeWarnings()]);
        for (const text of [reported, element.shadowRoot?.textContent ?? ''])
          for (const word of ['Knee', 'thandi']) expect(text, kind).not.to.contain(word);
        expect(await page.stop(), kind).to.deep.equal([]);
        element.remove();
      }
    });
  }
});
