import { expect, nextFrame } from '@open-wc/testing';
import { collectEvents } from '../../support/collect';
import { frameOf, readResponse } from './the-response';

const MARK = 'parent.hacked=1;top.hacked=1;window.hacked=1';

const NASTY = `
  <!doctype html><html onload="${MARK}"><head>
  <base href="https://elsewhere.example/"><link rel="stylesheet" href="/api/spy/1.css">
  <meta http-equiv="refresh" content="0;url=/api/spy/2"><title>Owned</title>
  <style>body { display: none } @import url(/api/spy/3.css);</style><script>${MARK}</script></head>
  <body onload="${MARK}" background="/api/spy/4.png">
  <p id="kept" class="response" name="kept" onclick="${MARK}" onmouseover="${MARK}">Dear member</p>
  <a id="script" href="javascript:${MARK}">script</a> <a href="  jAvAsCrIpT:${MARK}">script</a>
  <a href="#/login">hash</a> <a href="">empty</a> <a href="/portal">relative</a>
  <a href="data:text/html,<script>${MARK}</script>">data</a> <a href="vbscript:x">vb</a>
  <a href="https://scheme.example/help?a=1" target="_top" ping="/api/spy/5" download>help</a>
  <a href="mailto:help@scheme.example">mail</a> <a href="tel:+27110000000">call</a>
  <form action="/api/spy/6"><input name="pin" autofocus onfocus="${MARK}"><button>Send</button>
  <select><option>1</option></select><textarea>typed</textarea></form>
  <iframe src="/api/spy/7" srcdoc="<script>${MARK}</script>"></iframe>
  <object data="/api/spy/8"></object><embed src="/api/spy/9"><applet code="x"></applet>
  <svg onload="${MARK}"><script>${MARK}</script><a href="javascript:${MARK}"><text>t</text></a></svg>
  <math><mtext><table><mglyph><style><img src=x onerror="${MARK}"></style></mglyph></table></math>
  <img src="x" onerror="${MARK}"><img src="data:image/svg+xml,<svg onload='${MARK}'/>">
  <video src="/api/spy/10" poster="/api/spy/11" onerror="${MARK}"></video><audio src="/api/spy/12"></audio>
  <template><script>${MARK}</script></template><slot name="x"></slot>
  <medical-aid-inquiries origin="default"></medical-aid-inquiries>
  <noscript><p title="</noscript><img src=x onerror=${MARK}>"></noscript>
  <div contenteditable tabindex="1" accesskey="a" is="x-y" slot="s" part="p">end</div></body></html>`;

const FORBIDDEN =
  'script,style,link,meta,base,form,input,button,select,textarea,option,iframe,object,embed,applet,' +
  'svg,math,video,audio,template,slot,noscript,title,[is],[slot],[part],[contenteditable],[tabindex],' +
  '[accesskey],[ping],[download],[name],[background],[style*=url],medical-aid-inquiries';

const hacked = () => (window as { hacked?: unknown }).hacked;

