import { expect } from '@open-wc/testing';
import { waitFor } from '@testing-library/dom';
import { sendKeys } from '@web/test-runner-commands';
import { descriptionOf } from '../../support/controls';
import { holdWaits } from '../../support/hold-waits';
import { mount } from '../../support/mount';
import { FORMS_HERE, openContactWire } from './answers';
import { theForm } from './the-form';

const TOO_LONG = 'Error: Please enter your query detail';

for (const { origin, submission, choice } of FORMS_HERE) {
  describe(`the length of a query, ${origin}`, () => {
    it('is not counted below 15 000 characters (§5)', async () => {
      await openContactWire();
      const form = theForm(await mount({ origin }));
      // The counter is updated after a pause.
      const waits = holdWaits((milliseconds) => milliseconds === 200);
      await form.fill({ query: 'a'.repeat(14_999) });
      await waits.pass();
      waits.stop();
      expect(descriptionOf(form.query)).to.equal('');
      form.query.setSelectionRange(0, 0);
      await sendKeys({ type: 'b' });
      await waitFor(() => {
        expect(descriptionOf(form.query)).to.equal('Characters left: 5000');
      });
    });

    it('may be 20 000 characters, and all of them are sent (§5, §9)', async () => {
      const wire = await openContactWire();
      const form = theForm(await mount({ origin }));
      await form.settled();
      await form.fill(choice);
      const query = 'é'.repeat(20_000);
      await form.fill({ query });
      await waitFor(() => {
        expect(descriptionOf(form.query)).to.equal('Characters left: 0');
      });
      await form.submit();
      const { parts } = await wire.next(submission);
      expect(parts).to.deep.include({ name: 'query', value: query });
      await form.screen.findByRole('button', { name: 'Log another query' });
    });

    it('may not be more: the counter shows by how much, and nothing is sent (§5, §9)', async () => {
      const wire = await openContactWire();
      const form = theForm(await mount({ origin }));
      await form.settled();
      await form.fill(choice);
      await form.fill({ query: 'a'.repeat(20_001) });
      await waitFor(() => {
        expect(descriptionOf(form.query)).to.equal(`${TOO_LONG} Characters over the limit: 1`);
      });
      await form.fill({ query: 'a'.repeat(20_345) });
      await waitFor(() => {
        expect(descriptionOf(form.query)).to.equal(`${TOO_LONG} Characters over the limit: 345`);
      });
      const colourOf = (text: string) => getComputedStyle(form.screen.getByText(text)).color;
      expect(colourOf('Characters over the limit: 345')).to.equal(
        colourOf('Please enter your query detail'),
      );
      await form.submit();
      await form.screen.findByText('There is a problem');
      expect(form.query.value).to.have.lengthOf(20_345);
      expect(await wire.requests(submission)).to.deep.equal([]);

      await form.fill({ query: 'a'.repeat(20_000) });
      await waitFor(() => {
        expect(descriptionOf(form.query)).to.equal('Characters left: 0');
        expect(form.screen.queryByText('There is a problem') === null).to.equal(true);
      });
    });

    it('counts like the server’s limit, in UTF-16 units (§5)', async () => {
      await openContactWire();
      const form = theForm(await mount({ origin }));
      await form.fill({ query: '🩺'.repeat(10_000) });
      await waitFor(() => {
        expect(descriptionOf(form.query)).to.equal('Characters left: 0');
      });
    });
  });
}
