import { FAR, HIT, RUN, type Family } from './payload';

/** Elements of a document's head, and other ways to bring in markup. */
export const DOCUMENTS: Family = {
  'a refresh': `<meta http-equiv="refresh" content="0;url=${HIT}">`,
  'a refresh to a script': `<meta http-equiv="refresh" content="0;url=javascript:${RUN}">`,
  'a cookie': `<meta http-equiv="set-cookie" content="a=b"><meta name="referrer" content="unsafe-url">`,
  'a policy': `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; report-uri ${HIT}">`,
  'a viewport': `<meta name="viewport" content="width=1, maximum-scale=9"><meta name="color-scheme" content="dark">`,
  'a base': `<base href="${FAR}/" target="_top"><a href="a">Press</a>`,
  'a title': `<title>Not yours</title><p>Words</p>`,
  'a head in the middle': `<p>Words</p><head><base href="${FAR}/"><script>${RUN}</script></head>`,
  'a template': `<template><img src="x:" onerror="${RUN}"><script>${RUN}</script></template>`,
  'a shadow tree': `<div><template shadowrootmode="open"><img src="x:" onerror="${RUN}"></template></div>`,
  'a shadow tree of old': `<div><template shadowroot="closed"><script>${RUN}</script></template></div>`,
  'a template within a template': `<template><template><svg onload="${RUN}"></template></template>`,
  'a template in a table': `<table><template><tr><td><img src="x:" onerror="${RUN}"></td></tr></template></table>`,
  slots: `<slot onslotchange="${RUN}"><p>Words</p></slot><p slot="x">Words</p>`,
  'the element itself': `<medical-aid-inquiries api-base="${FAR}"></medical-aid-inquiries>`,
  'another custom element': `<other-widget onclick="${RUN}">Words</other-widget>`,
  'a built-in that is another': `<p is="other-widget" onclick="${RUN}">Words</p><button is="medical-aid-inquiries"></button>`,
  microdata: `<p itemscope itemtype="${FAR}" itemid="${FAR}">Words</p>`,
  'hints for tools': `<p nonce="abc" integrity="x" crossorigin="use-credentials" fetchpriority="high">Words</p>`,
  'an inert page': `<p inert hidden aria-hidden="true">Words</p><div aria-modal="true" role="dialog">Words</div>`,
  'a page that is translated': `<p translate="no" spellcheck="true" writingsuggestions="true" virtualkeyboardpolicy="manual">Words</p>`,
};
