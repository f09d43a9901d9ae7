const LOCAL = /^(?:(?:.+\.)?localhost|127\.0\.0\.1)$/i;

/** The host of a Host header, without its port. */
const nameOf = (header = '') => header.replace(/:\d*$/, '').toLowerCase();

/**
 * Whether the demo answers requests for a Host header. Otherwise another site could point its own name at
 * this machine and read what members have sent (DNS rebinding).
 *
 * @param header of the request
 * @param {readonly string[]} names accepted besides the machine's own
 */
export const answersTo = (header, names) =>
  LOCAL.test(nameOf(header)) || names.includes(nameOf(header));

/**
 * Whether a web socket is opened by a page of the demo, or by no page. Browsers open one to any host for the pages of
 * every other site, which could then follow what is built here.
 *
 * @param {import('node:http').IncomingHttpHeaders} headers of the request
 */
export const isOfOwnPage = ({ origin, host = '' }) =>
  origin === undefined || (URL.canParse(origin) && new URL(origin).host === host.toLowerCase());

/** Refuses a request for any other host name. */
export function refuseName(request, response) {
  const name = JSON.stringify(nameOf(request.headers.host));
  response.writeHead(421, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(
    `The demo answers to localhost and 127.0.0.1, not to ${name}.\n` +
      'To have it answer to another name as well, start it with --host NAME.\n',
  );
}
