import type { Samples } from './sample';

/** Responses in other languages, and broken responses. */
export const LANGUAGES: Samples = {
  'Afrikaans in windows-1252': {
    charset: 'windows-1252',
    html: '<html><head><meta http-equiv="Content-Type" content="text/html; charset=windows-1252"></head><body><p>Goeie môre, Zoë. U eis is betaal – dankie. “Beste” groete, Hélène</p></body></html>',
    says: ['Goeie môre, Zoë. U eis is betaal – dankie. “Beste” groete, Hélène'],
  },
  'Afrikaans in UTF-8, and an earlier message': {
    html: '<html lang="af"><body><p>Beste Daniël, ons het u navraag ontvang.</p><p>-----Oorspronklike boodskap-----<br>Van: Daniël</p><p>Wanneer word ek betaal? Ek wag reeds ’n maand.</p></body></html>',
    says: ['Beste Daniël, ons het u navraag ontvang.'],
    folds: ['Van: Daniël', 'Ek wag reeds ’n maand.'],
    holds: { '[lang=af]': 1 },
  },
  'isiZulu, Sesotho and Tshivenḓa': {
    html: '<div lang="zu">Sawubona, siyabonga ngombuzo wakho.</div><div lang="st">Re a leboha.</div><div lang="ve">Ro livhuwa. Ndi masiari, ḽ ṱ ṋ ṅ.</div>',
    says: ['siyabonga ngombuzo wakho', 'Re a leboha.', 'ḽ ṱ ṋ ṅ'],
    holds: { '[lang]': 3 },
  },
  'Arabic, from right to left': {
    html: '<html><body dir="rtl" lang="ar" bgcolor="#FFFFF0" text="#112233"><p style="text-align:right">عزيزي العضو، تمت الموافقة على طلبك.</p><p>المرجع: <bdo dir="ltr">4711</bdo></p></body></html>',
    says: ['تمت الموافقة على طلبك', '4711'],
    looks: {
      body: {
        direction: 'rtl',
        color: 'rgb(17, 34, 51)',
        backgroundColor: 'rgb(255, 255, 240)',
      },
      bdo: { direction: 'ltr' },
    },
  },
  'Hindi, Chinese and faces': {
    html: '<div>नमस्ते 👩🏽‍⚕️</div><div>您好，您的申请已获批准。</div><div>שלום</div>',
    says: ['नमस्ते 👩🏽‍⚕️', '您的申请已获批准', 'שלום'],
  },
  'broken in every tag': {
    html: '<html><body><p><b>Dear member<i> your</b> claim</i><table><tr><td>One<td>Two<tr><td>Three</div></span></table><p>After <a href="https://scheme.example/a>lost</a> and <font color=red>red<p>Last',
    says: ['Dear member', 'your claim', 'One', 'Two', 'Three'],
    holds: { table: 1, tr: 2, td: 3 },
  },
  'without ends': {
    html: '<h3>Steps<ul><li>First<li>Second <b>bold<li>Third</ul><dl><dt>Term<dd>Meaning<dt>Other<dd>Thing</dl><p>One<p>Two<p>Three',
    says: ['Steps', 'First', 'Second bold', 'Third', 'Meaning', 'Three'],
    holds: { 'ul > li': 3, 'dl > dt': 2, 'dl > dd': 2, p: 3 },
  },
  'with ends that close nothing': {
    html: '<table width="300"><tr><td style="color:#0000ff"></div></p></span>In the cell</td><td>Beside</center></font></td></tr></table></body></html><p>After the end</p>',
    says: ['In the cell', 'Beside', 'After the end'],
    holds: { table: 1, td: 2, 'table p': 0 },
    looks: { td: { color: 'rgb(0, 0, 255)' } },
  },
};
