const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const figure = ({ file, label, width }) =>
  `<figure><figcaption>${escape(label)}</figcaption>` +
  `<a href="${file}"><img src="${file}" alt="" width="${Math.round(width / 2.5)}" loading="lazy"></a></figure>`;

const section = ({ name, pictures }) =>
  `<section><h2>${escape(name)}</h2><div>${pictures.map(figure).join('')}</div></section>`;

/** A page with the pictures of every state. */
export const contactSheet = (states) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Gallery of medical-aid-inquiries</title>
<style>
  body { margin: 2rem; font: 1rem/1.5 system-ui, sans-serif; background: #e9ecef; color: #1b1f23; }
  section > div { display: flex; gap: 1rem; align-items: flex-start; overflow-x: auto; }
  figure { margin: 0 0 2rem; }
  figcaption { font-size: 0.8125rem; }
  img { display: block; box-shadow: 0 0 0 1px #b8c0c8; }
</style>
<h1>Every screen and state</h1>
${states.map(section).join('\n')}
</html>
`;
