const feature = (name, value) => ({ name, value });

/** What each theme asks of the browser. */
export const THEMES = {
  light: [feature('prefers-color-scheme', 'light')],
  dark: [feature('prefers-color-scheme', 'dark')],
  'forced colours': [feature('forced-colors', 'active'), feature('prefers-color-scheme', 'dark')],
};

/** Shows a page in a theme; nothing moves in it. */
export async function wear(session, theme, media = '') {
  const features = [feature('prefers-reduced-motion', 'reduce'), ...THEMES[theme]];
  await session.send('Emulation.setEmulatedMedia', { media, features });
}
