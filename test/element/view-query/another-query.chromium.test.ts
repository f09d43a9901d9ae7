import { expect, nextFrame } from '@open-wc/testing';
import { waitFor } from '@testing-library/dom';
import { user } from '../../support/mount';
import {
  ANY_RESPONSE,
  hashOf,
  mountQuery,
  openQueryWire,
  QUERY,
  readOf,
  RESPONSE_BUTTON,
  responseOf,
  rowOf,
  viewQuery,
} from './the-query';

const SECOND = { ...QUERY, queryDetail: 'Where is my card?', canUpdate: false, attachments: [] };
const ofSecond = { [readOf('12')]: { json: SECOND } };

const goTo = (reference: string) => {
  location.hash = hashOf({ reference });
};

describe('a second query in the same element', () => {
  it('shows nothing of the first while it loads (§4)', async () => {
    const wire = await openQueryWire(ofSecond);
    const { element, screen } = await viewQuery();
    const second = await wire.hold(readOf('12'));
    goTo('12');
    await wire.next(readOf('12'));
    expect(screen.queryByRole('table')).to.equal(null);
    expect(element.shadowRoot?.textContent).not.to.match(/4711|claim of May|Medical/);
    await second.release({ json: SECOND });
    await screen.findByRole('table', { name: 'Query 12' });
    expect(rowOf(element)[1]).to.equal('Where is my card?');
    screen.getByText('No attachments');
  });

  it('is not overwritten by a late answer to the first (§4)', async () => {
    const wire = await openQueryWire(ofSecond);
    const first = await wire.hold(readOf('4711'));
    const { element, screen } = await mountQuery();
    await wire.next(readOf('4711'));
    goTo('12');
    await screen.findByRole('table', { name: 'Query 12' });
    await wire.aborted(readOf('4711'));
    await first.release({ json: QUERY });
    await nextFrame();
    expect(rowOf(element)[1]).to.equal('Where is my card?');
  });

  it('shows nothing of the first if it fails (§8)', async () => {
    await openQueryWire({ [readOf('12')]: { status: 500 } });
    const { element, screen } = await viewQuery();
    goTo('12');
    await screen.findByRole('alert');
    expect(element.shadowRoot?.textContent).not.to.match(/4711|claim of May|Update Query/);
  });

  it('is requested with the code of its origin, and another origin’s is another query (§7)', async () => {
    const wire = await openQueryWire();
    const { screen } = await viewQuery();
    location.hash = hashOf({ origin: 'medxpress' });
    await waitFor(async () => {
      expect(await wire.requests(readOf('4711'))).to.have.lengthOf(2);
    });
    await screen.findByRole('table');
    const requests = await wire.requests(readOf('4711'));
    expect(requests.map(({ query }) => query)).to.deep.equal([
      'origin=MEMBER_WEB',
      'origin=MED_XPRESS',
    ]);
  });

  it('has its own response, whose panel starts closed (§4)', async () => {
    const wire = await openQueryWire({
      [ANY_RESPONSE]: { json: { encodedResponse: btoa('<p>To the first</p>') } },
      [responseOf('12')]: { json: {} },
    });
    const { element, screen } = await viewQuery();
    await user.click(screen.getByRole('button', RESPONSE_BUTTON));
    await wire.next(responseOf('4711'));
    goTo('12');
    await screen.findByRole('table', { name: 'Query 12' });
    const button = screen.getByRole('button', RESPONSE_BUTTON);
    expect(button.getAttribute('aria-expanded')).to.equal('false');
    expect(element.shadowRoot?.querySelector('iframe')).to.equal(null);
    await user.click(button);
    await screen.findByText('There is no response yet.');
  });
});
