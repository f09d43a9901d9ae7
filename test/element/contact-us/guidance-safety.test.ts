import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { there } from '../../support/controls';
import { mount, user } from '../../support/mount';
import type { Wire } from '../../support/wire/wire';
import { fragment, openContactWire } from './answers';
import { theForm } from './the-form';

const MANAGE_PLAN = fragment('manage-plan');

/** Shows a fragment of the content service and returns the rendered result. */
async function shown(fragmentOf: string | ((wire: Wire) => string)) {
  const wire = await openContactWire({ 'GET /site/pictures/:name': { status: 204 } });
  const html = typeof fragmentOf === 'string' ? fragmentOf : fragmentOf(wire);
  await wire.reply(MANAGE_PLAN, { html: `<p>Start.</p>${html}` });
  const element = await mount({ 'content-base': wire.here });
  const form = theForm(element);
  await form.settled();
  await form.fill({ category: 'Manage plan' });
  const start = await form.screen.findByText('Start.');
  const content = start.closest('.content');
  if (!content) throw new Error('No content');
  return { content, form, wire };
}

const linkOf = (content: Element) => {
  const link = content.querySelector('a');
  if (!link) throw new Error('No link');
  return link;
};

describe('a fragment from outside', () => {
  it('keeps its headings, lists, tables and emphasis (§2)', async () => {
    const html =
      '<h4>Steps</h4><ol start="3"><li><strong>Ask</strong> us</li></ol>' +
      '<table><tbody><tr><th scope="row">Plan</th><td>A</td></tr></tbody></table>';
    const { content } = await shown(html);
    expect(content.innerHTML).to.equal(`<p>Start.</p>${html}`);
  });

  it('keeps text and bold words on one line outside any paragraph (§2)', async () => {
    const { content } = await shown('Call <b>us</b> today');
    const words = new Range();
    words.selectNodeContents(content);
    words.setStartAfter(content.firstElementChild ?? content);
    expect(words.toString()).to.equal('Call us today');
    const places = [...words.getClientRects()];
    const lowestTop = Math.max(...places.map(({ top }) => top));
    expect(lowestTop).to.be.below(Math.min(...places.map(({ bottom }) => bottom)));
  });

  const hostile = {
    'a script': '<script>window.struck = true</script>',
    'an image with a handler': '<img src="/site/pictures/none" onerror="window.struck = true">',
    'a vector image': '<svg onload="window.struck = true"><circle r="9"/></svg>',
    'a frame': '<iframe src="/site/frame" srcdoc="<script>parent.struck = true</script>"></iframe>',
    'a style element': '<style>* { display: none !important }</style>',
    'an object': '<object data="/site/thing"></object><embed src="/site/thing">',
    'a stylesheet and a refresh':
      '<link rel="stylesheet" href="/site/a.css"><meta http-equiv="refresh" content="0;url=/">',
    'a base': '<base href="https://elsewhere.example/">',
    'a form': '<form action="/site/steal"><input name="q" autofocus><button>Go</button></form>',
    'a template and a slot': '<template><p>Hidden</p></template><slot name="x"></slot>',
    'an element of somebody’s own': '<other-widget onclick="window.struck = true"></other-widget>',
    mathematics: '<math><mtext><img src=x onerror="window.struck = true"></mtext></math>',
  };
  for (const [what, html] of Object.entries(hostile)) {
    it(`loses ${what}, and nothing runs or loads (§2)`, async () => {
      const { content } = await shown(`${html}<p>End.</p>`);
      expect(content.textContent).to.match(/^Start.*End\.$/s);
      expect(content.querySelectorAll(':not(p, div, img)')).to.have.lengthOf(0);
      for (const node of content.querySelectorAll('*')) {
        expect(node.getAttributeNames().filter((name) => /^on|^style$/.test(name))).to.deep.equal(
          [],
        );
      }
      expect((window as { struck?: boolean }).struck).to.equal(undefined);
      expect(getComputedStyle(content).display).not.to.equal('none');
    });
  }

  it('loses styles, handlers, names, ids and classes, and keeps its text (§2)', async () => {
    const { content } = await shown(
      '<p style="position:fixed;inset:0" class="alert" id="a" name="b" onclick="struck = true"' +
        ' onmouseover="struck = true" data-x="1" aria-hidden="true" part="card" tabindex="0">End.</p>',
    );
    const end = content.lastElementChild;
    expect(end?.outerHTML).to.equal('<p>End.</p>');
  });

  const links = [
    ['https://example.org/claims', 'https://example.org/claims'],
    ['http://example.org/', 'http://example.org/'],
    ['”https://example.org/claims”', 'https://example.org/claims'],
    ['mailto:help@example.org', 'mailto:help@example.org'],
    ['tel:+27110000000', 'tel:+27110000000'],
    ['/portal/claims?x=1', '/portal/claims?x=1'],
  ] as const;
  for (const [href, to] of links) {
    it(`opens its link to ${href} in a new tab without access to this one (§2)`, async () => {
      const { content } = await shown(`<a href="${href}" target="_top" rel="opener">Go</a>`);
      const link = linkOf(content);
      expect(link.href).to.equal(new URL(to, location.href).href);
      expect([link.target, link.rel]).to.deep.equal(['_blank', 'noopener noreferrer']);
    });
  }

  const inert = [
    ['a hash', '#/login'],
    ['an empty address', ''],
    ['white space', '  '],
    ['a script', 'javascript:void(window.struck = true)'],
    ['a hidden script', 'java\tscript:void(window.struck = true)'],
    ['data', 'data:text/html,<p>Hello'],
    ['a blob', 'blob:https://example.org/1'],
  ] as const;
  for (const [what, href] of inert) {
    it(`does nothing when its link to ${what} is pressed (§2)`, async () => {
      const { content } = await shown(`<a href="${href}">Go</a>`);
      const link = linkOf(content);
      const { href: here } = location;
      await user.click(link);
      expect(link.hasAttribute('href')).to.equal(false);
      expect(location.href).to.equal(here);
      expect((window as { struck?: boolean }).struck).to.equal(undefined);
    });
  }

  it('shows images of the content service (§2)', async () => {
    const { content, wire } = await shown(
      ({ here }) => `<img src="${here}/site/pictures/plan.png" alt="Our plans">`,
    );
    const image = content.querySelector('img');
    expect(image?.src).to.equal(`${wire.here}/site/pictures/plan.png`);
    image?.scrollIntoView();
    const { headers } = await wire.next('GET /site/pictures/plan.png');
    expect(headers.referer).to.equal(undefined);
  });

  for (const [where, path] of [
    ['beside the content', '/api/member-details'],
    ['above the content, by a way back', '/site/../api/member-details'],
    ['above the content, by a way back in numbers', '/site/%2e%2e/api/member-details'],
    ['above the content, by a slash in numbers', '/site/..%2fapi/member-details'],
    ['above the content, by a backslash in numbers', '/site/..%5capi/member-details'],
    ['above the content, by numbers of numbers', '/site/%252e%252e%252fapi/member-details'],
    ['above the content, by a way back with parameters', '/site/..;/api/member-details'],
  ] as const)
    it(`requests no address of the portal itself for an image: ${where} (§2, security 28)`, async () => {
      const { content } = await shown(({ here }) => `<img src="${here}${path}" alt="Our plans">`);
      expect(content.querySelector('img')?.hasAttribute('src')).to.equal(false);
    });

  it('shows the alternative text of another service’s image (§2)', async () => {
    const { content } = await shown(({ elsewhere }) => {
      const address = `${elsewhere}/site/pictures/plan.png`;
      return `<img src="${address}" srcset="${address} 2x" alt="Our plans">`;
    });
    const image = content.querySelector('img');
    expect(image?.hasAttribute('src')).to.equal(false);
    expect(image?.hasAttribute('srcset')).to.equal(false);
    expect(image?.alt).to.equal('Our plans');
  });

  it('scrolls in place if it is too wide, not the page (§2)', async () => {
    const { content } = await shown(
      `<pre>${'Dear member '.repeat(100)}</pre><div style="width: 4000px">Wide</div>` +
        `<table><tbody><tr>${'<td style="white-space: nowrap">Dear member</td>'.repeat(60)}</tr></tbody></table>`,
    );
    const { scrollWidth, clientWidth } = document.documentElement;
    expect(scrollWidth).to.be.at.most(clientWidth);
    expect(content.scrollWidth).to.be.greaterThan(content.clientWidth);
    expect(content.getBoundingClientRect().right).to.be.at.most(clientWidth);
  });

  // Firefox ignores a height of 18 million pixels or more.
  for (const [what, html] of Object.entries({
    'a box of a mile': '<p style="height: 9000000px">Our plans</p>',
    'a line of a mile': '<p style="line-height: 33000000px">Our plans</p>',
    'thousands of lines': 'Our plans<br>'.repeat(9000),
  }))
    it(`scrolls in place if it is high, with the form within two screens: ${what} (security 44)`, async () => {
      const { content, form } = await shown(html);
      const { top } = content.getBoundingClientRect();
      const next = there('Email address', form.find.email()).getBoundingClientRect();
      expect(next.top - top).to.be.below(2 * window.innerHeight);
      expect(content.scrollHeight).to.be.greaterThan(100_000);
    });

  it('stays within its own height in a frame that grows with its page (security 44)', async () => {
    await setViewport({ width: 1000, height: 4000 });
    const { content } = await shown('<p style="height: 9000px">Our plans</p>');
    expect(content.clientHeight).to.be.within(3000, 3300);
    await setViewport({ width: 1000, height: 700 });
  });

  it('shows nothing and no failure if it is empty (§4)', async () => {
    await openContactWire({ [MANAGE_PLAN]: { html: '' } });
    const form = theForm(await mount());
    await form.settled();
    await form.fill({ category: 'Manage plan', subCategory: 'Update bank details' });
    await form.screen.findByText('About this sub-category.');
    expect(form.screen.queryByText('Unable to load content.') === null).to.equal(true);
  });
});
