import { expect } from '@open-wc/testing';
import { LOOKS } from './benign/looks';
import { STRUCTURE, type Documents } from './benign/structure';
import { openPortalPage, type PortalPage } from './portal-page';

const DOCUMENTS: Readonly<Record<string, Documents>> = {
  'in its structure': STRUCTURE,
  'in its words, looks, links and images': LOOKS,
};

/** What shorthands set besides, to what it is anyway. */
const ALSO_SET =
  /^(?:border-image-|text-decoration-(?:style|color|thickness)|white-space-collapse|text-wrap)/;

/** Styles declaration by declaration: the same ones can be worded in several ways. */
function withPlainStyles(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>('[style]')) {
    const { style } = element;
    const names = [...style].filter((name) => !ALSO_SET.test(name));
    const declared = names.map((name) => `${name}: ${style.getPropertyValue(name)}`);
    element.setAttribute('style', declared.join('; '));
  }
}

/** What was sent as a browser has it, but for its links, which open tabs, and the referrer of images. */
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
  // A copy on a page without a policy: the portal's would report what is done to it here.
  const content = document.importNode(await page.nextFragment(), true);
  const { origin } = page.window.location;
  withPlainStyles(content);
  const pieces = (markup: string) => markup.split(/(?=<)/).map(sorted);
  expect(pieces(content.innerHTML)).to.deep.equal(pieces(sent(html, origin)));
}

/** The attributes of a tag in an order of ours: their own says nothing. */
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

  for (const [where, documents] of Object.entries(DOCUMENTS))
    it(`survives unharmed ${where} (§2)`, async () => {
      const page = await openPortalPage();
      // Images are asked for without a referrer: the address says whose they are.
      const contentBase = page.wire.here;
      page.element.setAttribute('content-base', contentBase);
      await page.wire.reply('GET /site/pictures/:name', { status: 204 });
      const markup = Object.values(documents).map((html) => html.replaceAll('ORIGIN', contentBase));
      await page.setFragments(markup);
      for (const html of markup) await expectUnharmed(page, html);
      expect(page.violations).to.deep.equal([]);
    });
});
