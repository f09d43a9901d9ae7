/** Guidance documents as a content service stores them, by subject. */
export type Documents = Readonly<Record<string, string>>;

/** Documents that test structure. */
export const STRUCTURE: Documents = {
  'headings of every level':
    '<h1>Medical claims</h1><p>What we pay.</p><h2>In hospital</h2><h3>Theatre</h3><h4>Materials</h4><h5>Dressings</h5><h6>Notes</h6><hr><p>The end.</p>',
  'steps within steps':
    '<ol start="3" reversed="" type="a"><li>Fill in the form<ul><li>in ink</li><li>in capitals</li></ul></li><li value="9">Sign it</li><li>Send it<ol type="i"><li>by post</li><li>by email</li></ol></li></ol>',
  'a table of limits':
    '<table><caption>Limits for 2025</caption><colgroup><col span="2"><col width="80"></colgroup><thead><tr><th scope="col">Benefit</th><th scope="col" colspan="2">Limit</th></tr></thead><tbody><tr><th scope="row" rowspan="2">Dentist</th><td>Member</td><td align="right">R 4 500</td></tr><tr><td>Family</td><td align="right">R 9 000</td></tr></tbody><tfoot><tr><td colspan="3">From January</td></tr></tfoot></table>',
  'a table within a table':
    '<table width="100%"><tbody><tr><td valign="top"><table><tbody><tr><td>Inner</td></tr></tbody></table></td><td>Outer</td></tr></tbody></table>',
  'questions that open':
    '<details><summary>How long does it take?</summary><p>One to two <strong>business days</strong>.</p></details><details open=""><summary>May I <em>cancel</em>?</summary><ul><li>Yes.</li></ul></details>',
  'terms and meanings':
    '<dl><dt>PMB</dt><dd>Prescribed minimum benefit</dd><dt><dfn>Co-payment</dfn></dt><dt>Shortfall</dt><dd><p>What you pay yourself.</p><p>At the till.</p></dd></dl>',
  'sections of a page':
    '<article><header><h2>Chronic conditions</h2><p>Updated <time datetime="2025-01-31">31 January</time></p></header><section><h3>Apply</h3><p>Ask your doctor.</p></section><aside><p>Need help?</p></aside><footer><address>12 Long Street<br>Cape Town</address></footer></article>',
  'a quotation of the rules':
    '<blockquote><p>The scheme pays <q>in full</q>.</p><footer>Rule 8, <cite>Scheme rules</cite></footer></blockquote>',
  'text as it was typed':
    '<pre>Code   Meaning\n0190   Consultation\n  3     follow-up</pre><p>Press <kbd>Ctrl</kbd>+<kbd>P</kbd>, type <code>print()</code>, see <samp>OK</samp> for <var>n</var>.</p>',
  'groups without meaning':
    '<div><div><span>One</span> <span>two</span></div><div>three</div></div><p>A long<wbr>word<br>and a line.</p>',
  'text alone': 'Our call centre is open on weekdays from 8 to 17, and on Saturdays until 12.',
  'a little of everything within one another':
    '<section><h3>Bank details</h3><ol><li><p>Bring:</p><table><tbody><tr><td><ul><li>your <abbr title="identity document">ID</abbr></li></ul></td></tr></tbody></table></li><li><details><summary>Why?</summary><blockquote><p>It keeps your money safe.</p></blockquote></details></li></ol></section>',
};
