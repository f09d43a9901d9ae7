const feature = (name, value) => ({ name, value });
const LIGHT = feature('prefers-color-scheme', 'light');
const DARK = feature('prefers-color-scheme', 'dark');

/** The browser settings of each theme. */
export const THEMES = {
  light: { features: [LIGHT] },
  dark: { features: [DARK] },
  'forced colours': { features: [feature('forced-colors', 'active'), DARK] },
  paper: { media: 'print', features: [LIGHT] },
};

/** Shows a page in a theme, without motion. */
export async function applyTheme(session, theme) {
  const { media = '', features } = THEMES[theme];
  const still = feature('prefers-reduced-motion', 'reduce');
  await session.send('Emulation.setEmulatedMedia', { media, features: [still, ...features] });
}

/** The element's default look, and the demo's example themes except the default of its page. */
export const EXAMPLES = ['none', 'delivery', 'contrast', 'dark'];

/** Applies an example theme to a page's element. */
export const applyExample = (page, example) =>
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
