import { expect } from '@open-wc/testing';
import { LOOKS } from './benign/looks';
import { STRUCTURE, type Documents } from './benign/structure';
import { openPortalPage, type PortalPage } from './portal-page';

const DOCUMENTS: Readonly<Record<string, Documents>> = {
  structure: STRUCTURE,
  'text, styles, links and images': LOOKS,
};

/** Longhands that a shorthand also sets, to their initial values. */
const ALSO_SET =
  /^(?:border-image-|text-decoration-(?:style|color|thickness)|white-space-collapse|text-wrap)/;

/** Writes styles as single declarations, because the same style can be written in several ways. */
function withPlainStyles(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>('[style]')) {
    const { style } = element;
    const names = [...style].filter((name) => !ALSO_SET.test(name));
    const declared = names.map((name) => `${name}: ${style.getPropertyValue(name)}`);
    element.setAttribute('style', declared.join('; '));
  }
}

/**
 * The markup as a browser parses it. Links that open a tab, and images without a referrer, are added as the element
 * adds them.
 */
function sent(html: string, base: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const image of body.querySelectorAll('img'))
    image.setAttribute('referrerpolicy', 'no-referrer');
  for (const link of body.querySelectorAll('a')) {
    link.setAttribute('href', new URL(link.getAttribute('href') ?? '', base).href);
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer');
  }
  withPlainStyles(body);
  return body.innerHTML;
}

async function expectUnharmed(page: PortalPage, html: string) {
  // The check works on a copy in the test's page, because the portal's policy would report its changes to styles.
  const content = document.importNode(await page.nextFragment(), true);
  const { origin } = page.window.location;
  withPlainStyles(content);
  const pieces = (markup: string) => markup.split(/(?=<)/).map(sorted);
  expect(pieces(content.innerHTML)).to.deep.equal(pieces(sent(html, origin)));
}

/** Sorts the attributes of a tag, because their order has no meaning. */
const sorted = (piece: string): string => {
  const tag = /^<(\w+)((?: [\w-]+="[^"]*")+)>/.exec(piece);
  const names =
    tag?.[2]
      ?.match(/ [\w-]+="[^"]*"/g)
      ?.sort()
      .join('') ?? '';
  return tag ? `<${tag[1] ?? ''}${names}>${piece.slice(tag[0].length)}` : piece;
};

describe('a benign fragment', () => {
  it('is one of at least 20', () => {
    expect(Object.values(DOCUMENTS).flatMap(Object.keys).length).to.be.at.least(20);
  });

  for (const [what, documents] of Object.entries(DOCUMENTS))
    it(`keeps its ${what} unchanged (§2)`, async () => {
      const page = await openPortalPage();
      // Images are requested without a referrer, so the test server knows the test by the address.
      const contentBase = page.wire.here;
      page.element.setAttribute('content-base', contentBase);
      await page.wire.reply('GET /site/pictures/:name', { status: 204 });
      const markup = Object.values(documents).map((html) => html.replaceAll('ORIGIN', contentBase));
      await page.setFragments(markup);
      for (const html of markup) await expectUnharmed(page, html);
      expect(page.violations).to.deep.equal([]);
    });
});
