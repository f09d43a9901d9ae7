import { expect } from '@open-wc/testing';
import { waitFor, within } from '@testing-library/dom';
import { expectNoAxeViolations } from '../../support/axe';
import { collectEvents } from '../../support/collect';
import { shadow, user } from '../../support/mount';
import {
  ANY_QUERY,
  mountQuery,
  openQueryWire,
  QUERY,
  RESPONSE_BUTTON,
  rowOf,
  TITLE,
  UPDATE_TOGGLE,
  viewQuery,
} from './the-query';

const ATTACHMENTS = { name: 'View attachments' };
const ATTACHMENTS_PATH = '/api/smart-inquiry-api/member-queries/4711/attachments';

describe('the query on screen', () => {
  it('is shown in a table of Category, Query details and Date (§2)', async () => {
    await openQueryWire();
    const { element, screen } = await viewQuery();
    screen.getByRole('heading', TITLE);
    const table = within(screen.getByRole('table', { name: 'Query 4711' }));
    expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).to.deep.equal([
      'Category',
      'Query details',
      'Date',
    ]);
    expect(rowOf(element)).to.deep.equal(['Medical claims', QUERY.queryDetail, '2024-05-17']);
    expect(element.shadowRoot?.querySelector('time')?.dateTime).to.equal('2024-05-17');
    screen.getByRole('button', RESPONSE_BUTTON);
    screen.getByRole('button', UPDATE_TOGGLE);
    await expectNoAxeViolations(element);
  });

  it('may be flat or under `query` (decisions 3)', async () => {
    await openQueryWire({ [ANY_QUERY]: { json: { query: QUERY } } });
    const { element, screen } = await viewQuery();
    expect(rowOf(element)).to.deep.equal(['Medical claims', QUERY.queryDetail, '2024-05-17']);
    screen.getByRole('button', ATTACHMENTS);
    screen.getByRole('button', UPDATE_TOGGLE);
  });

  for (const [dateLogged, shown] of [
    ['2024-05-17T21:59:59Z', '2024-05-17'],
    ['2024-05-17T22:00:00Z', '2024-05-18'],
    ['2024-05-17T23:59:59', '2024-05-17'],
    ['yesterday', 'yesterday'],
    ['2024-02-30', '2024-02-30'],
    ['2024-05-17T23:59', '2024-05-17'],
    [[2026, 3, 5, 10, 11], '2026-03-05'],
    [[2026, 3], ''],
    [[10000, 1, 1], '10000-01-01'],
    ['9999-12-31T23:00:00Z', '9999-12-31T23:00:00Z'],
    ['', ''],
    [null, ''],
  ] as const) {
    it(`is dated '${shown}' if the server says ${JSON.stringify(dateLogged)} (decisions 4, 7)`, async () => {
      await openQueryWire({ [ANY_QUERY]: { json: { ...QUERY, dateLogged } } });
      expect(rowOf((await viewQuery()).element)[2]).to.equal(shown);
    });
  }

  it('shows an unknown category unchanged, and the lines of a text as text (decisions 4)', async () => {
    const queryDetail = '<b>First</b> line\nSecond & last';
    await openQueryWire({
      [ANY_QUERY]: { json: { ...QUERY, category: 'toString', queryDetail } },
    });
    const { element } = await viewQuery();
    expect(rowOf(element).slice(0, 2)).to.deep.equal(['toString', queryDetail]);
    const cell = element.shadowRoot?.querySelectorAll('td')[1];
    expect(cell?.querySelector('b')).to.equal(null);
    const words = new Range();
    words.selectNodeContents(cell?.firstElementChild as HTMLElement);
    const lines = new Set([...words.getClientRects()].map(({ top }) => top));
    expect(lines.size).to.equal(2);
  });

  it('keeps all white space that was typed, on screen and when copied (decisions 7)', async () => {
    const queryDetail = '  Indented,  twice\tspaced\n\n\n   below a gap\n- end';
    await openQueryWire({ [ANY_QUERY]: { json: { ...QUERY, queryDetail } } });
    const { element } = await viewQuery();
    const cell = element.shadowRoot?.querySelector<HTMLElement>('.query-detail');
    expect(cell?.innerText).to.equal(queryDetail);
  });

  it('shows a skeleton until it has loaded, with only Back to press (§4)', async () => {
    const wire = await openQueryWire();
    const answer = await wire.hold(ANY_QUERY);
    const { element, screen } = await mountQuery();
    await waitFor(() => {
      const words = screen.getAllByRole('status').map(({ textContent }) => textContent);
      expect(words).to.deep.equal(['Loading']);
    });
    const cells = [...(element.shadowRoot?.querySelectorAll('.skeleton td') ?? [])];
    const bars = cells.map((cell) => parseFloat(getComputedStyle(cell, '::after').height));
    expect(bars.filter((height) => height > 0).length).to.be.greaterThan(2);
    expect(screen.queryByRole('table')).to.equal(null);
    const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(buttons).to.deep.equal(['Back']);
    await expectNoAxeViolations(element);
    await answer.release({ json: QUERY });
    await screen.findByRole('table');
    expect(element.shadowRoot?.querySelector('.skeleton')).to.equal(null);
  });
});