describe('an emailed response full of traps', () => {
  it('keeps its text, and nothing that runs, sends, embeds or clashes (security 2, 4)', async () => {
    const { response } = await readResponse(NASTY);
    expect(response.body.textContent).to.contain('Dear member');
    expect(response.body.textContent).to.contain('end');
    const left = [...response.body.querySelectorAll(FORBIDDEN)].map(({ outerHTML }) => outerHTML);
    expect(left).to.deep.equal([]);
    const handlers = [...response.querySelectorAll('*')].flatMap((node) =>
      node.getAttributeNames().filter((name) => name.startsWith('on')),
    );
    expect(handlers).to.deep.equal([]);
    // Text typed into a field counts as text of the response.
    expect(response.body.textContent).to.contain('typed');
    expect(response.body.textContent).not.to.match(/hacked|display: none/);
  });

  it('runs no script and changes no page when everything in it is clicked (security 2, 6)', async () => {
    const { element, response } = await readResponse(NASTY);
    const events = collectEvents('element-error', 'request-failed');
    const before = location.href;
    for (const node of response.body.querySelectorAll<HTMLElement>(':not(a[target])')) {
      for (const type of ['mouseover', 'focus', 'click'])
        node.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
    }
    await nextFrame();
    expect(hacked()).to.equal(undefined);
    expect(location.href).to.equal(before);
    expect(frameOf(element)?.contentDocument === response).to.equal(true);
    expect(events).to.deep.equal([]);
  });

  it('lets a drag pass to the element, which refuses what is dropped (decisions 7)', async () => {
    const { element } = await readResponse(NASTY);
    const frame = frameOf(element);
    const takesPointer = () => frame && getComputedStyle(frame).pointerEvents === 'auto';
    expect(takesPointer()).to.equal(true);
    document.body.dispatchEvent(new DragEvent('dragenter', { bubbles: true }));
    expect(takesPointer(), 'during the drag').to.equal(false);
    document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
    expect(takesPointer(), 'after it').to.equal(true);
    document.body.dispatchEvent(new DragEvent('dragenter', { bubbles: true }));
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    expect(takesPointer(), 'at a touch after it').to.equal(true);
  });

  it('has links that open in a new tab, and no others (security 6)', async () => {
    const { response } = await readResponse(NASTY);
    const links = [...response.querySelectorAll('a[href]')].map((link) =>
      ['href', 'target', 'rel'].map((name) => link.getAttribute(name)),
    );
    expect(links).to.deep.equal([
      // A relative address is resolved against the response's own base.
      ['https://elsewhere.example/portal', '_blank', 'noopener noreferrer'],
      ['https://scheme.example/help?a=1', '_blank', 'noopener noreferrer'],
      ['mailto:help@scheme.example', '_blank', 'noopener noreferrer'],
      ['tel:+27110000000', '_blank', 'noopener noreferrer'],
    ]);
  });

  it('is in a sandboxed frame without scripts, forms or top navigation, with its own policy (decisions 4)', async () => {
    const { element, response } = await readResponse(NASTY);
    const frame = frameOf(element);
    expect([...(frame?.sandbox ?? [])]).to.have.members([
      'allow-same-origin',
      // Needed for printing.
      'allow-modals',
      'allow-popups',
      'allow-popups-to-escape-sandbox',
    ]);
    const script = response.createElement('script');
    script.textContent = MARK;
    response.body.append(script);
    expect(hacked()).to.equal(undefined);
    const policy = response.querySelector('meta[http-equiv="Content-Security-Policy"]');
    expect(policy?.getAttribute('content')).to.match(/^default-src 'none'; img-src data:;/);
  });

  for (const [what, html] of Object.entries({
    'deep nesting': `${'<div>'.repeat(20_000)}Dear member`,
    'two megabytes': `<p>${'Dear member '.repeat(180_000)}</p>`,
    'markup that never ends': '<p>Dear member <a href="https://x.example',
    'no markup at all': 'Dear member & co <3',
  })) {
    it(`shows content for ${what} (security 7)`, async () => {
      const { response } = await readResponse(html);
      expect(response.body.textContent).to.contain('Dear member');
    });
  }
});

describe('the styles of an emailed response', () => {
  it('include the inline styles of the allow-list and no others (security 4, 5)', async () => {
    const { response } = await readResponse(
      '<p style="color: rgb(1, 2, 3); text-align: center; position: fixed; margin-top: -50px;' +
        ' background: url(/api/spy/1.png); transform: scale(9); z-index: 9; padding: 7px">Hi</p>' +
        '<table bgcolor="#010203" align="center"><tr><td width="40" valign="top">x</td></tr></table>',
    );
    const {
      color,
      textAlign,
      position,
      backgroundImage,
      transform,
      zIndex,
      paddingTop,
      marginTop,
    } = getComputedStyle(response.querySelector('p') ?? response.body);
    expect([color, textAlign, paddingTop]).to.deep.equal(['rgb(1, 2, 3)', 'center', '7px']);
    expect([position, backgroundImage, transform, zIndex]).to.deep.equal([
      'static',
      'none',
      'none',
      'auto',
    ]);
    expect(parseFloat(marginTop)).to.be.at.least(0);
    expect(response.querySelector('[style*=spy]')).to.equal(null);
    expect(response.querySelector('table')?.getAttribute('bgcolor')).to.equal('#010203');
    expect(response.querySelector('td')?.getAttribute('width')).to.equal('40');
  });
});

const LARGE_LETTERS: Readonly<Record<string, string>> = {
  'by a sheet': `<style>html,p{font-size:500px;height:0}</style>${'<p>M'.repeat(600)}`,
  'in its body': `<body style="font-size:500px;line-height:0">${'M<br>'.repeat(600)}`,
  'by sizes within one another': '<font size="+7"><b style="font-size:5em">M</b></font>'.repeat(
    300,
  ),
};
for (const [what, html] of Object.entries(LARGE_LETTERS))
  it(`has no large letters where it has thousands, one over another: ${what} (security 39)`, async () => {
    const { response } = await readResponse(html);
    const { getComputedStyle } = response.defaultView as Window;
    for (const element of response.querySelectorAll('body, body *'))
      expect(parseFloat(getComputedStyle(element).fontSize)).to.equal(16);
  });

it('keeps the large letters of a short response (§2)', async () => {
  const { response } = await readResponse('<p style="font-size:150px">R 100');
  const [amount] = response.querySelectorAll('p');
  expect(amount && getComputedStyle(amount).fontSize).to.equal('150px');
});
