import { expect } from '@open-wc/testing';
import { waitFor } from '@testing-library/dom';
import { sendKeys } from '@web/test-runner-commands';
import { collectEvents } from '../../support/collect';
import { mount } from '../../support/mount';
import { FORMS_HERE, MEMBER_DETAILS, MEMBER_EMAIL, openContactWire } from './answers';
import { theForm } from './the-form';

const LATE = { json: { emails: [MEMBER_EMAIL] } };

for (const { origin } of FORMS_HERE) {
  describe(`the member's email address, ${origin}`, () => {
    it('is prefilled with the first known one, requested without flags (§2)', async () => {
      const wire = await openContactWire({
        [MEMBER_DETAILS]: { json: { emails: [MEMBER_EMAIL, 'second@example.org'] } },
      });
      const form = theForm(await mount({ origin }));
      expect(form.email.placeholder).to.equal('Enter your email address');
      expect(form.email.type).to.equal('email');
      await form.settled();
      const requests = await wire.requests(MEMBER_DETAILS);
      expect(requests.map(({ query }) => query)).to.deep.equal(['']);
      expect(form.screen.queryByText(/Please enter a valid email address/) === null).to.equal(true);
    });

    it('is prefilled as it is seen: marks in it would keep every answer away (decisions 7)', async () => {
      for (const emails of [
        [`\u200b${MEMBER_EMAIL}\u00a0`],
        [{ address: `${MEMBER_EMAIL}\u200e` }],
        // In place of a list of one, as gateways write that convert XML.
        { address: MEMBER_EMAIL },
      ]) {
        await openContactWire({ [MEMBER_DETAILS]: { json: { emails } } });
        const form = theForm(await mount({ origin }));
        await form.settled();
      }
    });

    it('never overwrites what was typed before it arrived (§2)', async () => {
      const wire = await openContactWire();
      const details = await wire.hold(MEMBER_DETAILS);
      const form = theForm(await mount({ origin }));
      await wire.next(MEMBER_DETAILS);
      form.email.focus();
      await sendKeys({ type: 'm' });
      await details.release(LATE);
      await sendKeys({ type: 'e@example.org' });
      await form.fill({ query: 'Why?' });
      expect(form.email.value).to.equal('me@example.org');
    });

    it('is not filled into a field that was left empty on purpose (§2)', async () => {
      const wire = await openContactWire();
      const details = await wire.hold(MEMBER_DETAILS);
      const form = theForm(await mount({ origin }));
      await wire.next(MEMBER_DETAILS);
      await form.fill({ email: 'x' });
      await form.fill({ email: '' });
      await details.release(LATE);
      await form.fill({ query: 'Why?' });
      await form.screen.findByText('Please enter a valid email address');
      expect(form.email.value).to.equal('');
    });

    it('is filled in late too, after the member has passed through the field or sent without it (§2)', async () => {
      const wire = await openContactWire();
      const details = await wire.hold(MEMBER_DETAILS);
      const form = theForm(await mount({ origin }));
      await wire.next(MEMBER_DETAILS);
      form.email.focus();
      form.query.focus();
      await form.submit();
      await form.refused();
      await details.release(LATE);
      await waitFor(() => {
        expect(form.email.value).not.to.equal('');
      });
    });

    it('is not filled in again once it was deleted (§2)', async () => {
      await openContactWire();
      const form = theForm(await mount({ origin }));
      await form.settled();
      await form.fill({ email: '' });
      await form.fill({ query: 'Why?' });
      expect(form.email.value).to.equal('');
    });

    const failures = {
      'a server error': { status: 500 },
      'a lost connection': { cut: true },
      'an ended session': { status: 401 },
    };
    for (const [what, answer] of Object.entries(failures)) {
      it(`is left to the member after ${what}, without a message (§2)`, async () => {
        const wire = await openContactWire({ [MEMBER_DETAILS]: answer });
        const failed = collectEvents('request-failed');
        const form = theForm(await mount({ origin }));
        await wire.next(MEMBER_DETAILS);
        await form.fill({ email: 'me@example.org', query: 'Why?' });
        await waitFor(() => {
          expect(failed).to.have.lengthOf(1);
        });
        expect(form.email.value).to.equal('me@example.org');
        expect(form.screen.queryByRole('alert') === null).to.equal(true);
      });
    }

    for (const json of [
      {},
      null,
      [],
      { emails: null },
      { emails: [] },
      { emails: [null, 'b@c.d'] },
    ]) {
      it(`is empty if the answer is ${JSON.stringify(json)} (§3)`, async () => {
        const wire = await openContactWire({ [MEMBER_DETAILS]: { json } });
        const form = theForm(await mount({ origin }));
        await wire.next(MEMBER_DETAILS);
        await form.fill({ query: 'Why?' });
        expect(form.email.value).to.equal('');
      });
    }
  });
}
