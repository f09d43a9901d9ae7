import { expect } from '@open-wc/testing';
import { waitFor } from '@testing-library/dom';
import { setViewport } from '@web/test-runner-commands';
import { shadow } from '../../support/mount';
import { OPEN_QUERIES, openContactWire } from '../contact-us/answers';
import { create } from '../tag/place';
import { ANY_QUERY, QUERY } from '../view-query/the-query';

const ROW = {
  referenceNumber: 4711,
  category: 'CHRONIC_CONDITIONS_AND_CANCER',
  queryDetail: 'Why was my account of May paid in part only, and when will I get the rest?',
  dateLogged: '2024-05-17',
};

/** Layouts in which portals place the element. `x` marks its place. */
const PLACES: Readonly<Record<string, string>> = {
  'a block': '<div><x></x></div>',
  'an aside of 380 pixels':
    '<div style="display:flex"><main style="flex:1">…</main><aside style="width:380px"><x></x></aside></div>',
  'a grid beside a list':
    '<div style="display:grid;grid-template-columns:1fr 320px"><p>…</p><x></x></div>',
  'a grid of automatic columns':
    '<div style="display:grid;grid-template-columns:auto auto"><p>…</p><x></x></div>',
  'a body that centres its one child':
    '<div style="display:flex;place-items:center;min-height:100vh"><div style="margin:0 auto;max-width:1280px;padding:1rem;text-align:center"><x></x></div></div>',
  'a grid that centres': '<div style="display:grid;place-items:center"><x></x></div>',
  'a column that centres':
    '<div style="display:flex;flex-direction:column;align-items:center"><x></x></div>',
  'a row of flex': '<div style="display:flex"><x></x></div>',
  'a float': '<div style="float:left"><x></x></div>',
  'a floating element': '<x style="float:right"></x>',
  'a parent that fits its content': '<div style="width:fit-content"><x></x></div>',
  'a parent of the least width, with a width on the tag':
    '<div style="width:min-content"><x style="width:min(45em, 90vw)"></x></div>',
  'a parent without line breaks':
    '<div style="display:inline-block;white-space:nowrap"><x></x></div>',
  'an inline block': '<x style="display:inline-block"></x>',
  'a cell of a table': '<table><tr><td><x></x></td></tr></table>',
  'a drawer': '<div style="position:fixed;right:0;top:0"><x></x></div>',
  'a dialog': '<dialog open style="padding:0;border:0"><x></x></dialog>',
  'an element of flex': '<x style="display:flex"></x>',
  'an element of grid that centres': '<x style="display:grid;place-items:center"></x>',
};

/** Finds a control that is wider than its column, and a column that is wider than the page. */
function widerThanItsPlace(element: HTMLElement): string[] {
  const page = document.documentElement.clientWidth;
  const { left, right } = element.getBoundingClientRect();
  const wide = [...(element.shadowRoot?.querySelectorAll<HTMLElement>('*') ?? [])].filter(
    (node) => {
      const box = node.getBoundingClientRect();
      return !node.closest('.hidden-text, thead, svg') && box.width > 0 && box.right > right + 1;
    },
  );
  const isOut = right > page + 1 || left < -1;
  return [
    ...wide.map(({ outerHTML }) => outerHTML.slice(0, 80)),
    ...(isOut ? [`${left} to ${right} of ${page}`] : []),
  ];
}

const tables = (element: HTMLElement) =>
  [...(element.shadowRoot?.querySelectorAll('table') ?? [])].map(
    (table) => getComputedStyle(table).display,
  );

let places: HTMLElement;
beforeEach(() => {
  places = document.createElement('div');
  document.body.append(places);
});
afterEach(async () => {
  // The element is still on the page, because otherwise WebKit applies the old media queries to the next one.
  await setViewport({ width: 800, height: 600 });
  places.remove();
});

/** Places the element in the layout, in place of the mark. */
async function fillPlaces(html: string) {
  places.innerHTML = html;
  const [spot] = places.querySelectorAll('x');
  if (!spot) throw new Error('No place');
  const element = create();
  element.style.cssText = spot.getAttribute('style') ?? '';
  spot.replaceWith(element);
  await shadow(element).findByRole('cell', { name: /^Why was my account/ });
  return element;
}

