import { mount, shadow } from '../../support/mount';
import type { Answer, Pattern, Wire } from '../../support/wire/wire';
import { openContactWire } from '../contact-us/answers';

const BASE = '/api/smart-inquiry-api/member-queries';
export const ANY_QUERY: Pattern = `GET ${BASE}/:referenceNumber`;
export const ANY_RESPONSE: Pattern = `GET ${BASE}/:referenceNumber/agent-response`;
export const readOf = (reference: string): Pattern => `GET ${BASE}/${reference}`;
export const responseOf = (reference: string): Pattern => `GET ${BASE}/${reference}/agent-response`;

/** A query from the server that can be updated. */
export const QUERY = {
  referenceNumber: 4711,
  category: 'MEDICAL_CLAIMS',
  queryDetail: 'My claim of May was not paid.',
  dateLogged: '2024-05-17',
  attachments: [
    { attachmentId: 31, fileName: 'bill.pdf' },
    { attachmentId: 'a/b', fileName: 'Übersicht.png' },
  ],
  canUpdate: true,
};

export const TITLE = { name: 'View your query' };
export const RESPONSE_BUTTON = { name: 'View response sent to you via email' };
export const UPDATE_TOGGLE = { name: 'Update Query' };
export const FAILED = 'We are unable to fetch your query at this time. Please try again later.';
export const OUTDATED = 'This feature is only available for new queries.';

/** Opens the wire with an updatable query for every number. The given answers take precedence. */
export async function openQueryWire(
  answers: Readonly<Record<Pattern, Answer | Answer[]>> = {},
): Promise<Wire> {
  const wire = await openContactWire({ [ANY_QUERY]: { json: QUERY } });
  for (const [pattern, answer] of Object.entries(answers))
    await wire.reply(pattern as Pattern, answer);
  return wire;
}

interface Opened {
  readonly reference?: string;
  readonly timeline?: 'true' | 'false';
  readonly origin?: 'default' | 'medxpress';
}

export const hashOf = ({
  reference = '4711',
  timeline = 'false',
  origin = 'default',
}: Opened = {}) => `#/update/${origin}?reference=${reference}&timeline=${timeline}`;

export async function mountQuery(
  opened: Opened = {},
  attributes: Readonly<Record<string, string>> = {},
) {
  const element = await mount(attributes, { hash: hashOf(opened) });
  return { element, screen: shadow(element) };
}

/** Mounts the screen and waits until it shows its query. */
export async function viewQuery(
  opened: Opened = {},
  attributes: Readonly<Record<string, string>> = {},
) {
  const mounted = await mountQuery(opened, attributes);
  await mounted.screen.findByRole('table');
  return mounted;
}

/** The texts of the cells in a table with one row. */
export const rowOf = (element: Element) =>
  [...(element.shadowRoot?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent);
