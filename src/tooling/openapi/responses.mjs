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
const NO_SESSION = { $ref: '#/components/responses/NoSession' };

/** The status of a code in the demo and the mock. */
const CODE_STATUS = 400;

/** The responses of a call: its result, and what a member sees if it fails. */
export function responsesOf({ service, key, reply, description }, texts) {
  const { failure, code } = NOTES[service]?.[key] ?? {};
  const fill = (text) => text.replace(/\{(\w+)\}/g, (_, name) => texts[name]);
  const shown = failure ? `The member sees “${texts[failure]}”` : 'The member sees nothing of it.';
  const withCode = code ? ` ${fill(code)}` : '';
  const failed = { description: shownOf(service, shown) + withCode, content: FAILURE_CONTENT };
  const refused = failure ? REFUSED : NO_SESSION;
  return {
    200: { description: description || 'Done.', content: contentOf(reply, service) },
    ...(code && { [CODE_STATUS]: failed }),
    ...(service !== 'site' && service !== 'portal' && { 401: refused, 403: refused }),
    default: failure === undefined ? FAILED : failed,
  };
}

/** A login shows the server's reason, if there is one. */
const shownOf = (service, shown) =>
  service === 'portal'
    ? `The member sees \`message\`, \`errorMessage\` or \`error\` of the JSON body, or a plain text of less than 300 characters. Otherwise: ${shown}`
    : shown;

const FAILURE_CONTENT = {
  ...media([JSON_TYPE], { $ref: '#/components/schemas/Failure' }),
  ...media([PLAIN, HTML], { type: 'string' }),
};

/**
 * The body of a failure.
 * @param code an exception code that changes what a member sees (@spec §8)
 */
export function failureSchema(code) {
  const text = {
    type: 'string',
    examples: [code],
    description: 'A server exception code, read at the top or within `exception` or `error`.',
  };
  const codes = { exceptionCode: text, errorCode: text, code: text };
  return {
    description: 'The body of a failure. The element reads the names below, and needs none.',
    properties: {
      ...codes,
      exception: { properties: codes },
      error: { properties: codes },
      message: { description: 'Shown if a login fails.' },
      errorMessage: { description: 'Shown if a login fails, with a 2xx too.' },
    },
  };
}

/** The responses that calls have in common. */
export const SHARED_RESPONSES = {
  Refused: {
    description:
      'There is no session, or it has ended: the member sees the text of the failure and an offer to log in, and keeps everything.',
    content: FAILURE_CONTENT,
  },
  NoSession: { description: 'There is no session, or it has ended.', content: FAILURE_CONTENT },
  Failed: { description: 'The call has failed.', content: FAILURE_CONTENT },
};
