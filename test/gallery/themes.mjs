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
