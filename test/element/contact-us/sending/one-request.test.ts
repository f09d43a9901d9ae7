import { expect } from '@open-wc/testing';
import { waitFor } from '@testing-library/dom';
import { sendKeys } from '@web/test-runner-commands';
import { pageIdle } from '../../../../src/host/page-idle';
import { field, file, slowFile } from '../../../support/attachments';
import { expectNoAxeViolations } from '../../../support/axe';
import { hasFocus, typeInto } from '../../../support/controls';
import { mount, user } from '../../../support/mount';
import { FORMS_HERE, openContactWire, REFERENCE_NUMBER } from '../answers';
import { QUERY_TEXT, theForm } from '../the-form';

const ANOTHER = 'And where is my card?';
const ANSWER = { json: { referenceNumber: REFERENCE_NUMBER } };

for (const { origin, submission, choice } of FORMS_HERE) {
  describe(`one submission, ${origin}`, () => {
    async function filled() {
      const wire = await openContactWire();
      const element = await mount({ origin });
      const form = theForm(element);
      await form.settled();
      await form.fill({ ...choice, query: QUERY_TEXT });
      return { wire, element, form };
    }

    it('sends one request for a double click, and for presses while it is under way (§4)', async () => {
      const { wire, form } = await filled();
      const answer = await wire.hold(submission);
      await user.dblClick(form.send);
      await wire.next(submission);
      await user.click(form.send);
      await answer.release(ANSWER);
      await form.screen.findByRole('button', { name: 'Log another query' });
      expect(await wire.requests(submission)).to.have.lengthOf(1);
    });

    it('sends one request, though a press while it is under way waits for a file (§4)', async () => {
      const { wire, form } = await filled();
      const answer = await wire.hold(submission);
      await user.click(form.send);
      await wire.next(submission);
      const { slow, read } = slowFile('slow.pdf');
      await user.upload(form.chooser, slow);
      await user.click(form.send);
      await answer.release(ANSWER);
      await form.screen.findByRole('button', { name: 'Log another query' });
      read();
      await pageIdle();
      await pageIdle();
      expect(await wire.requests(submission)).to.have.lengthOf(1);
    });

    it('keeps what is typed and attached while it is sent, and that alone, for the next query (§4)', async () => {
      const { wire, form } = await filled();
      await form.choose(file('bill.pdf'));
      const answer = await wire.hold(submission);
      await form.submit();
      await wire.next(submission);
      typeInto(form.query, ANOTHER);
      await form.choose(file('later.pdf'));
      await answer.release(ANSWER);
      await user.click(await form.screen.findByRole('button', { name: 'Log another query' }));
      expect(form.query.value).to.equal(ANOTHER);
      expect(form.attached()).to.deep.equal(['later.pdf']);
      expect(form.find.category()?.value ?? '').to.equal('');
      await form.fill(choice);
      await form.submit();
      const { parts } = await wire.next(submission);
      expect(parts).to.deep.include(field('query', ANOTHER));
      expect(parts?.flatMap((part) => ('fileName' in part ? part.fileName : []))).to.deep.equal([
        'later.pdf',
      ]);
    });

    if (origin === 'default')
      for (const [before, then, values] of [
        ['Claim not paid', { subCategory: 'Claim short paid' }, 'MEDICAL_CLAIMS CLAIM_SHORT_PAID'],
        [
          'Other',
          { category: 'Benefits and cover', subCategory: 'Other' },
          'BENEFITS_AND_COVER OTHER',
        ],
      ] as const)
        it(`keeps a choice made while it is sent, for the next query: ${values} (§4)`, async () => {
          const { wire, form } = await filled();
          await form.fill({ subCategory: before });
          const answer = await wire.hold(submission);
          await form.submit();
          await wire.next(submission);
          await form.fill(then);
          await answer.release(ANSWER);
          await user.click(await form.screen.findByRole('button', { name: 'Log another query' }));
          expect(`${form.category.value} ${form.subCategory.value}`).to.equal(values);
        });

    it('sends one request for Enter pressed twice (§4)', async () => {
      const { wire, form } = await filled();
      const answer = await wire.hold(submission);
      form.email.focus();
      await sendKeys({ press: 'Enter' });
      await sendKeys({ press: 'Enter' });
      await wire.next(submission);
      await sendKeys({ press: 'Enter' });
      await answer.release(ANSWER);
      await form.screen.findByRole('button', { name: 'Log another query' });
      expect(await wire.requests(submission)).to.have.lengthOf(1);
    });

    it('shows a spinner, announces it, and leaves the focus in place (§2, §4)', async () => {
      const { wire, form, element } = await filled();
      const answer = await wire.hold(submission);
      form.send.focus();
      await sendKeys({ press: 'Enter' });
      await wire.next(submission);
      await waitFor(() => {
        expect(form.send.querySelector('.spinner')?.checkVisibility()).to.equal(true);
      });
      expect(form.send.getAttribute('aria-disabled')).to.equal('true');
      expect(hasFocus(form.send)).to.equal(true);
      const said = form.screen.getByText('Sending your query');
      expect(said.closest('[role]')?.getAttribute('role')).to.equal('status');
      expect(form.query.value).to.equal(QUERY_TEXT);
      await expectNoAxeViolations(element);

      await answer.release({ status: 500 });
      await form.screen.findByRole('alert');
      expect(form.send.querySelector('.spinner') === null).to.equal(true);
      expect(form.send.hasAttribute('aria-disabled')).to.equal(false);
      expect(hasFocus(form.send)).to.equal(true);
    });

    it('is aborted when the member leaves the page (§4)', async () => {
      const { wire, element, form } = await filled();
      await wire.hold(submission);
      await form.submit();
      await wire.next(submission);
      element.remove();
      await wire.aborted(submission);
    });
  });
}
