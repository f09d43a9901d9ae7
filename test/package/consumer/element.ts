import 'medical-aid-inquiries';
import { createApi, HttpFailure } from 'medical-aid-inquiries/api';
import { MedicalAidInquiries } from 'medical-aid-inquiries/class';
import { createMock, type MockQuery } from 'medical-aid-inquiries/mock';
import type { CompleteMessages, ElementEvents } from 'medical-aid-inquiries';
import 'medical-aid-inquiries/lean';
import manifest from 'medical-aid-inquiries/custom-elements.json' with { type: 'json' };
import texts from 'medical-aid-inquiries/texts.en.json' with { type: 'json' };

// Nothing here runs. A compiler checks this file like a portal's code, with the built declarations.

export const version: string = manifest.schemaVersion;

const element = document.createElement('medical-aid-inquiries');
element satisfies MedicalAidInquiries;
document.querySelector('medical-aid-inquiries')?.remove();

element.origin = 'medxpress';
element.apiBase = null;
element.messages = { logQuery: { send: 'Stuur navraag' } };
// @ts-expect-error no such property
element.apiBaze = '/api';
// @ts-expect-error no such text
element.messages = { logQuery: { sned: 'Stuur navraag' } };

// The file and the type have the same texts.
element.messages = texts satisfies CompleteMessages;
export const inOtherWords = (all: CompleteMessages) => all satisfies typeof texts;
const { send, ...withoutSend } = texts.logQuery;
send satisfies string;
// @ts-expect-error a text is missing
({ ...texts, logQuery: withoutSend }) satisfies CompleteMessages;

element.addEventListener('query-submitted', ({ detail }) => {
  detail satisfies ElementEvents['query-submitted'];
  detail.referenceNumber satisfies string | null;
  detail.origin satisfies 'default' | 'medxpress';
  // @ts-expect-error no event carries what the member wrote
  void detail.query;
});
element.addEventListener('login', (event) => event.detail satisfies null);
element.addEventListener('login-required', function (event) {
  event.preventDefault();
  event.detail.resume();
  this.remove();
});
element.addEventListener('click', (event) => event.clientX satisfies number);
element.addEventListener('of-the-page', (event) => event.target);
// @ts-expect-error a status is a number
element.addEventListener('request-failed', ({ detail }) => detail.status satisfies string);

export class PortalInquiries extends MedicalAidInquiries {
  override connectedCallback() {
    super.connectedCallback();
    this.siteRoot = '/home';
  }
}
customElements.define('portal-inquiries', PortalInquiries);

export async function read() {
  try {
    return await createApi({ apiBase: '/portal/api/das' }).memberQueries.read('12', 'MEMBER_WEB');
  } catch (error) {
    if (error instanceof HttpFailure) return error.status satisfies number;
    throw error;
  }
}
// @ts-expect-error no such setting
createApi({ base: '/' });

const mock = createMock({ apiBase: '/api', data: { signedIn: false }, scenario: 'submit-fails' });
mock.handle(new Request('/api')) satisfies Promise<Response>;
mock.data.queries satisfies MockQuery[];
mock.fail();
// @ts-expect-error no such option
createMock({ api: '/api' });
