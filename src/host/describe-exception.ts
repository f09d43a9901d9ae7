/** What code calls an exception: one word of ASCII. Anything longer may be somebody's text. */
const NAME = /^\w{1,40}$/;
/** Where a line of a stack ends, in every engine: a script's file name, line and column. */
const CALL_SITE = /[\w.-]+\.m?js:\d+:\d+(?=\)?$)/m;

/** V8 puts the message before the stack; only what follows it is read. */
function callSiteOf(stack: string, message: string): string | undefined {
  const start = message === '' ? -1 : stack.lastIndexOf(message);
  return CALL_SITE.exec(start < 0 ? stack : stack.slice(start + message.length))?.[0];
}

function readException(error: unknown) {
  try {
    // An exception may be of another realm, of a frame say, and its members may be anything.
    const { name, message, stack } = Object(error) as Readonly<Record<string, unknown>>;
    return {
      name: typeof name === 'string' && NAME.test(name) ? name : 'Exception',
      callSite: typeof stack === 'string' ? callSiteOf(stack, String(message)) : undefined,
    };
  } catch {
    return { name: 'Exception', callSite: undefined };
  }
}

/**
 * Describes an exception in words of our own: 'TypeError in response, at letter.js:1:345'. Its message is
 * left out: a selector's error holds words of a letter, another one an address.
 * @param part the part of the element that threw
 */
export function describeException(error: unknown, part: string): string {
  const { name, callSite } = readException(error);
  return `${name} in ${part}${callSite === undefined ? '' : `, at ${callSite}`}`;
}
