import { aTimeout, expect } from '@open-wc/testing';
import { waitFor } from '@testing-library/dom';
import { file } from '../../support/attachments';
import { expectNoAxeViolations } from '../../support/axe';
import { collectEvents, dataLayer, takeProblems } from '../../support/collect';
import { hasFocus } from '../../support/controls';
import { mount, user } from '../../support/mount';
import type { Answer } from '../../support/wire/wire';
import { FORMS_HERE, MEMBER_EMAIL, OPEN_QUERIES, openContactWire, type SUBMIT } from './answers';
import { QUERY_TEXT, theForm } from './the-form';

type OriginName = keyof typeof SUBMIT;

const FACTS = {
  default: {
    heading: 'Thank you for your query. We will respond within one to two business days.',
    queryType: 'Claim not paid',
    category: 'MEDICAL_CLAIMS',
    subCategory: 'CLAIM_NOT_PAID',
  },
  medxpress: {
    heading: 'Your query was sent',
    queryType: 'Delivery query',
    category: 'MEDXPRESS_DELIVERY_QUERY',
    subCategory: null,
  },
} as const;
const NO_NUMBER = 'We received your query, but could not get its reference number.';
const NEW_FORM = { name: 'Log another query' };

for (const { origin, submission, choice } of FORMS_HERE) {
  const { heading, queryType, category, subCategory } = FACTS[origin satisfies OriginName];

  describe(`a query that was sent, ${origin}`, () => {
    async function sent(answer: Answer = { json: { referenceNumber: 4711 } }) {
      const wire = await openContactWire({ [submission]: answer });
      const events = collectEvents('query-submitted', 'request-failed', 'element-error');
      const element = await mount({ origin });
      const form = theForm(element);
      await form.settled();
      await form.fill({ ...choice, query: QUERY_TEXT, files: [file('bill.pdf')] });
      await form.submit();
      const title = await form.screen.findByRole('heading', { name: heading });
      return { wire, element, form, events, title };
    }

    const factsOf = (title: HTMLElement) =>
      [...(title.parentElement?.querySelectorAll('dt, dd') ?? [])].map((node) => node.textContent);

    it('leaves nothing of it, even if a pointer was pressed until after the receipt (§4)', async () => {
      const wire = await openContactWire();
      const answer = await wire.hold(submission);
      const form = theForm(await mount({ origin }));
      await form.settled();
      await form.fill({ ...choice, query: QUERY_TEXT });
      await form.submit();
      await wire.next(submission);
      const init = { bubbles: true, composed: true };
      form.query.focus();
      form.query.dispatchEvent(new PointerEvent('pointerdown', init));
      form.query.blur();
      await answer.release({ json: { referenceNumber: 4711 } });
      const again = await form.screen.findByRole('button', NEW_FORM);
      window.dispatchEvent(new PointerEvent('pointerup', init));
      // What waits for the release runs in the next task.
      await aTimeout(0);
      await user.click(again);
      await form.settled();
      expect(form.query.value).to.equal('');
    });

    it('names its type and its reference number, and takes the focus (§2, §4)', async () => {
      const { title, element, form } = await sent();
      expect(factsOf(title)).to.deep.equal(['Query type', queryType, 'Reference number', '4711']);
      await waitFor(() => {
        expect(hasFocus(title)).to.equal(true);
      });
      expect(form.find.send() === null).to.equal(true);
      form.screen.getByRole('region', { name: 'Log a new query' });
      await expectNoAxeViolations(element);
    });

    for (const [referenceNumber, shown] of [
      [4711, '4711'],
      ['4711', '4711'],
      [' 0815 ', '0815'],
      ['900719925474099', '900719925474099'],
      [999_999_999_999_999, '999999999999999'],
    ] as const) {
      it(`shows and reports the number ${JSON.stringify(referenceNumber)} as ${shown} (§3, §4)`, async () => {
        const { title, events } = await sent({ json: { referenceNumber } });
        expect(factsOf(title).at(-1)).to.equal(shown);
        expect(dataLayer()).to.deep.equal([
          { event: 'query-submitted', referenceNumber: shown, origin },
        ]);
        expect(events).to.deep.equal([
          {
            name: 'query-submitted',
            detail: { referenceNumber: shown, origin, category, subCategory },
          },
        ]);
      });
    }

    for (const [what, answer] of Object.entries<Answer>({
      'an empty body': {},
      'no content': { status: 204 },
      'an empty object': { json: {} },
      null: { json: { referenceNumber: null } },
      'a number of the wrong type': { status: 201, json: { referenceNumber: {} } },
      'a bare list': { json: [] },
    })) {
      it(`is a success without a number too, reported by ${what} (§4)`, async () => {
        const { title, form, events, element } = await sent(answer);
        expect(factsOf(title)).to.deep.equal(['Query type', queryType]);
        form.screen.getByText(NO_NUMBER);
        expect(element.shadowRoot?.textContent).not.to.match(/undefined|null|NaN|\[object/);
        expect(dataLayer()).to.deep.equal([
          { event: 'query-submitted', referenceNumber: null, origin },
        ]);
        expect(events.map(({ detail }) => detail)).to.deep.equal([
          { referenceNumber: null, origin, category, subCategory },
        ]);
      });
    }

    it('reports to the host nothing that was written or attached (§4)', async () => {
      const { events } = await sent();
      const reported = JSON.stringify([
        events,
        dataLayer(),
        { ...sessionStorage },
        { ...localStorage },
      ]);
      const everything = `${reported} ${location.href} ${document.title} ${document.cookie}`;
      for (const secret of [QUERY_TEXT, MEMBER_EMAIL, 'bill.pdf'])
        expect(everything).not.to.include(secret);
    });

    it('pushes to an existing data layer (§4)', async () => {
      (window as { dataLayer?: unknown[] }).dataLayer = [{ event: 'page' }];
      await sent();
      expect(dataLayer()).to.deep.equal([
        { event: 'page' },
        { event: 'query-submitted', referenceNumber: '4711', origin },
      ]);
    });

    for (const [what, layer] of [
      [
        'throws',
        {
          push: () => {
            throw new Error('Analytics are down');
          },
        },
      ],
      ['is not a list', 'a text'],
      ['is frozen', Object.freeze([])],
    ] as const) {
      it(`ignores a data layer that ${what} (§4)`, async () => {
        (window as { dataLayer?: unknown }).dataLayer = layer;
        const { events } = await sent();
        expect(events.map(({ name }) => name)).to.deep.equal(['query-submitted']);
        expect(takeProblems()).to.deep.equal([]);
      });
    }

    it("is replaced by a new form through 'Log another query' (§4)", async () => {
      const { form, wire, element } = await sent();
      await user.click(await form.screen.findByRole('button', NEW_FORM));
      await form.settled();
      const title = form.screen.getByRole('heading', { name: 'Log a new query' });
      expect(hasFocus(title)).to.equal(true);
      expect([form.category.value, form.query.value]).to.deep.equal(['', '']);
      expect(form.find.ccEmail()?.value ?? '').to.equal('');
      expect(form.attached()).to.deep.equal([]);
      expect(form.screen.queryByText(/^Error:/) === null).to.equal(true);
      expect(form.screen.queryByText('There is a problem') === null).to.equal(true);
      await expectNoAxeViolations(element);

      await form.fill({ ...choice, query: 'Another one' });
      await form.submit();
      await form.screen.findByRole('heading', { name: heading });
      expect(await wire.requests(submission)).to.have.lengthOf(2);
      expect(await wire.requests(OPEN_QUERIES)).to.have.lengthOf(origin === 'default' ? 1 : 0);
    });
  });
}
