import { parseJsonObject } from '../domain/json';

interface Content extends Promise<Response> {
  readonly arrayBuffer: () => Promise<ArrayBuffer>;
}

/** A pending answer with ky's body methods. */
interface Answer extends Content {
  readonly json: () => Promise<unknown>;
  readonly text: () => Promise<string>;
  readonly blob: () => Promise<Blob>;
}

/** Reads an answer's body; throws a SyntaxError if it can't. */
export type Read<T> = (answer: Answer) => Promise<T>;

export const readText: Read<string> = (answer) => answer.text();
/** Whether an address is below a folder, or would be below its https address, to which many servers redirect. */
const isBelow = (folder: string, url: string): boolean => {
  const { href } = new URL(folder);
  return url.startsWith(href) || url.startsWith(href.replace(/^http:/, 'https:'));
};

/** A field of a login form, or of a form that submits itself to a login elsewhere (SAML). Content has neither. */
const LOGIN = /<input\b[^<>]*\b(?:type\s*=\s*["']?password|name\s*=\s*["']?SAMLRequest)\b/i;

/** A form of any kind. A page that a redirect leads to may ask for the password in a second step. */
const FORM = /<(?:form|input)\b/i;

/** A path within the folder to which servers redirect once the session has ended. */
const LOGIN_PATH =
  /\/(?:log-?[io]n|sign-?in|auth(?:enticate|orize)?|oauth2?|sso|saml2?)(?=[/.]|$)/i;

/** The address to which a page sends the browser on, without its query. */
const REFRESH =
  /<meta\b(?=[^<>]*\bhttp-equiv\s*=\s*["']?refresh\b)[^<>]*\burl\s*=\s*["']?([^\s"'<>?#]+)/i;

/** Whether a page sends the browser on to a login, as some servers do once the session has ended. */
const sendsToLogin = (html: string): boolean =>
  LOGIN_PATH.test(`/${REFRESH.exec(html)?.[1] ?? ''}`);

const leadsToLogin = (folder: string, url: string): boolean =>
  LOGIN_PATH.test(new URL(url).pathname.slice(new URL(folder).pathname.length - 1));

/**
 * The empty element in which an application shows itself. Many servers answer with an application's page for every
 * address that they don't have.
 */
const APPLICATION =
  /<(?:app-root\b|div\b(?=[^<>]*\bid\s*=\s*["']?(?:root|app|__next)["'\s>]))[^<>]*>(?:\s|<!--[^<>]*-->)*<\//i;

/** Types of files that are no text for readers. A path without an extension may have any other type. */
const FILE_TYPE = /\bjson\b|^(?:image|audio|video|font)\/|\/(?:pdf|zip|css|(?:x-)?javascript)\b/i;

const CHARSET = /;\s*charset\s*=\s*"?([^\s;"]+)/i;

/** A text in which only ASCII was read. In another charset hardly anything else is UTF-8 by chance. */
const ALL_WRONG = /^[\p{ASCII}\ufffd]*$/u;

/**
 * Decodes content that is not in UTF-8 by the charset of its type, because `text()` reads all as UTF-8. Without one, it
 * is in that of old pages.
 */
function decode(bytes: ArrayBuffer, type: string): string {
  const text = new TextDecoder().decode(bytes);
  if (!text.includes('\ufffd')) return text;
  try {
    return new TextDecoder(CHARSET.exec(type)?.[1] ?? '').decode(bytes);
  } catch {
    // There is none, or no browser knows it.
    return ALL_WRONG.test(text) ? new TextDecoder('windows-1252').decode(bytes) : text;
  }
}

/** Refuses answers that must not be shown as content: JSON, other files, a page after a redirect, and a login. */
export const readContentBelow =
  (folder: string) =>
  async (answer: Content): Promise<string> => {
    const { headers, redirected, url } = await answer;
    if (redirected && (!isBelow(folder, url) || leadsToLogin(folder, url)))
      throw new SyntaxError('The answer is no content of this folder');
    const type = headers.get('content-type') ?? '';
    if (FILE_TYPE.test(type)) throw new SyntaxError('The answer is a file, not content');
    const html = decode(await answer.arrayBuffer(), type);
    // Some servers answer with an error as JSON and say that it is HTML.
    if (parseJsonObject(html)) throw new SyntaxError('The answer is JSON, not content');
    // Many servers answer with a login once the session has ended, without a redirect.
    if ((redirected ? FORM : LOGIN).test(html) || sendsToLogin(html))
      throw new SyntaxError('The answer is a login, not content');
    if (APPLICATION.test(html)) throw new SyntaxError('The answer is an application, not content');
    return html;
  };
export const readBlob: Read<Blob> = (answer) => answer.blob();
export const readJson: Read<unknown> = (answer) => answer.json();
