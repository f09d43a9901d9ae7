/** The name of an exception, one ASCII word. Anything longer may be a member's text. */
const NAME = /^\w{1,40}$/;
/** The end of a stack's line in every engine: file name, line and column. */
const CALL_SITE = /[\w.-]+\.m?js:\d+:\d+(?=\)?$)/m;

/** Skips the message, which V8 puts before the stack. */
function callSiteOf(stack: string, message: string): string | undefined {
  const start = message === '' ? -1 : stack.lastIndexOf(message);
  return CALL_SITE.exec(start < 0 ? stack : stack.slice(start + message.length))?.[0];
}

/**
 * Describes an exception as 'TypeError in response, at response.js:1:345', without its message, which may quote a
 * response or an address.
 * @param part the part of the element that threw
 */
export function describeException(error: unknown, part: string): string {
  try {
    // The exception may be from another realm, such as a frame, and its properties may be anything.
    const { name, message, stack } = Object(error) as Readonly<Record<string, unknown>>;
    const shown = typeof name === 'string' && NAME.test(name) ? name : 'Exception';
    const callSite = typeof stack === 'string' ? callSiteOf(stack, String(message)) : undefined;
    return `${shown} in ${part}${callSite === undefined ? '' : `, at ${callSite}`}`;
  } catch {
    return `Exception in ${part}`;
  }
}
