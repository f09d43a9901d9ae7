import type { Documents } from './structure';

/** Documents that test text, styles, links and images. */
export const LOOKS: Documents = {
  'every emphasis':
    '<p><strong>a</strong> <b>b</b> <em>c</em> <i>d</i> <u>e</u> <s>f</s> <del>g</del> <ins>h</ins> <small>i</small> H<sub>2</sub>O m<sup>2</sup> <mark>j</mark> <abbr title="and so on">etc.</abbr></p>',
  'styles of the allow-list':
    '<p style="color: rgb(0, 95, 115); font-weight: 700; text-align: center; line-height: 1.6">Centred</p><div style="background-color: rgb(240, 248, 255); padding: 12px; border: 1px solid rgb(0, 0, 0); border-radius: 8px; max-width: 30rem">Box</div><p style="margin: 0px 0px 8px; text-indent: -12px; text-decoration: underline; text-transform: uppercase; letter-spacing: -0.5px">Line</p>',
  'a table with its looks':
    '<table style="width: 100%; border-collapse: collapse; table-layout: fixed"><tbody><tr><td style="vertical-align: top; border-bottom: 2px solid rgb(204, 204, 204); white-space: nowrap">Cell</td></tr></tbody></table>',
  'a list with other signs':
    '<ul style="list-style-type: square; padding-left: 24px"><li style="font-style: italic">Square</li></ul>',
  'links of every kind':
    '<p><a href="https://example.org/forms?a=1&amp;b=2#claim">Form</a>, <a href="http://example.org/" title="Our site">site</a>, <a href="mailto:help@example.org?subject=Claim">email</a>, <a href="tel:+27110000000">call</a>, <a href="/portal/claims">your claims</a>.</p>',
  'links around blocks':
    '<a href="https://example.org/plans"><h4>Plans</h4><p>Compare them.</p></a>',
  'an image of the content service':
    '<p><img src="ORIGIN/site/pictures/card.png" alt="A membership card" width="320" height="200" loading="lazy"></p>',
  'a figure with its words':
    '<figure><img src="ORIGIN/site/pictures/steps.webp?v=2" alt="Three steps: fill in, sign, send" loading="lazy"><figcaption>How to <em>claim</em></figcaption></figure>',
  'signs and entities':
    '<p>R&nbsp;100 &amp; more: 3 &lt; 4 &gt; 2, &quot;quoted&quot;, &copy; 2025, 50&#37; &#8211; &#x2713; &euro;20</p>',
  'signs that look like markup':
    '<p>Enter &lt;b&gt;your name&lt;/b&gt; &amp;amp; press "Send".</p>',
  Afrikaans:
    '<div lang="af"><h3>Hoe om ’n eis in te dien</h3><p>Voltooi die vorm; ons sê dadelik of dit geldig is. Môre of oormôre betaal ons.</p></div>',
  'isiZulu, Sesotho and Tshivenḓa':
    '<p lang="zu">Gcwalisa ifomu bese uyithumela.</p><p lang="st">Tlatsa foromo.</p><p lang="ve">Ḓadzani fomo, ṋeani ṱhanziela.</p>',
  'Arabic and Hebrew, from right to left':
    '<div dir="rtl" lang="ar"><p>املأ النموذج وأرسله إلى <bdi>claims@example.org</bdi>.</p><p lang="he">מלאו את הטופס.</p><p><bdo dir="ltr">4711</bdo></p></div>',
  'Chinese, Hindi and faces':
    '<p lang="zh">请填写表格。</p><p lang="hi">कृपया फ़ॉर्म भरें।</p><p>Well done 👩🏽‍⚕️ 🎉</p>',
};
