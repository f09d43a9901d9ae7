import { expect } from '@open-wc/testing';
import { mount } from '../support/mount';
import { openContactWire, SUBMIT } from './contact-us/answers';
import { theForm } from './contact-us/the-form';

it('keeps the form and says so when sending fails (§8)', async () => {
  const wire = await openContactWire({ [SUBMIT.default]: { status: 500 } });
  const form = theForm(await mount());
  await form.settled();
  await form.fill({ category: 'Other', query: 'Where is my card?' });
  await form.submit();
  await form.screen.findByText(/Something went wrong while sending your query/);
  expect(form.query.value).to.equal('Where is my card?');
  expect(await wire.requests(SUBMIT.default)).to.have.lengthOf(1);
});
