import { PIXEL, type Samples } from './sample';

const WORD_HEAD = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
 xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40"><head>
<meta name=Generator content="Microsoft Word 15 (filtered medium)">
<!--[if !mso]><style>v\\:* {behavior:url(#default#VML);} .shape {behavior:url(#default#VML);}</style><![endif]-->
<style><!--
@font-face {font-family:"Cambria Math"; panose-1:2 4 5 3 5 4 6 3 2 4;}
p.MsoNormal, li.MsoNormal, div.MsoNormal {margin:0cm; font-size:11.0pt; font-family:"Calibri",sans-serif;}
a:link, span.MsoHyperlink {mso-style-priority:99; color:#0563C1; text-decoration:underline;}
p.MsoListParagraph {margin-left:36.0pt; font-size:11.0pt;}
@page WordSection1 {size:612.0pt 792.0pt; margin:72.0pt 72.0pt 72.0pt 72.0pt;}
div.WordSection1 {page:WordSection1;}
--></style><!--[if gte mso 9]><xml><o:shapedefaults v:ext="edit" spidmax="1026" /></xml><![endif]--></head>
<body lang=EN-ZA link="#0563C1" vlink="#954F72" style='word-wrap:break-word'><div class=WordSection1>`;

/** Outlook and Exchange. */
export const OUTLOOK: Samples = {
  'Outlook, written in Word': {
    html: `${WORD_HEAD}<p class=MsoNormal><span style='color:#1F497D;mso-fareast-language:EN-US'>Dear Ms Mokoena<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal>Your claim of 3&nbsp;May was paid. See
<a href="https://scheme.example/claims?id=7&amp;lang=en">your claims</a>.<o:p></o:p></p></div></body></html>`,
    says: ['Dear Ms Mokoena', 'Your claim of 3\u00a0May was paid.'],
    lacks: ['MsoNormal', 'behavior', 'spidmax', 'panose'],
    looks: {
      p: { fontFamily: 'Calibri, sans-serif', marginTop: '0px', fontSize: '14.6667px' },
      'p span': { color: 'rgb(31, 73, 125)' },
      a: { color: 'rgb(5, 99, 193)' },
    },
    links: ['https://scheme.example/claims?id=7&lang=en'],
  },
  'Outlook, an answer over the question': {
    html: `${WORD_HEAD}<p class=MsoNormal>The limit renews in January.</p><div><div style='border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm'>
<p class=MsoNormal><b>From:</b> Thandi Mokoena &lt;thandi@example.org&gt;<br><b>Sent:</b> Monday<br><b>Subject:</b> Limits</p></div></div>
<p class=MsoNormal>When does my limit renew?</p></div></body></html>`,
    says: ['The limit renews in January.'],
    folds: ['Thandi Mokoena', 'When does my limit renew?'],
  },
  'Outlook, answers within the question': {
    html: `${WORD_HEAD}<p class=MsoNormal>Good day, please see my answers below in red.</p><div><div style='border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm'>
<p class=MsoNormal><b>From:</b> Neo<br><b>Sent:</b> Monday<br><b>Subject:</b> My claim</p></div></div><p class=MsoNormal>When was it paid?</p>
<p class=MsoNormal><span style='color:red'>On Friday, 3 May.</span></p><p class=MsoNormal>How much?</p><p class=MsoNormal><span style='color:red'>R 1 200.</span></p></div></body></html>`,
    says: ['answers below', 'When was it paid?', 'On Friday, 3 May.', 'R 1 200.'],
    holds: { details: 0 },
  },
  'Outlook, answers within the question, in Afrikaans': {
    html: `${WORD_HEAD}<p class=MsoNormal>Goeiedag, sien asseblief my antwoorde
hieronder.</p><div><div style='border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm'>
<p class=MsoNormal><b>Van:</b> Neo<br><b>Gestuur:</b> Maandag<br><b>Onderwerp:</b> My eis</p></div></div><p class=MsoNormal>Wanneer is dit betaal?</p>
<p class=MsoNormal><span style='color:red'>Op Vrydag, 3 Mei.</span></p></div></body></html>`,
    says: ['hieronder', 'Wanneer is dit betaal?', 'Op Vrydag, 3 Mei.'],
    holds: { details: 0 },
  },
  'Outlook, an answer passed on': {
    html: `${WORD_HEAD}<p class=MsoNormal>Please see the answer of the hospital below.</p><div><div style='border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm'>
<p class=MsoNormal><b>From:</b> Hospital<br><b>Sent:</b> Monday<br><b>Subject:</b> Account</p></div></div><p class=MsoNormal>The account is R 1 200.</p></div></body></html>`,
    says: ['answer of the hospital below', 'The account is R 1 200.'],
    holds: { details: 0 },
  },
  'Outlook, a list of points': {
    html: `${WORD_HEAD}<p class=MsoNormal>We need:</p><p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>the account<o:p></o:p></p>
<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·</span><![endif]>the prescription</p></div></body></html>`,
    says: ['We need:', 'the account', 'the prescription', '·'],
    lacks: ['supportLists', 'mso-list'],
    looks: { 'p + p': { textIndent: '-24px', marginLeft: '48px' } },
  },
  'Outlook, signs in a font that phones lack': {
    html: `${WORD_HEAD}<p class=MsoNormal>Thank you <span style='font-family:Wingdings'>J</span></p>
<p class=MsoListParagraph><span style='font-family:Wingdings;mso-fareast-font-family:Wingdings'><span style='mso-list:Ignore'>§<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span>Scans</p>
<table><tr><td>Covered <font face="Wingdings">\uf0fc</font></td><td>Not covered <font face=Wingdings>û</font></td><td>Folder <font face="Wingdings 2">J</font></td></tr></table>
<p style='font-family:Wingdings'>Jürgen</p></div></body></html>`,
    says: ['Thank you ☺', '▪', 'Covered ✓', 'Not covered ✗', 'Folder J', 'Jürgen'],
  },
  'Outlook, a signature in a table': {
    html: `${WORD_HEAD}<p class=MsoNormal>Kind regards</p><table class=MsoNormalTable border=0 cellspacing=0 cellpadding=0 style='border-collapse:collapse'>
<tr style='height:30.0pt'><td width=96 style='width:72.0pt;border:none;border-right:solid #00857C 2.25pt;padding:0cm 5.4pt'><p class=MsoNormal><img width=64 height=64 id="_x0000_i1025" src="cid:image001.png@01DA.5C" alt="Scheme logo"></p></td>
<td valign=top style='padding:0cm 5.4pt'><p class=MsoNormal><b><span style='color:#00857C'>Ayanda Nkosi</span></b></p><p class=MsoNormal>Claims consultant</p></td></tr></table></div></body></html>`,
    says: ['Kind regards', 'Scheme logo', 'Ayanda Nkosi', 'Claims consultant'],
    holds: { table: 1, td: 2, img: 0 },
    looks: {
      'td:first-child': { borderRightWidth: '3px', borderRightColor: 'rgb(0, 133, 124)' },
      'b span': { color: 'rgb(0, 133, 124)' },
    },
  },
  'Outlook, a button drawn twice': {
    html: `<body><p>Please confirm.</p><!--[if mso]><v:roundrect xmlns:v="urn:schemas-microsoft-com:vml" href="https://scheme.example/confirm" style="height:40px;width:200px" arcsize="10%" fillcolor="#00857C"><center>Only in Outlook</center></v:roundrect><![endif]-->
<!--[if !mso]><!--><a href="https://scheme.example/confirm" style="background-color:#00857c;border-radius:4px;color:#ffffff;display:inline-block;line-height:40px;text-align:center;width:200px;-webkit-text-size-adjust:none">Confirm</a><!--<![endif]--></body>`,
    says: ['Please confirm.', 'Confirm'],
    lacks: ['Only in Outlook', 'endif'],
    looks: {
      a: { backgroundColor: 'rgb(0, 133, 124)', display: 'inline-block', width: '200px' },
    },
    links: ['https://scheme.example/confirm'],
  },
  'Outlook on the web': {
    html: `<html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"><style type="text/css" style="display:none;"> P {margin-top:0;margin-bottom:0;} </style></head><body dir="ltr">
<div class="elementToProof" style="font-family: Aptos, Arial, sans-serif; font-size: 12pt; color: rgb(0, 0, 0);">Your card is in the post.</div><div id="Signature"><p>Lerato</p></div>
<div id="appendonsend"></div><hr style="display:inline-block;width:98%" tabindex="-1"><div id="divRplyFwdMsg" dir="ltr"><font face="Calibri, sans-serif" style="font-size:11pt" color="#000000"><b>From:</b> Sipho<br><b>Subject:</b> My card</font></div>
<div class="BodyFragment"><font size="2"><span style="font-size:11pt;"><div class="PlainText">Where is my card?</div></span></font></div></body></html>`,
    says: ['Your card is in the post.', 'Lerato'],
    folds: ['From:', 'Where is my card?'],
    looks: { p: { marginTop: '0px', marginBottom: '0px' } },
  },
  'Exchange, from rich text': {
    html: `<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 3.2//EN"><HTML><HEAD><META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=us-ascii"><META NAME="Generator" CONTENT="MS Exchange Server version 6.5.7638.1"><TITLE>RE: Chronic</TITLE></HEAD><BODY>
<!-- Converted from text/rtf format --><P><FONT COLOR="#0000FF" SIZE=2 FACE="Arial">Your application was approved.</FONT></P><BR>
<P><FONT SIZE=1 FACE="Tahoma">-----Original Message-----</FONT><BR><B><FONT SIZE=1 FACE="Tahoma">From:</FONT></B> <FONT SIZE=1 FACE="Tahoma">Naledi</FONT></P><UL><P>Was it approved?</P></UL></BODY></HTML>`,
    says: ['Your application was approved.'],
    folds: ['-----Original Message-----', 'Was it approved?'],
    lacks: ['Converted', 'RE: Chronic'],
    looks: { 'p font': { color: 'rgb(0, 0, 255)', fontFamily: 'Arial' } },
  },
  'Outlook, a screenshot pasted': {
    html: `${WORD_HEAD}<p class=MsoNormal>See below.</p><p class=MsoNormal><img border=0 width=40 height=20 style='width:.4166in;height:.2083in' src="${PIXEL}" alt="A screenshot of a page"></p></div></body></html>`,
    says: ['See below.'],
    holds: { 'img[alt="A screenshot of a page"]': 1 },
    looks: { img: { width: '39.9844px', display: 'inline' } },
  },
};
