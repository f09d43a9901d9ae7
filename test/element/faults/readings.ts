import { expect } from '@open-wc/testing';
import { mount, shadow, user } from '../../support/mount';
import type { Pattern } from '../../support/wire/wire';
import {
  ANY_CATEGORY_FRAGMENT,
  FORMS,
  MEMBER_DETAILS,
  MEMBER_EMAIL,
  OPEN_QUERIES,
  openContactWire,
} from '../contact-us/answers';
import { QUERY_TEXT, theForm } from '../contact-us/the-form';
import {
  ANY_RESPONSE,
  hashOf,
  openQueryWire,
  QUERY,
  readOf,
  RESPONSE_BUTTON,
  rowOf,
  viewQuery,
} from '../view-query/the-query';
import { frameOf } from '../view-query/the-response';
import { READING_LIMIT, type FaultyCall } from './calls';

const DOCUMENT: Pattern = 'GET /api/smart-inquiry-api/document-submissions/12';
const TURNAROUND: Pattern = 'GET /site/preview/medical-aid/inquiries/medxpress-turnaround';
const NOTHING_LOADED = 'Unable to load content.';
const QUERY_FAILED = 'We are unable to fetch your query at this time. Please try again later.';

/** A screen that reads when it opens. */
const screenAt = (hash: string) => async () => {
  const element = await mount({}, { hash });
  const kept = () => location.hash;
  return { element, kept, before: hash };
};

const showsText = (text: string) => (element: HTMLElement) => shadow(element).getByText(text);

export const READINGS: readonly FaultyCall[] = [
  {
    what: 'the open queries',
    call: OPEN_QUERIES,
    good: { json: { queries: [QUERY] } },
    expectShown: showsText(QUERY.queryDetail),
    takes: 'record',
    failed: 'We are unable to fetch your queries at this time. Please try again later.',
    limit: READING_LIMIT,
    open: openContactWire,
    make: screenAt('#/contact-us/default'),
  },
  {
    what: 'the member details',
    call: MEMBER_DETAILS,
    good: { json: { emails: [MEMBER_EMAIL] } },
    expectShown: (element) => shadow(element).getByDisplayValue(MEMBER_EMAIL),
    takes: 'json',
    failed: undefined,
    limit: READING_LIMIT,
    open: openContactWire,
    make: screenAt('#/contact-us/default'),
  },
  {
    what: 'a query',
    call: readOf('12'),
    good: { json: QUERY },
    expectShown: showsText(QUERY.queryDetail),
    takes: 'asked',
    failed: QUERY_FAILED,
    limit: READING_LIMIT,
    open: openQueryWire,
    make: screenAt(hashOf({ reference: '12' })),
  },
  {
    what: 'a document submission',
    call: DOCUMENT,
    good: { json: { documentSubmission: QUERY } },
    expectShown: showsText('bill.pdf'),
    takes: 'asked',
    failed: 'We are unable to fetch your Document Submission at this time. Please try again later.',
    limit: READING_LIMIT,
    open: openContactWire,
    make: screenAt('#/document-submission?reference=12'),
  },
  {
    what: 'an emailed response',
    call: ANY_RESPONSE,
    good: { json: { encodedResponse: btoa('<p>Dear member</p>') } },
    expectShown: (element) => {
      expect(frameOf(element)?.contentDocument?.body.textContent).to.equal('Dear member');
    },
    takes: 'json',
    failed: QUERY_FAILED,
    limit: READING_LIMIT,
    open: openQueryWire,
    make: async () => {
      const { element, screen } = await viewQuery();
      const kept = () => rowOf(element);
      const before = kept();
      await user.click(screen.getByRole('button', RESPONSE_BUTTON));
      return { element, kept, before };
    },
  },
  {
    what: 'the guidance of a category',
    call: ANY_CATEGORY_FRAGMENT,
    good: { html: '<p>About this category.</p>' },
    expectShown: showsText('About this category.'),
    takes: 'content',
    failed: NOTHING_LOADED,
    limit: READING_LIMIT,
    open: openContactWire,
    make: async () => {
      const element = await mount();
      const form = theForm(element);
      await form.settled();
      await form.fill({ query: QUERY_TEXT });
      await form.fill({ category: 'Manage plan' });
      const kept = () => [form.query.value, form.category.value, form.email.value];
      return { element, kept, before: [QUERY_TEXT, 'MANAGE_PLAN', MEMBER_EMAIL] };
    },
  },
  {
    what: 'the turnaround time',
    call: TURNAROUND,
    good: { html: '<p>Within four hours.</p>' },
    expectShown: showsText('Within four hours.'),
    takes: 'content',
    failed: NOTHING_LOADED,
    limit: READING_LIMIT,
    open: openContactWire,
    make: async () => {
      const [, { origin, choice }] = FORMS;
      const element = await mount({ origin });
      const form = theForm(element);
      await form.settled();
      await form.fill(choice);
      await form.fill({ query: QUERY_TEXT });
      await form.submit();
      await shadow(element).findByText('4711');
      const kept = () => element.shadowRoot?.querySelector('.receipt-number')?.textContent;
      return { element, kept, before: '4711' };
    },
  },
];
