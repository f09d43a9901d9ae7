import { expect } from '@open-wc/testing';
import { waitFor } from '@testing-library/dom';
import { setViewport } from '@web/test-runner-commands';
import { user } from '../../support/mount';
import { frameOf, shownResponse, readResponse } from './the-response';

const SIZE = { width: 1000, height: 700 };
const PARAGRAPHS = '<p>Dear member, thank you for your query about your claim of May.</p>'.repeat(
  20,
);

/** The difference between the height of the frame and that of its response, in pixels. */
async function misfit(element: Element) {
  const response = await shownResponse(element);
  const height = frameOf(element)?.clientHeight ?? 0;
  return height - Math.ceil(response.documentElement.getBoundingClientRect().height);
}

/** The lines of an element's text. */
function linesOf(element: Element): number {
  const words = element.ownerDocument.createRange();
  words.selectNodeContents(element);
  return new Set([...words.getClientRects()].map(({ top }) => top)).size;
}

const fits = (element: Element, room = 0) =>
  waitFor(async () => {
    expect(await misfit(element)).to.be.within(room - 2, room + 2);
  });

describe('the frame of an emailed response', () => {
  beforeEach(() => setViewport(SIZE));
  after(() => setViewport(SIZE));

  it('is as high as its content, which does not scroll (§2)', async () => {
    const { element, response } = await readResponse(PARAGRAPHS);
    await fits(element);
    const { scrollHeight, clientHeight } = response.documentElement;
    expect(scrollHeight - clientHeight).to.be.at.most(2);
    expect(response.body.getBoundingClientRect().height).to.be.greaterThan(600);
  });

  it('follows its content when the window gets narrow and wide again (§2)', async () => {
    const { element } = await readResponse(PARAGRAPHS);
    await fits(element);
    const wide = frameOf(element)?.clientHeight ?? 0;
    await setViewport({ ...SIZE, width: 360 });
    await waitFor(() => {
      expect(frameOf(element)?.clientHeight).to.be.greaterThan(wide + 100);
    });
    await fits(element);
    await setViewport(SIZE);
    await waitFor(() => {
      expect(frameOf(element)?.clientHeight).to.be.within(wide - 2, wide + 2);
    });
  });

  it('is complete on paper, which is narrower than the window (§2)', async () => {
    const { element, response } = await readResponse(
      `<p>${PARAGRAPHS.replace(/<\/?p>/g, ' ')}</p>`,
    );
    await fits(element);
    const frame = frameOf(element);
    const onScreen = frame?.clientHeight;
    window.dispatchEvent(new Event('beforeprint'));
    // No script runs between the layout for the paper and its print.
    document.body.style.width = '700px';
    const { scrollHeight, clientHeight, clientWidth } = response.documentElement;
    document.body.style.width = '';
    window.dispatchEvent(new Event('afterprint'));
    expect(clientWidth).to.be.lessThan(700);
    expect(scrollHeight).to.equal(clientHeight);
    await fits(element);
    expect(frame?.clientHeight).to.equal(onScreen);
  });

  it('fits a response that is too wide into the panel (§2)', async () => {
    const { element, response } = await readResponse(
      '<table width="3000"><tr><td>Left</td><td>Right</td></tr></table>',
    );
    const frame = frameOf(element);
    expect(response.querySelectorAll('td')).to.have.lengthOf(2);
    expect(response.documentElement.scrollWidth).to.be.at.most(frame?.clientWidth ?? 0);
    expect(frame?.getBoundingClientRect().right).to.be.at.most(SIZE.width);
    expect(document.documentElement.scrollWidth).to.be.at.most(SIZE.width);
  });

  it('breaks no word in a table of figures, and scrolls the table in a narrow panel (§2)', async () => {
    const cells = (name: string) =>
      `<tr>${`<${name} nowrap>Amount charged</${name}>`.repeat(10)}</tr>`;
    const { element, response } = await readResponse(
      `<table border=1 width=1400>${cells('th')}${cells('td')}</table>`,
    );
    const cellsOf = () => [...response.querySelectorAll('th, td')];
    await waitFor(() => {
      expect(cellsOf().map(linesOf)).to.deep.equal(cellsOf().map(() => 2));
    });
    await setViewport({ ...SIZE, width: 360 });
    await waitFor(() => {
      const { scrollWidth, clientWidth } = response.documentElement;
      expect(scrollWidth).to.be.greaterThan(clientWidth);
      expect(document.documentElement.scrollWidth).to.be.at.most(360);
    });
    expect(cellsOf().map(linesOf)).to.deep.equal(cellsOf().map(() => 2));
    await setViewport(SIZE);
    await waitFor(() => {
      expect(cellsOf().map(linesOf)).to.deep.equal(cellsOf().map(() => 2));
    });
    await fits(element);
  });

  it('breaks a long address in a table, and no word next to it (§2)', async () => {
    const address = `https://portal.example/${'a'.repeat(200)}`;
    const { response } = await readResponse(
      `<table width=600><tr><td>Amount</td><td>${address}</td></tr></table>`,
    );
    const [amount, link] = [...response.querySelectorAll('td')];
    const { scrollWidth, clientWidth } = response.documentElement;
    expect(scrollWidth).to.be.at.most(clientWidth);
    expect(amount && linesOf(amount)).to.equal(1);
    expect(link && linesOf(link)).to.be.greaterThan(1);
  });

  it('breaks a word of a layout table that is wider than the panel (§2)', async () => {
    const { response } = await readResponse(
      `<table width=600><tr><td width=20>&nbsp;</td><td>See ${'claims'.repeat(30)}</td><td width=20>&nbsp;</td></tr></table>`,
    );
    await waitFor(() => {
      const { scrollWidth, clientWidth } = response.documentElement;
      expect(scrollWidth).to.be.at.most(clientWidth);
    });
  });

  it('shows an address at the right of a page without its indent on a phone (§2)', async () => {
    const lines = ['The Scheme', '155 West Street', 'Sandton'];
    const { response } = await readResponse(
      lines.map((line) => `<p style="margin-left: 288.0pt">${line}</p>`).join(''),
    );
    const address = [...response.querySelectorAll('p')];
    const leftOf = () => address.map((line) => line.getBoundingClientRect().left);
    expect(Math.min(...leftOf())).to.be.greaterThan(380);
    await setViewport({ ...SIZE, width: 360 });
    await waitFor(() => {
      expect(address.map(linesOf)).to.deep.equal([1, 1, 1]);
    });
    expect(response.documentElement.scrollWidth).to.be.at.most(360);
    await setViewport(SIZE);
    await waitFor(() => {
      expect(Math.min(...leftOf())).to.be.greaterThan(380);
    });
  });

  it('scrolls content that cannot get narrower by itself, not the page (§2)', async () => {
    const { element, response } = await readResponse(
      `<table><tr>${'<td>M</td>'.repeat(200)}</tr></table><p>End</p>`,
    );
    await fits(element, 18);
    const { scrollWidth, clientWidth } = response.documentElement;
    expect(scrollWidth).to.be.greaterThan(clientWidth);
    const { overflowX, overflowY } = getComputedStyle(response.documentElement);
    expect([overflowX, overflowY]).to.deep.equal(['auto', 'hidden']);
    expect(document.documentElement.scrollWidth).to.be.at.most(SIZE.width);
  });

  it('scrolls a response that is taller than a browser can show (security 27)', async () => {
    const { element, response } = await readResponse(
      '<p style="height: 9000000px">Dear member</p>',
    );
    await waitFor(() => {
      expect(frameOf(element)?.clientHeight).to.be.within(99_900, 100_000);
    });
    expect(getComputedStyle(response.documentElement).overflowY).to.equal('auto');
  });

  it('has room for content that overflows a box that is too low for it (§2)', async () => {
    const { element, response } = await readResponse(
      `<p>Dear member</p><div style="height: 10px">${PARAGRAPHS}</div>`,
    );
    await waitFor(() => {
      const last = response.body.querySelector('div p:last-child')?.getBoundingClientRect();
      expect(frameOf(element)?.clientHeight).to.be.at.least(Math.floor(last?.bottom ?? Infinity));
    });
  });

  it("does not grow with a response of the window's height (§2)", async () => {
    const { element, response } = await readResponse(
      '<style>div { min-height: 100vh; padding: 20px }</style>' +
        '<div style="height: 120dvh"><p style="min-height: 100cqh; width: 50vw">Dear member</p></div>',
    );
    await fits(element);
    expect(frameOf(element)?.clientHeight).to.be.lessThan(SIZE.height / 2);
    const own = response.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules]);
    const styles = [...response.querySelectorAll('div, p')].map((node) =>
      node.getAttribute('style'),
    );
    expect([...own.map(({ cssText }) => cssText), ...styles].join(' '))
      .to.match(/padding: 20px/)
      .and.match(/50vw/)
      .and.not.match(/\d(?:d?vh|cqh)/);
  });

  it('prints only the response, across several pages (§2)', async () => {
    const { screen, response } = await readResponse(PARAGRAPHS);
    let printed = 0;
    Object.assign(response.defaultView ?? {}, { print: () => (printed += 1) });
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(printed).to.equal(1);
    const rules = response.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules]);
    const forPrint = rules.filter((rule) => rule instanceof CSSMediaRule || 'media' in rule);
    expect(forPrint.map(({ cssText }) => cssText).join('')).to.match(
      /^@media print.*html\s*{[^}]*overflow: visible/s,
    );
  });
});
