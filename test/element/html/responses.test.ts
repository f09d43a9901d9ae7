import { expect } from '@open-wc/testing';
import { shadow } from '../../support/mount';
import { forbiddenIn } from './allowed';
import { base64Of, openPortalPage, type PortalPage } from './portal-page';
import { RESPONSES } from './responses/all';
import type { Sample } from './responses/sample';

const FOLD = 'Show earlier messages';

/** Characters of windows-1252 that have another code in Unicode. */
const ABOVE = new Map(
  [...'–—‘’“”'].map((sign, n) => [sign, [150, 151, 145, 146, 147, 148][n] ?? 0]),
);
const bytesOf = ({ html, charset }: Sample): Uint8Array =>
  charset === undefined
    ? new TextEncoder().encode(html)
    : Uint8Array.from(html, (sign) => ABOVE.get(sign) ?? sign.charCodeAt(0));

const elementOf = (response: Document, selector: string): HTMLElement => {
  const found = response.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`No ${selector} in ${response.body.innerHTML}`);
  return found;
};

function expectWords(response: Document, { says, folds = [], lacks = [] }: Sample) {
  const folded = [...response.querySelectorAll('details')];
  expect(folded.every(({ open }) => !open)).to.equal(true);
  const earlier = folded.map(({ textContent }) => textContent).join('\n');
  for (const words of folds) expect(earlier).to.contain(words);
  expect(folded.length > 0).to.equal(folds.length > 0);
  for (const summary of response.querySelectorAll('summary'))
    expect(summary.textContent).to.equal(FOLD);
  const shown = response.body.cloneNode(true) as HTMLElement;
  shown.querySelectorAll('details').forEach((fold) => {
    fold.remove();
  });
  for (const words of says) expect(shown.textContent).to.contain(words);
  for (const words of lacks) expect(response.body.textContent).not.to.contain(words);
}

/** Normalises values, because engines round lengths, quote font names and prefix values differently. */
const inOneWay = (value: string) =>
  value
    .replaceAll(/"|-(?:webkit|moz)-/g, '')
    .replaceAll(/\d+\.\d+/g, (length) => String(Number(Number(length).toFixed(1))));

/** The elements of the response that match, including its body. */
const found = ({ body }: Document, selector: string) =>
  [body, ...body.querySelectorAll('*')].filter((element) => element.matches(selector));

function expectLooks(response: Document, { holds = {}, looks = {}, links }: Sample) {
  for (const [selector, count] of Object.entries(holds))
    expect(found(response, selector).length, selector).to.equal(count);
  // Folded content is opened, because its styles are checked as well.
  response.querySelectorAll('details').forEach((fold) => {
    fold.open = true;
  });
  const view = response.defaultView;
  for (const [selector, wanted] of Object.entries(looks)) {
    const computed = view?.getComputedStyle(elementOf(response, selector));
    for (const [name, value] of Object.entries(wanted))
      expect(inOneWay(String(Reflect.get(computed ?? {}, name))), `${selector} ${name}`).to.equal(
        inOneWay(value),
      );
  }
  const addresses = [...response.querySelectorAll('a[href]')].map((link) =>
    link.getAttribute('href'),
  );
  if (links) expect(addresses).to.deep.equal(links);
}

function expectBlocked({ element }: PortalPage, { blocked }: Sample) {
  const notice = shadow(element).queryByText(/^Images not loaded/)?.textContent ?? null;
  const [count, ...hosts] = blocked ?? [];
  const words = `Images not loaded: ${String(count)}, from ${hosts.join(', ')}.`;
  expect(notice).to.equal(blocked ? words : null);
}

/** The response stays within the panel. Content that is too wide scrolls in its frame. */
function expectWithin({ element, window, responseFrame }: PortalPage) {
  const panel = element.shadowRoot?.querySelector('[part~=response]')?.getBoundingClientRect();
  expect(responseFrame().getBoundingClientRect().right).to.be.at.most(panel?.right ?? 0);
  const { scrollWidth, clientWidth } = window.document.documentElement;
  expect(scrollWidth).to.be.at.most(clientWidth);
}

async function expectReadable(page: PortalPage, sample: Sample) {
  const response = await page.nextResponse();
  if (!response) throw new Error('No response');
  expectWords(response, sample);
  expectBlocked(page, sample);
  expectLooks(response, sample);
  expectWithin(page);
  expect(forbiddenIn(response.body, 'response')).to.deep.equal([]);
  expect(page.violations).to.deep.equal([]);
}

describe('a response written like one from a real mail program', () => {
  it('is one of at least 25', () => {
    expect(Object.values(RESPONSES).flatMap(Object.keys).length).to.be.at.least(25);
  });

  for (const [kind, responses] of Object.entries(RESPONSES))
    it(`keeps its text, layout, colours and links under a portal's policy: ${kind} (§2)`, async () => {
      const page = await openPortalPage('documented');
      await page.setResponses(
        Object.values(responses).map((response) => base64Of(bytesOf(response))),
      );
      for (const [name, response] of Object.entries(responses)) {
        try {
          await expectReadable(page, response);
        } catch (error) {
          throw new Error(`${name}: ${String(error)}`, { cause: error });
        }
      }
    });
});
