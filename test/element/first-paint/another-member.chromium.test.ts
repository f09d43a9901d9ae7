import { expect } from '@open-wc/testing';
import { OPEN_QUERIES, openContactWire } from '../contact-us/answers';
import { theForm } from '../contact-us/the-form';
import { addPrerendered } from './add-prerendered';

const listOf = (queryDetail: string) => ({
  json: {
    queries: [{ referenceNumber: 12, category: 'OTHER', queryDetail, dateLogged: '2024-05-17' }],
  },
});

it('a member who is named at `ready` sees no list of the previous member (decisions 7)', async () => {
  const wire = await openContactWire({
    [OPEN_QUERIES]: [listOf('The list of Thandi'), listOf('The list of Sipho')],
  });
  const element = addPrerendered({ 'member-key': 'thandi' });
  const { screen } = theForm(element);
  // The application has not loaded in this page yet, so the list arrives first.
  element.addEventListener('ready', () => {
    element.setAttribute('member-key', 'sipho');
  });
  await screen.findByText('The list of Sipho');
  expect(screen.queryByText('The list of Thandi')).to.equal(null);
  expect(await wire.requests(OPEN_QUERIES)).to.have.lengthOf(2);
});
