import { asked } from './address.js';

/** The stylesheets in /themes/ by the names in the panel; 'none' shows the element's own look. */
export const THEMES = {
  scheme: 'Scheme brand',
  delivery: 'Medicine delivery brand',
  contrast: 'High contrast',
  dark: 'Dark',
  none: 'None',
};

const link = document.querySelector('link.theme');

/** The page's own theme, unless its address selects another. */
export const theme = Object.hasOwn(THEMES, asked.get('theme') ?? '')
  ? asked.get('theme')
  : /(\w+)\.css$/.exec(link.href)[1];

/** Applies the theme: its stylesheet replaces the page's own. */
export function applyTheme() {
  if (theme === 'none') link.remove();
  else link.href = `/themes/${theme}.css`;
}

/** The theme's CSS; '' for none. */
export const themeCss = async () =>
  theme === 'none' ? '' : (await fetch(`/themes/${theme}.css`)).text();
