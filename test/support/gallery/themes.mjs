const feature = (name, value) => ({ name, value });
const LIGHT = feature('prefers-color-scheme', 'light');
const DARK = feature('prefers-color-scheme', 'dark');

/** What each theme asks of the browser. */
export const THEMES = {
  light: { features: [LIGHT] },
  dark: { features: [DARK] },
  'forced colours': { features: [feature('forced-colors', 'active'), DARK] },
  paper: { media: 'print', features: [LIGHT] },
};

/** Shows a page in a theme; nothing moves in it. */
export async function wear(session, theme) {
  const { media = '', features } = THEMES[theme];
  const still = feature('prefers-reduced-motion', 'reduce');
  await session.send('Emulation.setEmulatedMedia', { media, features: [still, ...features] });
}

/** The element's own look and the demo's theme examples but the one that its page wears anyway. */
export const EXAMPLES = ['none', 'delivery', 'contrast', 'dark'];

/** Dresses a page's element in a theme example. */
export const dress = (page, example) =>
  page.evaluate(async (name) => {
    const before = document.querySelector('link.theme');
    const link = before.cloneNode();
    const loaded = new Promise((resolve, reject) => {
      link.addEventListener('load', resolve);
      link.addEventListener('error', reject);
    });
    link.media = name === 'none' ? 'not all' : '';
    if (name !== 'none') link.href = `/themes/${name}.css`;
    before.replaceWith(link);
    await loaded;
  }, example);
