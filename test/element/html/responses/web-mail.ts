import { PIXEL, type Samples } from './sample';

/** Mail programs on the web. */
export const WEB_MAIL: Samples = {
  Zimbra: {
    html: `<html><body><div style="font-family: arial,helvetica,sans-serif; font-size: 12pt; color: #000000"><div>It was paid on Monday.</div><div data-marker="__SIG_POST__">Claims team</div><div><br></div><hr id="zwchr" data-marker="__DIVIDER__"><div data-marker="__HEADERS__"><b>From: </b>"Neo" &lt;neo@example.org&gt;<br><b>To: </b>"Claims" &lt;claims@example.org&gt;<br><b>Sent: </b>Monday, May 6, 2024 2:00:00 PM<br><b>Subject: </b>My claim<br></div><br><div data-marker="__QUOTED_TEXT__"><div dir="ltr">When was it paid?</div></div></div></body></html>`,
    says: ['It was paid on Monday.', 'Claims team'],
    folds: ['My claim', 'When was it paid?'],
  },
  'Gmail, an answer': {
    html: `<div dir="ltr">Good day Pieter,<div><br></div><div>The form is <a href="https://www.google.com/url?q=https%3A%2F%2Fscheme.example" target="_blank">here</a>.</div><br clear="all"><div dir="ltr" class="gmail_signature" data-smartmail="gmail_signature"><div style="color:rgb(102,102,102)">Zanele</div></div></div><br>
<div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">On Tue, 7 May 2024 at 09:12, Pieter &lt;<a href="mailto:pieter@example.org">pieter@example.org</a>&gt; wrote:<br></div><blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex;border-left:1px solid rgb(204,204,204);padding-left:1ex"><div dir="ltr">Which form must I use?</div></blockquote></div>`,
    says: ['Good day Pieter,', 'The form is here.', 'Zanele'],
    folds: ['On Tue, 7 May 2024', 'Which form must I use?'],
    holds: { details: 1, 'details details': 0 },
    looks: { blockquote: { borderLeftColor: 'rgb(204, 204, 204)', borderLeftWidth: '1px' } },
    links: [
      'https://www.google.com/url?q=https%3A%2F%2Fscheme.example',
      'mailto:pieter@example.org',
    ],
  },
  'Gmail, a paragraph moved to the right': {
    html: `<div dir="ltr">Our address:<blockquote style="margin:0 0 0 40px;border:none;padding:0px"><div>12 Long Street</div></blockquote>Until then.</div>`,
    says: ['Our address:', '12 Long Street', 'Until then.'],
    holds: { details: 0 },
    looks: { blockquote: { marginLeft: '40px', borderLeftStyle: 'none' } },
  },
  'Gmail, passed on': {
    html: `<div dir="ltr"><div class="gmail_quote"><div dir="ltr" class="gmail_attr">---------- Forwarded message ---------<br>From: <strong class="gmail_sendername" dir="auto">Dr Naidoo</strong><br></div><div dir="ltr">The report is attached.</div></div></div>`,
    says: ['Forwarded message', 'Dr Naidoo', 'The report is attached.'],
    holds: { details: 0 },
  },
  'Gmail, faces and images in the text': {
    html: `<div dir="ltr">Thank you <img data-emoji="🙏" class="an1" alt="🙏" aria-label="🙏" draggable="false" src="https://fonts.gstatic.com/s/e/1f64f.png" loading="lazy"><br><div><img src="cid:ii_lv1" alt="receipt.jpg" width="562" height="316"></div></div>`,
    says: ['Thank you 🙏', 'receipt.jpg'],
    blocked: [1, 'fonts.gstatic.com'],
    holds: { img: 0 },
  },
  Yahoo: {
    html: `<html><head></head><body><div class="ydp1yahoo-style-wrap" style="font-family:Helvetica Neue, Helvetica, Arial, sans-serif;font-size:13px;"><div></div><div dir="ltr" data-setdir="false">We have changed your bank details.</div></div>
<div id="ydp2yahoo_quoted_1" class="yahoo_quoted"><div style="font-family:'Helvetica Neue', Helvetica, Arial, sans-serif;font-size:13px;color:#26282a;"><div>On Friday, 3 May 2024, Busi wrote:</div><div><div>Please use my new account.</div></div></div></div></body></html>`,
    says: ['We have changed your bank details.'],
    folds: ['On Friday, 3 May 2024', 'Please use my new account.'],
    looks: { 'details div div': { color: 'rgb(38, 40, 42)', fontSize: '13px' } },
  },
  'Proton, with its own quotation': {
    html: `<div style="font-family: Arial, sans-serif; font-size: 14px;">Approved until December.<br></div><div class="protonmail_quote">On Monday, Jan wrote:<br><blockquote class="protonmail_quote" type="cite">Until when?</blockquote></div>`,
    says: ['Approved until December.'],
    folds: ['On Monday, Jan wrote:', 'Until when?'],
    holds: { details: 1 },
  },
  'Zoho, with a table of its own': {
    html: `<div style="font-family: Verdana, Arial, Helvetica, sans-serif; font-size: 10pt;"><div>Your benefits:</div><table border="1" cellpadding="4" style="border-collapse: collapse; width: 300px;"><tbody><tr><td style="background-color: rgb(255, 242, 204);">Dentist</td><td align="right">R&nbsp;4&nbsp;500</td></tr></tbody></table></div><div class="zmail_extra"><div id="Zm-_Id_-Sgn">---- On Wed, Kabelo wrote ----</div><blockquote>What is left?</blockquote></div>`,
    says: ['Your benefits:', 'Dentist', 'R\u00a04\u00a0500'],
    folds: ['Kabelo wrote', 'What is left?'],
    looks: {
      'td:first-child': { backgroundColor: 'rgb(255, 242, 204)' },
      table: { borderCollapse: 'collapse', width: '300px' },
    },
  },
  'Roundcube, with an image in the text': {
    html: `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd"><html xmlns="http://www.w3.org/1999/xhtml"><head><meta http-equiv="Content-Type" content="text/html; charset=UTF-8" /></head><body style='font-size: 10pt; font-family: Verdana,Geneva,sans-serif'><p>Stamped: <img src="${PIXEL}" alt="Stamp" width="16" height="16" /></p><p id="reply-intro">On 2024-05-06 11:02, Mia wrote:</p><blockquote type="cite" style="padding: 0 0.4em; border-left: #1010ff 2px solid; margin: 0"><p>Is it stamped?</p></blockquote></body></html>`,
    says: ['Stamped:', 'On 2024-05-06 11:02, Mia wrote:'],
    folds: ['Is it stamped?'],
    holds: { 'img[alt=Stamp][width="16"]': 1 },
    looks: {
      body: { fontFamily: 'Verdana, Geneva, sans-serif' },
      blockquote: { borderLeftColor: 'rgb(16, 16, 255)' },
    },
  },
};
