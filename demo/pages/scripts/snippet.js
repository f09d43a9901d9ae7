import { make } from './make.js';

/** The markup that shows what the page shows, to copy. */
export function snippet(element) {
  const attributes = [...element.attributes].map(({ name, value }) => ` ${name}="${value}"`);
  const code =
    `<script type="module" src="/dist/medical-aid-inquiries.js"></script>\n` +
    `<medical-aid-inquiries${attributes.join('')}></medical-aid-inquiries>`;
  const copy = make('button', { type: 'button' }, 'Copy');
  copy.addEventListener('click', async () => {
    await navigator.clipboard.writeText(code);
    copy.textContent = 'Copied';
  });
  const text = make('pre', { tabindex: '0', role: 'region', 'aria-label': 'Snippet' }, code);
  return make('div', {}, text, copy);
}