describe('the attachments of a query', () => {
  async function opened(attributes: Record<string, string> = {}, origin: 'default' | 'medxpress') {
    const { element, screen } = await viewQuery({ origin }, attributes);
    await user.click(screen.getByRole('button', ATTACHMENTS));
    return { element, screen, links: screen.getAllByRole<HTMLAnchorElement>('link') };
  }

  for (const [origin, code] of [
    ['default', 'MEMBER_WEB'],
    ['medxpress', 'MED_XPRESS'],
  ] as const) {
    it(`are links by file name with the origin that open in a new tab, ${origin} (§2, §7)`, async () => {
      await openQueryWire();
      const { element, links } = await opened({}, origin);
      expect(links.map(({ href }) => href)).to.deep.equal([
        `${location.origin}${ATTACHMENTS_PATH}/31?origin=${code}`,
        `${location.origin}${ATTACHMENTS_PATH}/a%2Fb?origin=${code}`,
      ]);
      expect(links.map(({ textContent }) => textContent)).to.deep.equal([
        'bill.pdf (opens in a new tab)',
        'Übersicht.png (opens in a new tab)',
      ]);
      for (const { target, rel } of links)
        expect([target, rel]).to.deep.equal(['_blank', 'noopener noreferrer']);
      await expectNoAxeViolations(element);
    });
  }

  it('are saved under their own names by a button beside each (§2)', async () => {
    await openQueryWire();
    const { screen } = await opened({}, 'default');
    const saved: string[][] = [];
    const { click } = HTMLAnchorElement.prototype;
    HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
      saved.push([this.href, this.download, this.target]);
    };
    await user.click(screen.getByRole('button', { name: 'Download bill.pdf' }));
    HTMLAnchorElement.prototype.click = click;
    expect(saved).to.deep.equal([
      [`${location.origin}${ATTACHMENTS_PATH}/31?origin=MEMBER_WEB`, 'bill.pdf', '_blank'],
    ]);
  });

  it('have an icon of their type (§2)', async () => {
    const names = ['a.pdf', 'b.DOCX', 'c.jpg', 'd.zip'];
    const attachments = names.map((fileName, attachmentId) => ({ attachmentId, fileName }));
    await openQueryWire({ [ANY_QUERY]: { json: { ...QUERY, attachments } } });
    const { links } = await opened({}, 'default');
    const icons = links.map((link) => link.querySelector('path')?.getAttribute('d'));
    expect(new Set(icons).size).to.equal(4);
  });

  it('are hidden until opened, and can be hidden again (§2)', async () => {
    await openQueryWire();
    const { screen } = await viewQuery();
    const button = screen.getByRole('button', ATTACHMENTS);
    for (const shown of [false, true, false]) {
      expect(button.getAttribute('aria-expanded')).to.equal(String(shown));
      expect(screen.queryAllByRole('link')).to.have.lengthOf(shown ? 2 : 0);
      await user.click(button);
    }
  });

  it('show names that change the writing direction unchanged (decisions 4)', async () => {
    const fileName = 'invoice\u202Egpj.exe';
    await openQueryWire({
      [ANY_QUERY]: { json: { ...QUERY, attachments: [{ attachmentId: '1', fileName }] } },
    });
    const { links } = await opened({}, 'default');
    expect(links[0]?.querySelector('bdi')?.textContent).to.equal('invoicegpj.exe');
  });

  for (const attachmentId of ['\uD800', 'a\uDC00', '', '.', '..', null, undefined, {}, true]) {
    it(`are plain names if no request can carry their id: ${JSON.stringify(attachmentId)} (§2)`, async () => {
      const attachments = [{ attachmentId, fileName: 'card.pdf' }, ...QUERY.attachments];
      await openQueryWire({ [ANY_QUERY]: { json: { ...QUERY, attachments } } });
      const events = collectEvents('element-error', 'request-failed');
      const { element, links } = await opened({}, 'default');
      const rows = shadow(element).getAllByRole('listitem');
      expect(rows.map(({ textContent }) => textContent)).to.deep.equal([
        'card.pdf',
        'bill.pdf (opens in a new tab)',
        'Übersicht.png (opens in a new tab)',
      ]);
      expect(links).to.have.lengthOf(2);
      expect(events).to.deep.equal([]);
      await expectNoAxeViolations(element);
    });
  }

  it('are listed if one is in place of a list, as gateways write that convert XML (decisions 7)', async () => {
    const attachments = { attachmentId: 1, fileName: 'card.pdf' };
    await openQueryWire({ [ANY_QUERY]: { json: { ...QUERY, attachments } } });
    const { links } = await opened({}, 'default');
    expect(links.map(({ textContent }) => textContent)).to.deep.equal([
      'card.pdf (opens in a new tab)',
    ]);
  });

  for (const attachments of [[], null, undefined, 'none', {}]) {
    it(`are replaced by 'No attachments' if they are ${JSON.stringify(attachments)} (decisions 4)`, async () => {
      await openQueryWire({ [ANY_QUERY]: { json: { ...QUERY, attachments } } });
      const { element, screen } = await viewQuery();
      screen.getByText('No attachments');
      expect(screen.queryByRole('button', ATTACHMENTS)).to.equal(null);
      await expectNoAxeViolations(element);
    });
  }
});
