import { PIXEL, type Samples } from './sample';

/** Mailing tools, with layout tables, styles in the head and remote images. */
export const MAILINGS: Samples = {
  'a mailing in tables': {
    html: `<!DOCTYPE html><html xmlns:v="urn:schemas-microsoft-com:vml"><head><meta name="viewport" content="width=device-width"><title>Your benefits</title><!--[if mso]><noscript><xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml></noscript><![endif]-->
<style type="text/css">#outlook a{padding:0} body{margin:0;padding:0} .mcnButton{background-color:#007C89;border-radius:4px} h1{color:#222222;font-size:26px} @media only screen and (max-width:480px){ h1{font-size:22px !important} .hide{display:none !important} }</style></head>
<body style="background-color:#fafafa"><!--*|IF:MC_PREVIEW_TEXT|*--><span class="mcnPreviewText" style="display:none; font-size:0px; line-height:0px; max-height:0px; max-width:0px; opacity:0; overflow:hidden; visibility:hidden; mso-hide:all;">A look ahead</span>
<table align="center" border="0" cellpadding="0" cellspacing="0" width="600" style="max-width:600px"><tr><td valign="top" style="padding:18px"><h1>Your benefits for 2025</h1></td></tr><tr><td><img align="center" alt="A family at the sea" src="https://mcusercontent.example/1/sea.png" width="564" style="max-width:1128px"></td></tr>
<tr><td align="center"><table border="0" class="mcnButton" style="border-collapse:separate !important"><tr><td style="padding:16px"><a title="Read more" href="https://links.example/c?u=1&amp;id=2" target="_self" style="font-weight:bold;color:#FFFFFF">Read more</a></td></tr></table></td></tr></table>
<img src="https://list-manage.example/track/open.php?u=1" height="1" width="1" alt=""></body></html>`,
    says: ['Your benefits for 2025', 'A family at the sea', 'Read more'],
    lacks: ['96', 'IF:MC', '@media'],
    holds: { table: 2, img: 0 },
    looks: {
      h1: { color: 'rgb(34, 34, 34)', fontSize: '26px' },
      'table table': { backgroundColor: 'rgb(0, 124, 137)', borderTopLeftRadius: '4px' },
      a: { color: 'rgb(255, 255, 255)', fontWeight: '700' },
      body: { backgroundColor: 'rgb(250, 250, 250)' },
      'span[style]': { display: 'none' },
    },
    links: ['https://links.example/c?u=1&id=2'],
    blocked: [2, 'mcusercontent.example', 'list-manage.example'],
  },
  'a mailing of columns that flow': {
    html: `<style>.col{display:inline-block;width:50%;vertical-align:top}.row{font-size:0;text-align:center} .col p{font-size:15px;color:#333}</style><div class="row"><!--[if mso]><table><tr><td width="300"><![endif]--><div class="col"><p>Left column</p></div><!--[if mso]></td><td width="300"><![endif]--><div class="col"><p>Right column</p></div><!--[if mso]></td></tr></table><![endif]--></div>`,
    says: ['Left column', 'Right column'],
    holds: { table: 0 },
    looks: {
      p: { fontSize: '15px', color: 'rgb(51, 51, 51)' },
      'div > div': { display: 'inline-block', verticalAlign: 'top' },
    },
  },
  'a mailing for the dark too': {
    html: `<head><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><style>:root{color-scheme:light dark;supported-color-schemes:light dark} .card{background:#ffffff;color:#1a1a1a} @media (prefers-color-scheme:dark){.card{background:#000000 !important;color:#eeeeee !important}} [data-ogsc] .card{color:#eeeeee !important}</style></head><body><div class="card" style="padding:20px">Your certificate is ready.</div></body>`,
    says: ['Your certificate is ready.'],
    lacks: ['prefers-color-scheme'],
    looks: {
      'body > div': { backgroundColor: 'rgb(255, 255, 255)', color: 'rgb(26, 26, 26)' },
    },
  },
  'a mailing with a hero behind words': {
    html: `<table width="100%" background="https://cdn.example/hero.jpg" bgcolor="#123456"><tr><td height="120" style="background-image:url('https://cdn.example/hero.jpg');background-color:#123456;color:#ffffff;padding:10px">Words on a picture</td></tr></table>`,
    says: ['Words on a picture'],
    looks: {
      td: {
        backgroundColor: 'rgb(18, 52, 86)',
        color: 'rgb(255, 255, 255)',
        backgroundImage: 'none',
      },
    },
    blocked: [2, 'cdn.example'],
  },
  'a mailing that tracks': {
    html: `<p>One line.</p><img src="https://t.example/o.gif?m=1" width="1" height="1" style="display:none"><img src="https://T.example/p.gif" width="0" height="0"><bgsound src="https://t.example/s.wav"><link rel="stylesheet" href="https://t.example/s.css"><img srcset="https://t.example/r.png 2x" alt="Retina"><picture><source srcset="https://t.example/q.webp"><img src="https://u.example/q.png" alt="Picture"></picture>`,
    says: ['One line.', 'Retina', 'Picture'],
    blocked: [3, 't.example', 'u.example'],
    holds: { img: 0, picture: 0, link: 0 },
  },
  'a mailing with its logo within': {
    html: `<table role="presentation" style="width:100%"><tbody><tr><td style="text-align:center"><img src="${PIXEL}" alt="Scheme" width="120" style="display:block;margin:0 auto;border:0"></td></tr><tr><td><p style="font-family:'Open Sans',Helvetica,Arial,sans-serif">Welcome aboard.</p></td></tr></tbody></table>`,
    says: ['Welcome aboard.'],
    holds: { 'img[alt=Scheme]': 1 },
    looks: {
      img: { display: 'block', width: '120px' },
      p: { fontFamily: '"Open Sans", Helvetica, Arial, sans-serif' },
    },
  },
  'a mailing with a line of links': {
    html: `<center><font color="#666666" size="1">You get this as a member. <a href="https://scheme.example/unsubscribe">Unsubscribe</a> | <a href="#top">Up</a> | <a href="/web">Web</a> | <a href="tel:+27110000000">Call</a> | <a href="sms:+27110000000">Text</a> | <a href="javascript:void(0)">Nothing</a></font></center>`,
    says: ['Unsubscribe', 'Up', 'Web', 'Call', 'Text', 'Nothing'],
    looks: { font: { color: 'rgb(102, 102, 102)' }, center: { textAlign: '-webkit-center' } },
    links: ['https://scheme.example/unsubscribe', 'tel:+27110000000', 'sms:+27110000000'],
  },
};
