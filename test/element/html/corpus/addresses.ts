import { FAR, RUN, type Family } from './payload';

const link = (address: string) => `<a href="${address}" target="_top">Press</a>`;

/** Links to an address that is not a page, and links that would navigate this page. */
export const ADDRESSES: Family = {
  'a script': link(`javascript:${RUN}`),
  'a script in odd letters': link(`JaVaScRiPt:${RUN}`),
  'a script with a tab': link(`java\tscript:${RUN}`),
  'a script with a line': link(`java\nscript\r:${RUN}`),
  'a script with an escaped tab': link(`jav&#x09;ascript:${RUN}`),
  'a script by entities': link(
    `&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;${RUN}`,
  ),
  'a script by entities without ends': link(`&#0000106avascript&colon;${RUN}`),
  'a script behind control signs': link(`\u0001\u0002 javascript:${RUN}`),
  'a script behind a byte order mark': link(`\ufeffjavascript:${RUN}`),
  'a script behind a soft hyphen': link(`java\u00adscript:${RUN}`),
  'a script that is encoded': link(`javascript:%74%6f%70.struck=1`),
  'a script with a comment': link(`javascript://example.org/%0a${RUN}`),
  'an old script': link(`vbscript:MsgBox(1)`),
  'an old style’s script': link(`livescript:${RUN}`),
  'data as a page': link(`data:text/html,<script>${RUN}</script>`),
  'data as a page, encoded': link(`data:text/html;base64,PHNjcmlwdD50b3Auc3RydWNrPTE8L3NjcmlwdD4=`),
  'data as a drawing': link(
    `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${RUN}'/>`,
  ),
  'a blob': link(`blob:https://evil.example/00000000-0000-4000-8000-000000000000`),
  'a file': link('file:///etc/passwd'),
  'a page’s source': link(`view-source:${FAR}`),
  'a nested scheme': link(`feed:javascript:${RUN}`),
  'a jar': link(`jar:${FAR}/a.jar!/a.html`),
  'an archive’s part': link('mhtml:file://a.mht'),
  'an app': link('intent://evil.example#Intent;scheme=http;end'),
  'a settings page': link('about:blank'),
  'a file system': link('filesystem:https://evil.example/temporary/a.html'),
  'a hash': link('#/login'),
  'a hash behind a space': link(' \n#/update/default?reference=1&timeline=false'),
  'an empty address': link(''),
  'white space': link(' \t\n '),
  'an address in an area': `<map name="m"><area href="javascript:${RUN}" shape="default"></map><img usemap="#m" alt="Map">`,
  'an address that reports the click': `<a href="mailto:help@example.org" ping="${FAR}/ping" attributionsrc="${FAR}">Press</a>`,
  'a download': `<a href="javascript:${RUN}" download="a.exe" referrerpolicy="unsafe-url">Press</a>`,
  'an address with a namespace': `<a xlink:href="javascript:${RUN}" href="javascript:${RUN}">Press</a>`,
  'a quotation’s source': `<blockquote cite="javascript:${RUN}"><q cite="${FAR}">Words</q></blockquote>`,
  'a long description': `<img longdesc="javascript:${RUN}" alt="Words"><p lowsrc="${FAR}">Words</p>`,
  'an address in two': `<a href="javascript" href=":${RUN}">Press</a>`,
};
