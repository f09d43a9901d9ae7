import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { expectNoAxeViolations } from '../../support/axe';
import { mount, shadow } from '../../support/mount';
import { OPEN_QUERIES, openContactWire } from '../contact-us/answers';
import { ANY_QUERY } from '../view-query/the-query';

const QUERY = {
  referenceNumber: 4711,
  category: 'OTHER',
  queryDetail: 'Not paid.',
  dateLogged: '2024-05-17',
};
const HEADINGS = ['Category', 'Query details', 'Date', 'Update'];

/** The label shown before a cell. The attribute is read, because browsers serialise the CSS content differently. */
const labelBefore = (cell: Element) =>
  getComputedStyle(cell, '::before').content === 'none' ? 'none' : cell.getAttribute('data-label');

/** The top of an element's text. */
function topOfText(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect().top;
}

afterEach(async () => {
  document.documentElement.removeAttribute('style');
  document.body.removeAttribute('style');
  await setViewport({ width: 800, height: 600 });
});

describe('the styles of the element', () => {
  it('turn a table into labelled cards at 768 pixels, and a screen reader still finds a table (§2, §9)', async () => {
    await openContactWire({ [OPEN_QUERIES]: { json: { queries: [QUERY] } } });
    const element = await mount();
    const cells = await shadow(element).findAllByRole('cell');
    const [row] = shadow(element).getAllByRole('row').slice(1);
    if (!row) throw new Error('No row');

    await setViewport({ width: 769, height: 900 });
    expect(getComputedStyle(row).display).to.equal('table-row');
    expect(cells.map(labelBefore)).to.deep.equal(HEADINGS.map(() => 'none'));

    await setViewport({ width: 768, height: 900 });
    expect(getComputedStyle(row).display).to.equal('grid');
    expect(cells.map(labelBefore)).to.deep.equal(HEADINGS);
    const headings = shadow(element).getAllByRole('columnheader');
    expect(headings.map(({ textContent }) => textContent)).to.deep.equal(HEADINGS);
    expect(shadow(element).getAllByRole('row')).to.have.lengthOf(2);
  });

  for (const size of ['10px', '16px', '32px'])
    it(`keep targets 44 pixels high and links in line with their row, with a root font of ${size}`, async () => {
      document.documentElement.style.fontSize = size;
      document.body.style.fontSize = '16px';
      await setViewport({ width: 1280, height: 900 });
      await openContactWire({ [OPEN_QUERIES]: { json: { queries: [QUERY] } } });
      const element = await mount();
      const edit = await shadow(element).findByRole('link', { name: /Edit/ });
      const targets = ['button', 'combobox', 'textbox', 'link'].flatMap((role) =>
        shadow(element).getAllByRole(role),
      );
      expect(targets).to.have.length.greaterThan(7);
      const low = targets.filter((target) => target.getBoundingClientRect().height < 44);
      expect(low.map(({ outerHTML }) => outerHTML)).to.deep.equal([]);
      const date = shadow(element).getByText(QUERY.dateLogged);
      const [words] = edit.children;
      if (!words) throw new Error('The link has no words');
      expect(topOfText(words)).to.be.closeTo(topOfText(date), 1);
    });

  it('size boxes by their text if the page has a small root font (§2)', async () => {
    document.documentElement.style.fontSize = '62.5%';
    document.body.style.fontSize = '16px';
    await setViewport({ width: 1280, height: 900 });
    await openContactWire({ 'GET /site/preview/gone.svg': { status: 404 } });
    const element = await mount({ 'banner-path': '/gone.svg', 'banner-heading': 'Summer hours' });
    const heading = await shadow(element).findByText('Summer hours');
    expect(getComputedStyle(heading).fontSize).to.equal('32px');
    const details = shadow(element).getByRole('textbox', { name: 'Query details' });
    expect(details.getBoundingClientRect().height).to.equal(176);
    location.hash = '#/login';
    const username = await shadow(element).findByRole('textbox', { name: 'Username' });
    expect(username.getBoundingClientRect().width).to.be.greaterThan(380);
  });

  const DARK_PAGES = {
    '#/contact-us/default': ['How can we help?', 'Get instant answers from our chatbot'],
    '#/update/default?reference=12&timeline=false': [
      'View your query',
      'View response sent to you via email',
      'Back',
    ],
    '#/login': ['Log in'],
  };
  for (const [hash, outside] of Object.entries(DARK_PAGES))
    it(`keep text readable on a dark page that declares no colour scheme: ${hash}`, async () => {
      Object.assign(document.body.style, { background: '#10161c', color: '#dde5ec' });
      await openContactWire({ [ANY_QUERY]: { json: { ...QUERY, canUpdate: true } } });
      const element = await mount({}, { hash });
      const screen = shadow(element);
      if (hash.includes('update')) await screen.findByRole('cell', { name: QUERY.queryDetail });
      for (const words of outside) {
        const [found] = screen.getAllByText(words);
        if (!found) throw new Error(words);
        expect(getComputedStyle(found).color, words).to.equal('rgb(221, 229, 236)');
      }
      await expectNoAxeViolations(element);
    });

  it('follow the colour scheme that a host sets, whatever the system prefers', async () => {
    await openContactWire();
    const element = await mount();
    const coloursIn = (scheme: string) => {
      document.documentElement.style.colorScheme = scheme;
      const { color, backgroundColor } = getComputedStyle(
        shadow(element).getByRole('textbox', { name: 'Query details' }),
      );
      return { color, backgroundColor };
    };
    expect(coloursIn('light')).to.deep.equal({
      color: 'rgb(23, 35, 46)',
      backgroundColor: 'rgb(255, 255, 255)',
    });
    expect(coloursIn('dark')).to.deep.equal({
      color: 'rgb(232, 238, 243)',
      backgroundColor: 'rgb(20, 29, 38)',
    });
  });
});
