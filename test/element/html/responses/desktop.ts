import type { Samples } from './sample';

/** Mail programs on computers and phones. */
export const DESKTOP: Samples = {
  'Apple Mail, an answer': {
    html: `<html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"></head><body style="overflow-wrap: break-word; -webkit-nbsp-mode: space; line-break: after-white-space;">Your claim is <b>in hand</b>.<br id="lineBreakAtBeginningOfMessage"><div><br><blockquote type="cite"><div>On 6 May 2024, at 10:15, Fatima &lt;fatima@example.org&gt; wrote:</div><br class="Apple-interchange-newline"><div><div>What about my claim?</div></div></blockquote></div><br></body></html>`,
    says: ['Your claim is in hand.'],
    folds: ['On 6 May 2024', 'What about my claim?'],
    holds: { b: 1 },
  },
  'Apple Mail, a paragraph moved to the right': {
    html: `<html><body>Steps:<blockquote class="webkit-indent-blockquote" style="margin: 0 0 0 40px; border: none; padding: 0px;"><ol class="MailOutline"><li>Sign</li><li>Send</li></ol></blockquote></body></html>`,
    says: ['Steps:', 'Sign', 'Send'],
    holds: { details: 0, 'ol > li': 2 },
  },
  'iPhone, three answers within one another': {
    html: `<html><body dir="auto">Done.<br><br><div dir="ltr">Sent from my iPhone</div><div dir="ltr"><br><blockquote type="cite">On 5 May, Neo wrote:<br><div>Please do.<blockquote type="cite">On 4 May, we wrote:<div>Shall we?<blockquote type="cite"><div>Help.</div></blockquote></div></blockquote></div></blockquote></div></body></html>`,
    says: ['Done.', 'Sent from my iPhone'],
    folds: ['On 5 May', 'Please do.', 'Shall we?', 'Help.'],
    holds: { details: 1, blockquote: 3 },
  },
  Thunderbird: {
    html: `<html><head><meta http-equiv="Content-Type" content="text/html; charset=UTF-8"></head><body><p>Yes, it is covered.<br></p><div class="moz-cite-prefix">On 2024/05/06 10:15, Johan wrote:<br></div><blockquote type="cite" cite="mid:abc@example.org"><pre class="moz-quote-pre" wrap="">Is physiotherapy covered?</pre></blockquote><pre class="moz-signature" cols="72">-- 
The claims team</pre></body></html>`,
    says: ['Yes, it is covered.', 'Johan wrote:', 'The claims team'],
    folds: ['Is physiotherapy covered?'],
    looks: { 'body > pre': { whiteSpace: 'pre-wrap' } },
  },
  'Samsung Email': {
    html: `<html><head><meta http-equiv="Content-Type" content="text/html; charset=UTF-8"></head><body><div dir="auto">Received, thank you.</div><div dir="auto"><br></div><div id="composer_signature" dir="auto"><div style="font-size:12px;color:#575757">Sent from my Galaxy</div></div><div><br></div><div style="font-size:100%;color:#000000"><!-- originalMessage --><div>-------- Original message --------</div><div>From: Grace </div><div>Subject: Papers </div></div><div>Here are my papers.</div></body></html>`,
    says: ['Received, thank you.', 'Sent from my Galaxy'],
    folds: ['Original message', 'Grace', 'Here are my papers.'],
    looks: { 'div[style] ': { color: 'rgb(87, 87, 87)', fontSize: '12px' } },
  },
  'Lotus Notes': {
    html: `<font size=2 face="sans-serif">Dear Member</font><br><br><font size=2 face="sans-serif">The amount is R&nbsp;120,00.</font><br><br><table width=100% style="border-collapse:collapse;"><tr valign=top height=8><td width=40% style="border-style:none;"><font size=1 face="sans-serif"><b>Claims/ZA/Scheme</b></font><td width=59%><table width=100%><tr valign=top><td><div align=right><font size=1 face="sans-serif">To</font></div><td><font size=1 face="sans-serif">member@example.org</font></table></table><br>`,
    says: ['Dear Member', 'The amount is R\u00a0120,00.', 'Claims/ZA/Scheme', 'member@example.org'],
    holds: { table: 2, td: 4, 'td td': 2 },
    looks: { font: { fontFamily: 'sans-serif', fontSize: '13px' } },
  },
  'Notes in a browser': {
    html: `<font face="Default Sans Serif,Verdana,Arial,Helvetica,sans-serif" size="2">It was paid on Monday.<br><br><div><font color="#990099">-----"Neo" &lt;<a href="mailto:neo@example.org" target="_blank">neo@example.org</a>&gt; wrote: -----</font></div><div class="iNotesHistory" style="padding-left:5px;"><div style="padding-right:0px;padding-left:5px;border-left:solid black 2px;">To: "Claims" &lt;claims@example.org&gt;<br>From: "Neo" &lt;neo@example.org&gt;<br>Date: 05/06/2024 02:00PM<br>Subject: My claim<br><br>When was it paid?</div></div></font>`,
    says: ['It was paid on Monday.', 'wrote: -----'],
    folds: ['My claim', 'When was it paid?'],
  },
  'Outlook on a phone, without a container': {
    html: `<html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"></head><body><div dir="ltr" style="font-family: Aptos; font-size: 12pt;">It was paid on Monday.</div><div id="ms-outlook-mobile-signature" dir="ltr">Claims team</div><div class="ms-outlook-mobile-reference-message skipProofing" style="padding: 3pt 0in 0in; border-width: 1pt medium medium; border-style: solid none none; border-color: rgb(181, 196, 223) currentcolor currentcolor;"><b>From: </b>Neo &lt;neo@example.org&gt;<br><b>Date: </b>Monday, 6 May 2024 at 14:00<br><b>Subject: </b>My claim<br></div><div class="ms-outlook-mobile-reference-message skipProofing">When was it paid?</div></body></html>`,
    says: ['It was paid on Monday.', 'Claims team'],
    folds: ['My claim', 'When was it paid?'],
    holds: { details: 1 },
  },
  Tuta: {
    html: `<div>It was paid on Monday.<br></div><div><br></div><div>6 May 2024, 14:00 by neo@example.org:<br></div><blockquote class="tutanota_quote" style="border-left: 1px solid #93A3B8; padding-left: 10px; margin-left: 5px;"><div>When was it paid?</div></blockquote>`,
    says: ['It was paid on Monday.', 'by neo@example.org:'],
    folds: ['When was it paid?'],
  },
  GroupWise: {
    html: `<HTML><HEAD><META content="MSHTML 6.00.2900" name=GENERATOR></HEAD><BODY style="MARGIN: 4px 4px 1px; FONT: 10pt Tahoma"><DIV>Good morning</DIV><DIV>&nbsp;</DIV><DIV>The plan changes on <STRONG><U>1 January</U></STRONG>.</DIV><BR><BR>&gt;&gt;&gt; Willem &lt;willem@example.org&gt; 05/06/24 8:15 AM &gt;&gt;&gt;<BR><DIV style="PADDING-LEFT: 7px; MARGIN: 0px 0px 0px 15px; BORDER-LEFT: #050505 1px solid">When does it change?</DIV></BODY></HTML>`,
    says: ['Good morning', '1 January', 'When does it change?'],
    holds: { 'strong u': 1 },
    looks: {
      body: { fontFamily: 'Tahoma', marginTop: '4px' },
      'div[style*=border-left]': { borderLeftColor: 'rgb(5, 5, 5)', marginLeft: '15px' },
    },
  },
  Eudora: {
    html: `<html><body><font size=3>Your form came back:<br><br><blockquote type=cite class=cite cite="">Please pay me.</blockquote><x-sigsep><p></x-sigsep>The back office<br></font></body></html>`,
    says: ['Your form came back:', 'Please pay me.', 'The back office'],
  },
};
