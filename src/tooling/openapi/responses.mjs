import { NOTES } from './notes.mjs';

const HTML = 'text/html';
const PLAIN = 'text/plain';
const JSON_TYPE = 'application/json';

export const media = (types, schema) => Object.fromEntries(types.map((type) => [type, { schema }]));

const isText = (schema) => schema.type === 'string';
const isFile = (schema) => schema.contentMediaType !== undefined;

/** The media types of a reply. */
function contentOf(reply, service) {
  if (isFile(reply)) return { '*/*': { schema: reply } };
  // A path of content is a fragment or an image.
  if (service === 'site') return { ...media([HTML, PLAIN], reply), 'image/*': { schema: {} } };
  if (isText(reply)) return media([PLAIN, HTML], reply);
  const texts = reply.anyOf?.filter(isText) ?? [];
  if (texts.length === 0) return media([JSON_TYPE], reply);
  const others = reply.anyOf.filter((schema) => !isText(schema));
  return { ...media([JSON_TYPE], others[0]), ...media([PLAIN, HTML], texts[0]) };
}

const FAILED = { $ref: '#/components/responses/Failed' };
const REFUSED = { $ref: '#/components/responses/Refused' };

/** The responses of a call: what it answers, and what a member sees if it fails. */
export function responsesOf({ service, key, reply, description }, texts) {
  const { failure, refusals = {} } = NOTES[service]?.[key] ?? {};
  const fill = (text) => text.replace(/\{(\w+)\}/g, (_, name) => texts[name]);
  const shown = failure ? `The member sees “${texts[failure]}”` : 'The member sees nothing of it.';
  const failed = (words) => ({ description: words, content: FAILURE_CONTENT });
  return {
    200: { description: description || 'Done.', content: contentOf(reply, service) },
    ...Object.fromEntries(
      Object.entries(refusals).map(([status, words]) => [status, failed(fill(words))]),
    ),
    ...(service !== 'site' && service !== 'portal' && { 401: REFUSED, 403: REFUSED }),
    default: failure === undefined ? FAILED : failed(shownOf(service, shown)),
  };
}

/** A login shows the reason that the server sends, where it has one. */
const shownOf = (service, shown) =>
  service === 'portal'
    ? `The member sees \`message\`, \`errorMessage\` or \`error\` of the JSON body, or a plain text of less than 300 characters. Otherwise: ${shown}`
    : shown;

const FAILURE_CONTENT = {
  ...media([JSON_TYPE], { $ref: '#/components/schemas/Failure' }),
  ...media([PLAIN, HTML], { type: 'string' }),
};

/** The one code that changes what a member sees (@spec §8). */
const OUTDATED = '0015';

const CODE = {
  type: 'string',
  examples: [OUTDATED],
  description: 'A server exception code, read at the top or within `exception` or `error`.',
};
const CODES = { exceptionCode: CODE, errorCode: CODE, code: CODE };

export const FAILURE = {
  description: 'The body of a failure. The element reads the names below, and needs none.',
  properties: {
    ...CODES,
    exception: { properties: CODES },
    error: { properties: CODES },
    message: { description: 'Shown if a login fails.' },
    errorMessage: { description: 'Shown if a login fails, with a 2xx too.' },
  },
};

/** The responses that calls have in common. */
export const SHARED_RESPONSES = {
  Refused: {
    description:
      'There is no session, or it has ended: the member keeps everything, logs in, and goes on.',
    content: FAILURE_CONTENT,
  },
  Failed: { description: 'The call has failed.', content: FAILURE_CONTENT },
};