describe('the element in the layout of a page', () => {
  it('has the size of the page’s text, and can be read where that has no size (§2)', async () => {
    await openContactWire({ [OPEN_QUERIES]: { json: { queries: [ROW] } } });
    for (const [page, ours] of [
      ['0', '12px'],
      ['18px', '18px'],
      ['14px', '14px'],
    ] as const) {
      const element = await fillPlaces(`<div style="font-size:${page}"><x></x></div>`);
      expect(getComputedStyle(element).fontSize, page).to.equal(ours);
    }
  });

  for (const [name, html] of Object.entries(PLACES))
    it(`is wide enough and does not overflow: ${name} (§2)`, async () => {
      await openContactWire({
        [OPEN_QUERIES]: { json: { queries: [ROW] } },
        [ANY_QUERY]: { json: QUERY },
      });
      await setViewport({ width: 1280, height: 900 });
      const element = await fillPlaces(html);
      const { width } = element.getBoundingClientRect();
      const isNarrow = /320|380/.test(html);
      expect(width, 'width').to.be.greaterThan(isNarrow ? 300 : 600);
      expect(tables(element)).to.deep.equal([isNarrow ? 'grid' : 'table']);
      expect(widerThanItsPlace(element)).to.deep.equal([]);
      // A phone has no room for other content beside the element.
      if (isNarrow || html.includes('<p>')) return;
      await setViewport({ width: 360, height: 900 });
      expect(widerThanItsPlace(element)).to.deep.equal([]);
      expect(element.getBoundingClientRect().width).to.be.greaterThan(290);
    });

  it('has each heading above its column on a page that is read from right to left (§2)', async () => {
    await openContactWire({ [OPEN_QUERIES]: { json: { queries: [ROW] } } });
    await setViewport({ width: 1280, height: 900 });
    const element = await fillPlaces('<div dir="rtl"><x></x></div>');
    expect(tables(element)).to.deep.equal(['table']);
    const edgesOf = (cells: string) =>
      [...(element.shadowRoot?.querySelectorAll(cells) ?? [])].map((cell) =>
        Math.round(cell.getBoundingClientRect().right),
      );
    expect(edgesOf('th')).to.deep.equal(edgesOf('td'));
  });

  it('has the arrow of a choice away from its text on such a page (§2)', async () => {
    await openContactWire({ [OPEN_QUERIES]: { json: { queries: [ROW] } } });
    const arrowAndRoom = (element: HTMLElement) => {
      const choice = shadow(element).getByLabelText('Category');
      const { backgroundPositionX, paddingLeft, paddingRight } = getComputedStyle(choice);
      // An offset from the right edge is computed as one from 100%.
      const arrow = backgroundPositionX.includes('100%') ? 'right' : 'left';
      return [arrow, parseFloat(paddingLeft) > parseFloat(paddingRight) ? 'left' : 'right'];
    };
    const element = await fillPlaces('<div><x></x></div>');
    expect(arrowAndRoom(element)).to.deep.equal(['right', 'right']);
    places.dir = 'rtl';
    expect(arrowAndRoom(element)).to.deep.equal(['left', 'left']);
  });

  it('has room for dates on a phone where text has twice its size (§2)', async () => {
    await openContactWire({ [OPEN_QUERIES]: { json: { queries: [ROW] } } });
    await setViewport({ width: 360, height: 900 });
    document.documentElement.style.fontSize = '200%';
    try {
      const element = await fillPlaces('<div><x></x></div>');
      expect(widerThanItsPlace(element)).to.deep.equal([]);
      const date = shadow(element).getByText('2024-05-17');
      expect(date.scrollWidth, 'room for the date').to.be.at.most(date.clientWidth);
    } finally {
      document.documentElement.style.fontSize = '';
    }
  });

  it('stays in one column if the page’s text has several columns (§2)', async () => {
    await openContactWire({ [OPEN_QUERIES]: { json: { queries: [ROW] } } });
    for (const width of [1280, 360]) {
      await setViewport({ width, height: 900 });
      const element = await fillPlaces('<div style="columns:2"><x></x></div>');
      expect(element.getClientRects(), `columns of ${width} pixels`).to.have.lengthOf(1);
      expect(widerThanItsPlace(element)).to.deep.equal([]);
    }
  });

  it('follows its column as a tab is shown, a drawer opens or the text grows (§2)', async () => {
    await openContactWire({ [OPEN_QUERIES]: { json: { queries: [ROW] } } });
    await setViewport({ width: 1280, height: 900 });
    places.hidden = true;
    const element = await fillPlaces('<x></x>');
    places.hidden = false;
    expect(tables(element)).to.deep.equal(['table']);
    places.style.width = '380px';
    await waitFor(() => {
      expect(tables(element)).to.deep.equal(['grid']);
    });
    expect(widerThanItsPlace(element)).to.deep.equal([]);
    places.style.width = '600px';
    expect(tables(element)).to.deep.equal(['table']);
    element.style.fontSize = '24px';
    expect(tables(element)).to.deep.equal(['grid']);
  });
});
