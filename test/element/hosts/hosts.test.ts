import { expect } from '@open-wc/testing';
import { waitFor } from '@testing-library/dom';
import { mount, screenShown, shadow } from '../../support/mount';
import { openContactWire, OPEN_QUERIES } from '../contact-us/answers';
import { theForm } from '../contact-us/the-form';
import { ANY_QUERY } from '../view-query/the-query';

const ROW = {
  referenceNumber: 1000001,
  category: 'OTHER',
  queryDetail: 'Call me.',
  dateLogged: '2026-05-01',
};

/** Adds an element to the page's head until the test ends. */
function addToHead(element: HTMLElement): HTMLElement {
  document.head.append(element);
  return element;
}

const styleOf = (css: string) => {
  const style = document.createElement('style');
  style.textContent = css;
  return style;
};

describe('a host page', () => {
  const added: HTMLElement[] = [];
  afterEach(() => {
    for (const element of added.splice(0)) element.remove();
  });

  it('with a <base> elsewhere affects neither our links nor our calls (decisions 2, 3)', async () => {
    const base = document.createElement('base');
    base.href = 'https://elsewhere.example/deep/';
    added.push(addToHead(base));
    await openContactWire({ [OPEN_QUERIES]: { json: { queries: [ROW] } } });
    const element = await mount();
    const link = await shadow(element).findByRole<HTMLAnchorElement>('link', {
      name: 'Edit query 1000001',
    });
    const here = location.href.replace(/#.*$/, '');
    expect(link.href).to.equal(`${here}#/update/default?reference=1000001&timeline=false`);
  });

  it('with styles for everything does not affect ours (§2)', async () => {
    await openContactWire();
    const plain = theForm(await mount());
    const before = { ...getComputedStyle(plain.query) };
    added.push(
      addToHead(
        styleOf(`
          * { box-sizing: content-box !important; font-family: cursive; margin: 9px; }
          textarea, select, input, button, label, h2, h3 { all: unset !important; color: lime !important; }
          .card, .control, .field { display: none !important; }
        `),
      ),
    );
    const styled = theForm(await mount());
    const after = { ...getComputedStyle(styled.query) };
    for (const name of ['height', 'color', 'boxSizing', 'borderTopWidth', 'display'] as const) {
      expect(after[name], name).to.equal(before[name]);
    }
  });

  it('that breaks words and indents lines does neither in ours (§2)', async () => {
    added.push(
      addToHead(styleOf('body { width: 20em; word-break: break-all; text-indent: 3em; }')),
    );
    await openContactWire();
    const element = await mount();
    await theForm(element).settled();
    const texts = element.shadowRoot?.querySelectorAll('h3, h3 + p, label, .field-hint') ?? [];
    const broken = [...texts].flatMap(({ firstChild: text }) => {
      if (!(text instanceof Text)) return [];
      const words = [...text.data.matchAll(/\w+/g)];
      return words.filter(({ 0: word, index }) => {
        const range = new Range();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return range.getClientRects().length > 1;
      });
    });
    expect(broken.map(([word]) => word)).to.deep.equal([]);
    const [title] = await shadow(element).findAllByRole('heading', { level: 3 });
    const words = new Range();
    if (title) words.selectNodeContents(title);
    expect(words.getBoundingClientRect().left).to.equal(title?.getBoundingClientRect().left);
  });

  it('that writes in capitals shows what was asked as it was sent (decisions 7)', async () => {
    added.push(addToHead(styleOf('body { text-transform: uppercase; }')));
    await openContactWire({ [ANY_QUERY]: { json: ROW } });
    const element = await mount(
      {},
      { hash: `#/update/default?reference=${String(ROW.referenceNumber)}&timeline=false` },
    );
    const cell = await shadow(element).findByRole('cell', { name: ROW.queryDetail });
    // As it is drawn, and as it is copied in Chromium.
    expect(cell.innerText).to.equal(ROW.queryDetail);
  });

  it('that fills its letters with a colour leaves those of cards, fields and buttons readable (§2)', async () => {
    added.push(addToHead(styleOf('body { color: #fff; -webkit-text-fill-color: #fff; }')));
    await openContactWire();
    const form = theForm(await mount());
    await form.settled();
    const heading = form.screen.getByRole('heading', { name: 'Log a new query' });
    for (const drawn of [heading, form.category, form.email, form.query, form.send]) {
      const { webkitTextFillColor, color } = getComputedStyle(drawn);
      expect(webkitTextFillColor, drawn.textContent).to.equal(color);
    }
  });
  it('that hides the caret outside its own fields does not hide it in ours (§2)', async () => {
    added.push(addToHead(styleOf('body { color: #17232e; caret-color: transparent; }')));
    await openContactWire();
    const form = theForm(await mount());
    await form.settled();
    for (const field of [form.query, form.email]) {
      const { caretColor, color } = getComputedStyle(field);
      expect(caretColor, field.name).to.equal(color);
    }
  });

  it('can remove the element and add it again later (§4)', async () => {
    await openContactWire();
    const element = await mount();
    await theForm(element).settled();
    element.remove();
    await waitFor(() => {
      expect(element.shadowRoot?.childElementCount).to.equal(0);
    });
    document.body.append(element);
    await screenShown(element);
    await theForm(element).settled();
  });
});
