import type { Samples } from './sample';

const CELLS = (row: number) =>
  Array.from({ length: 24 }, (_, n) => `<td nowrap>Row ${String(row)} cell ${String(n)}</td>`).join(
    '',
  );

/** Firefox does not read it again after it has written it in ASCII. */
const LONG_NAME = Array.from({ length: 990 }, (_, n) =>
  String.fromCharCode(0x4e00 + ((n * 7919) % 20_000)),
).join('');

/** Automatic responses, from claims systems, calendars and scanners. */
export const SYSTEMS: Samples = {
  'a response with empty elements as XML writes them': {
    html: `<?xml version="1.0" encoding="UTF-8"?><html xmlns="http://www.w3.org/1999/xhtml"><head><title/><style type="text/css" /><script src="a.js"/></head><body><select/><p>Your claim was paid.</p></body></html>`,
    says: ['Your claim was paid.'],
    lacks: ['title', 'style', 'select'],
  },
  'a response with the section of XML that it was in': {
    html: `<![CDATA[<html><body><p>Your claim was <b>paid</b>.</p></body></html>]]>`,
    says: ['Your claim was paid.'],
    lacks: ['CDATA', ']]'],
    holds: { b: 1 },
  },
  'a response in the XML of the system that it was taken out of': {
    html: `<?xml version="1.0"?><Response><Body><![CDATA[<p>Your claim was <b>paid</b>.</p>]]></Body></Response>`,
    says: ['Your claim was paid.'],
    lacks: ['CDATA', ']]'],
    holds: { b: 1 },
  },
  'a response in XML as text': {
    html: `<?xml version="1.0"?>\n<Response xmlns="urn:mail">\n <Body>&lt;p&gt;Your claim at Dube &amp;amp; Sons was &lt;b&gt;paid&lt;/b&gt;.&lt;/p&gt;</Body></Response>`,
    says: ['Your claim at Dube & Sons was paid.'],
    lacks: ['<', '>'],
    holds: { b: 1 },
  },
  'a response whose tags are all escaped': {
    html: `&lt;div title=&quot;a&quot;&gt;Your claim was &lt;b&gt;paid&lt;/b&gt;.&lt;/div&gt;`,
    says: ['Your claim was paid.'],
    lacks: ['<', '>'],
    holds: { b: 1, '[title=a]': 1 },
  },
  'a response whose signs are all escaped, by numbers too': {
    html: `&#60;p title&#x3D;&#34;two words&#34;&#62;O&#x27;Brien, see &lt;&#x2F;p&gt;&#x3c;a href&#x3D;&quot;https:&#x2F;&#x2F;scheme.example&#x2F;form&quot;&gt;the form&lt;&#x2F;a&gt;`,
    says: ["O'Brien, see", 'the form'],
    lacks: ['<', '>'],
    holds: { '[title="two words"]': 1 },
    links: ['https://scheme.example/form'],
  },
  'words about HTML in an element of HTML': {
    html: `<p>Press &lt;b&gt; for bold, then send the form.</p>`,
    says: ['Press <b> for bold, then send the form.'],
    lacks: [],
  },
  'a response with a whole one in it, both with empty elements as XML writes them': {
    html: `<html><head><title/></head><body><p>Your claim was paid.</p><html><head><title>Old</title></head><body><p>When?</p></body></html></body></html>`,
    says: ['Your claim was paid.', 'When?'],
    lacks: ['Old'],
  },
  'colours of a body as old systems write them, and its stationery': {
    html: `<body bgcolor=000080 text="#FFFFFF" background="https://cdn.example/paper.jpg"><p>White words</p></body>`,
    says: ['White words'],
    looks: { body: { backgroundColor: 'rgb(0, 0, 128)', color: 'rgb(255, 255, 255)' } },
    blocked: [1, 'cdn.example'],
  },
  'an address in the anchor of an editor': {
    html: `<p><a name="_MailEndCompose"><span>See https://www.scheme.example/form</span></a></p>`,
    says: ['See https://www.scheme.example/form'],
    links: ['https://www.scheme.example/form'],
  },
  'a style with a picture that is longer than a style may be': {
    html: `<div style="color:#fff;background-image:url('data:image/png;base64,${'A'.repeat(25_000)}');background-color:#0b5f73">White words</div>`,
    says: ['White words'],
    looks: { 'body > div': { backgroundColor: 'rgb(11, 95, 115)', color: 'rgb(255, 255, 255)' } },
  },
  'many backgrounds of one address before a picture': {
    html: `${'<p style="background:url(https://cdn.example/line.png)">Paid.</p>'.repeat(501)}<img src="https://cdn.example/logo.png" alt="Logo">`,
    says: ['Paid.'],
    blocked: [500, 'cdn.example'],
  },
  'a picture whose host has a name that no host has': {
    html: `<p>Your claim was paid.</p><img src="https://${LONG_NAME}.example/a.png"><img src="https://img.example/a.png"><a href="https://${LONG_NAME}.example/">Read it</a>`,
    says: ['Your claim was paid.', 'Read it'],
    holds: { 'a[href]': 0 },
    blocked: [1, 'img.example'],
  },
  'a system’s plain text in lines': {
    html: `<html><body><pre style="font-family: Courier New; font-size: 10pt">CLAIM STATEMENT
Date        Provider              Claimed      Paid
2024-05-03  Dr A B Example       1 200.00    950.00
2024-05-07  Example Pharmacy       310.50    310.50
</pre></body></html>`,
    says: ['CLAIM STATEMENT', '2024-05-03  Dr A B Example       1 200.00    950.00'],
    looks: { pre: { whiteSpace: 'pre-wrap', fontFamily: '"Courier New"' } },
  },
  'plain text without a tag': {
    html: 'Dear Member\n\nYour reference is 4711 & your limit < R 100.\n\nRegards\n  Claims',
    says: ['Dear Member\n\nYour reference is 4711 & your limit < R 100.', 'Regards\n  Claims'],
    looks: { 'body > div': { whiteSpace: 'pre-wrap' } },
  },
  'a form response of a business system': {
    html: `<HTML><HEAD><META http-equiv=Content-Type content="text/html; charset=utf-8"><STYLE>BODY { FONT-FAMILY: Arial; FONT-SIZE: 10pt } TABLE.itab { BORDER-COLLAPSE: collapse } TABLE.itab TD { BORDER: 1px solid #808080; PADDING: 2px 6px } TD.num { TEXT-ALIGN: right }</STYLE></HEAD><BODY><P>Business partner 0001004711</P><TABLE class=itab><TR><TD>Contribution</TD><TD class=num>2 145,00-</TD></TR><TR><TD>Balance</TD><TD class=num>0,00</TD></TR></TABLE></BODY></HTML>`,
    says: ['Business partner 0001004711', '2 145,00-', 'Balance'],
    looks: {
      'td + td': { textAlign: 'right', borderTopColor: 'rgb(128, 128, 128)', paddingLeft: '6px' },
      body: { fontFamily: 'Arial' },
    },
  },
  'a case system’s answer above a line': {
    html: `<div style="color:#b5b5b5">##- Please type your reply above this line -##</div><div class="event"><table cellpadding="8"><tr><td style="border-left:3px solid #1f73b7"><p dir="ltr">Your case <strong>[CS-4711]</strong> is solved.</p></td></tr></table></div><div style="color:#fff;font-size:0;line-height:0" aria-hidden="true">ref:_00D.1:ref</div>`,
    says: ['Please type your reply above this line', 'Your case [CS-4711] is solved.'],
    looks: { td: { borderLeftColor: 'rgb(31, 115, 183)', borderLeftWidth: '3px' } },
  },
  'an invitation of a calendar': {
    html: `<html><body><span itemscope itemtype="http://schema.org/InformAction"><span style="display:none" itemprop="about" itemscope itemtype="http://schema.org/Person"><meta itemprop="description" content="Invitation"></span><span itemprop="object" itemscope itemtype="http://schema.org/Event"><meta itemprop="eventStatus" content="http://schema.org/EventScheduled"><h2 style="font-size:20px"><span itemprop="name">Case review</span></h2><time itemprop="startDate" datetime="20240520T120000Z"></time><table cellpadding="0"><tr><th align="left">When</th><td>Mon 20 May, 14:00</td></tr><tr><th align="left">Where</th><td><a href="https://meet.example/abc-defg" itemprop="url">Join</a></td></tr></table></span></span><form action="https://calendar.example/r"><button name="r" value="yes">Yes</button></form></body></html>`,
    says: ['Case review', 'Mon 20 May, 14:00', 'Join'],
    holds: { meta: 0, form: 0, button: 0, th: 2 },
    links: ['https://meet.example/abc-defg'],
  },
  'an invitation of Outlook': {
    html: `<div class="WordSection1"><p class="MsoNormal">When: Monday, 20 May 2024 14:00-14:30 (UTC+02:00) Harare, Pretoria.<br>Where: Online</p><p>*~*~*~*~*~*~*~*~*~*</p><div style="color:#5F5F5F">________________________________________________________________________________</div><span style="font-size:24px;font-family:Segoe UI">Microsoft Teams meeting</span><br><a href="https://teams.example/l/meetup-join/19%3ameeting_X%40thread.v2/0?context=%7b%22Tid%22%7d">Join the meeting</a></div>`,
    says: ['When: Monday, 20 May 2024 14:00-14:30', 'Microsoft Teams meeting', 'Join the meeting'],
    looks: { span: { fontSize: '24px', fontFamily: '"Segoe UI"' } },
    links: [
      'https://teams.example/l/meetup-join/19%3ameeting_X%40thread.v2/0?context=%7b%22Tid%22%7d',
    ],
  },
  'a statement of many columns': {
    html: `<table border="1">${Array.from({ length: 60 }, (_, n) => `<tr>${CELLS(n)}</tr>`).join('')}</table><p>End of statement</p>`,
    says: ['Row 0 cell 0', 'Row 59 cell 23', 'End of statement'],
    holds: { tr: 60, td: 1440 },
  },
  'a ticket system, which quotes in other elements than mail programs': {
    html: `<!DOCTYPE html><html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"/></head><body style="font-family:Geneva,Helvetica,Arial,sans-serif; font-size: 12px;">Dear Neo,<br/><br/>It was paid on Monday.<br/><br/>Your claims team<br/><br/><div  type="cite" style="border:none;border-left:solid blue 1.5pt;padding:0cm 0cm 0cm 4.0pt">06/05/2024 14:00 - Neo wrote:<br/>When was it paid?</div></body></html>`,
    says: ['It was paid on Monday.', 'Your claims team'],
    folds: ['Neo wrote:', 'When was it paid?'],
  },
  'a notice of a scanner': {
    html: `<table border=0 width="100%"><tr><td bgcolor="#FFEB9C" style="background:#FFEB9C;padding:5pt 2pt 5pt 2pt"></td><td width="100%" cellpadding="7px 6px 7px 15px" style="background:#FDF2F4"><div><span style="font-weight:bold">CAUTION:</span> this came from outside.</div></td></tr></table><br><div>Your query was received.</div>`,
    says: ['CAUTION: this came from outside.', 'Your query was received.'],
    looks: { 'td + td': { backgroundColor: 'rgb(253, 242, 244)' } },
  },
};
