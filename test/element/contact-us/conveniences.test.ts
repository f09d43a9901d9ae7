import { expect } from '@open-wc/testing';
import { waitFor } from '@testing-library/dom';
import { sendKeys } from '@web/test-runner-commands';
import { expectNoAxeViolations } from '../../support/axe';
import { hasFocus, typeInto } from '../../support/controls';
import { mount, user } from '../../support/mount';
import { FORMS_HERE, openContactWire } from './answers';
import { QUERY_TEXT, theForm } from './the-form';

async function formOf(origin: string) {
  const wire = await openContactWire();
  const element = await mount({ origin });
  const form = theForm(element);
  await form.settled();
  return { wire, element, form };
}

async function pressWith(modifier: 'Control' | 'Meta', key: string) {
  await sendKeys({ down: modifier });
  await sendKeys({ press: key });
  await sendKeys({ up: modifier });
}

for (const { origin, submission, choice } of FORMS_HERE) {
  describe(`the form helps, ${origin}`, () => {
    it('with a misspelt provider, by a suggestion that is not an error (§5)', async () => {
      const { element, form, wire } = await formOf(origin);
      await form.fill({ ...choice, email: 'thandi@gmial.com', query: QUERY_TEXT });
      const use = await form.screen.findByRole('button', { name: 'Use thandi@gmail.com' });
      expect(use.closest('[role=status]')?.textContent).to.include('spelt right');
      expect(form.email.getAttribute('aria-invalid')).to.equal(null);
      await expectNoAxeViolations(element);
      await user.click(use);
      expect(form.email.value).to.equal('thandi@gmail.com');
      expect(hasFocus(form.email)).to.equal(true);
      expect(form.screen.queryByRole('button', { name: /^Use / })).to.equal(null);

      typeInto(form.email, 'thandi@gmial.com');
      await form.submit();
      const { parts } = await wire.next(submission);
      expect(parts).to.deep.include({ name: 'email', value: 'thandi@gmial.com' });
      await form.screen.findByRole('button', { name: 'Log another query' });
    });

    it('with no suggestion while an address is still being typed (§5)', async () => {
      const { form } = await formOf(origin);
      typeInto(form.email, 'thandi@gmail.co');
      expect(form.screen.queryByRole('button', { name: /^Use / })).to.equal(null);
      await sendKeys({ type: 'm' });
      form.query.focus();
      await waitFor(() => {
        expect(hasFocus(form.query)).to.equal(true);
      });
      expect(form.screen.queryByRole('button', { name: /^Use / })).to.equal(null);
    });

    for (const modifier of ['Control', 'Meta'] as const) {
      it(`by ${modifier}+Enter, which sends the query once, with the last key (§4)`, async () => {
        const { form, wire } = await formOf(origin);
        await form.fill({ ...choice, query: 'Why' });
        await sendKeys({ press: 'End' });
        await sendKeys({ type: '?' });
        await pressWith(modifier, 'Enter');
        const { parts } = await wire.next(submission);
        expect(parts).to.deep.include({ name: 'query', value: 'Why?' });
        await form.screen.findByRole('button', { name: 'Log another query' });
        expect(await wire.requests(submission)).to.have.lengthOf(1);
      });
    }

    it('by Control+Enter, which is refused like any submit (§5)', async () => {
      const { form, wire } = await formOf(origin);
      form.email.focus();
      await pressWith('Control', 'Enter');
      await form.refused();
      expect(await wire.requests(submission)).to.deep.equal([]);
    });

    it('with the counter, which is announced once after typing stops (§5)', async () => {
      const { form } = await formOf(origin);
      const region = form.query.parentElement?.querySelector('[role=status]');
      if (!region) throw new Error('The counter is not read out');
      const said: (string | null)[] = [];
      const observer = new MutationObserver(() => said.push(region.textContent));
      observer.observe(region, { childList: true, characterData: true, subtree: true });
      for (const length of [19_991, 19_992, 19_993]) typeInto(form.query, 'a'.repeat(length));
      await form.screen.findByText('Characters left: 7', { ignore: '[role=status]' });
      expect(region.textContent).to.equal('');
      await waitFor(() => {
        expect(region.textContent).to.equal('Characters left: 7');
      });
      observer.disconnect();
      expect(said).to.deep.equal(['Characters left: 7']);
    });
  });
}
