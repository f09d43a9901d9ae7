import { expect } from '@open-wc/testing';
import { user } from '../../support/mount';
import {
  ANY_QUERY,
  ANY_RESPONSE,
  FAILED,
  mountQuery,
  openQueryWire,
  QUERY,
  RESPONSE_BUTTON,
  UPDATE_TOGGLE,
  viewQuery,
} from './the-query';
import { emailOf, NO_RESPONSE } from './the-response';

describe("'Update Query'", () => {
  it('is offered for a new query of the member website, not from the timeline (§2)', async () => {
    await openQueryWire();
    const { screen } = await viewQuery();
    screen.getByRole('button', UPDATE_TOGGLE);
  });

  it('is not offered for medicine deliveries (§2, §6)', async () => {
    await openQueryWire();
    const { screen } = await viewQuery({ origin: 'medxpress' });
    expect(screen.queryByRole('button', UPDATE_TOGGLE)).to.equal(null);
  });

  it('is not offered from the timeline (§2)', async () => {
    await openQueryWire();
    const { screen } = await viewQuery({ timeline: 'true' });
    expect(screen.queryByRole('button', UPDATE_TOGGLE)).to.equal(null);
  });

  it('is not offered for a query that is too old (§2, §4)', async () => {
    await openQueryWire({ [ANY_QUERY]: { json: { ...QUERY, canUpdate: false } } });
    const { screen } = await viewQuery();
    expect(screen.queryByRole('button', UPDATE_TOGGLE)).to.equal(null);
  });

  it('is not offered if the query could not be fetched (§2)', async () => {
    await openQueryWire({ [ANY_QUERY]: { status: 500 } });
    const { screen } = await mountQuery();
    await screen.findByText(FAILED);
    expect(screen.queryByRole('button', UPDATE_TOGGLE)).to.equal(null);
  });

  it('is not offered while the response is open, and is offered again when it closes (§2)', async () => {
    await openQueryWire({ [ANY_RESPONSE]: emailOf('<p>It was paid.</p>') });
    const { screen } = await viewQuery();
    for (const isOpen of [true, false, true, false]) {
      await user.click(screen.getByRole('button', RESPONSE_BUTTON));
      expect(screen.queryByRole('button', UPDATE_TOGGLE) === null).to.equal(isOpen);
    }
  });

  it('is offered while the panel says that there is no response, with what was typed (§2)', async () => {
    const wire = await openQueryWire();
    const answer = await wire.hold(ANY_RESPONSE);
    const { screen } = await viewQuery();
    await user.click(screen.getByRole('button', UPDATE_TOGGLE));
    await user.type(screen.getByRole('textbox', { name: 'Query details' }), 'Is it here?');
    await user.click(screen.getByRole('button', RESPONSE_BUTTON));
    expect(screen.queryByRole('button', UPDATE_TOGGLE)).to.equal(null);
    await answer.release({ json: {} });
    await screen.findByText(NO_RESPONSE);
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Query details' });
    expect(field.value).to.equal('Is it here?');
  });

  it('is not offered while the panel says that the response could not be read (§2)', async () => {
    await openQueryWire({ [ANY_RESPONSE]: { status: 500 } });
    const { screen } = await viewQuery();
    await user.click(screen.getByRole('button', RESPONSE_BUTTON));
    await screen.findByText(FAILED);
    expect(screen.queryByRole('button', UPDATE_TOGGLE)).to.equal(null);
  });

  it('follows the route: the same query with another timeline flag (§2)', async () => {
    const wire = await openQueryWire();
    const { screen } = await viewQuery();
    location.hash = '#/update/default?reference=4711&timeline=true';
    await screen.findByRole('table');
    expect(screen.queryByRole('button', UPDATE_TOGGLE)).to.equal(null);
    location.hash = '#/update/default?reference=4711&timeline=false';
    await screen.findByRole('button', UPDATE_TOGGLE);
    expect(await wire.requests(ANY_QUERY)).to.have.lengthOf(1);
  });
});
