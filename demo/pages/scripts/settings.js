import { asked } from './address.js';

const BANNER = {
  'banner-path': '/images/banner.png',
  'banner-heading': 'We are here to help',
  'banner-colour': '#10382b',
};

/** Applies the settings of the page's address to the element. */
export function applySettings(element) {
  for (const name of ['origin', 'environment', 'drafts']) {
    if (asked.has(name)) element.setAttribute(name, asked.get(name));
  }
  for (const [name, value] of Object.entries(asked.has('banner') ? BANNER : {})) {
    element.setAttribute(name, value);
  }
  document.documentElement.style.colorScheme = asked.get('colours') ?? '';
}
