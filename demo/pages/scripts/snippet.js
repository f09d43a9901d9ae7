import { make } from './make.js';
import { themeCss } from './themes.js';

const markup = (element) => {
  const attributes = [...element.attributes].map(({ name, value }) => `\n  ${name}="${value}"`);
  return (
    `<script type="module" src="/dist/medical-aid-inquiries.js"></script>\n\n` +
    `<medical-aid-inquiries${attributes.join('')}${attributes.length ? '\n' : ''}></medical-aid-inquiries>`
  );
};

/** The markup and the theme's CSS that reproduce what the page shows. */
export async function snippet(element) {
  const css = (await themeCss()).trim();
  const code = [markup(element), css && `<style>\n${css.replace(/^/gm, '  ')}\n</style>`]
    .filter(Boolean)
    .join('\n\n');
  const copy = make('button', { type: 'button' }, 'Copy');
  const state = make('span', { role: 'status' });
  copy.addEventListener('click', async () => {
    await navigator.clipboard.writeText(code);
    state.textContent = 'Copied';
  });
  const text = make('pre', { tabindex: '0', role: 'region', 'aria-label': 'Snippet' }, code);
  return make('div', { class: 'snippet' }, text, make('p', {}, copy, ' ', state));
}
