import { load } from './demo-api.js';
import { make } from './make.js';

const asked = new URLSearchParams(location.search);

function choice(label, name, options) {
  const select = make('select', { name });
  for (const [value, text] of options) {
    const option = make('option', { value }, text);
    option.selected = value === (asked.get(name) ?? '');
    select.append(option);
  }
  return make('label', {}, label, select);
}

function check(label, name, value) {
  const box = make('input', { type: 'checkbox', name, value });
  box.checked = asked.get(name) === value;
  return make('label', { class: 'check' }, box, label);
}

/** Whether the page's address asks for anything. */
export const isAnythingAsked = asked.size > 0;

/** Gives the element what the page's address asks for. */
export function applySettings(element) {
  for (const name of ['origin', 'environment']) {
    if (asked.has(name)) element.setAttribute(name, asked.get(name));
  }
  if (asked.has('banner')) {
    element.setAttribute('banner-path', '/images/banner.png');
    element.setAttribute('banner-heading', 'We are here to help');
    element.setAttribute('banner-colour', '#10382b');
  }
  document.documentElement.style.colorScheme = asked.get('colours') ?? '';
}

/** A form that writes into the page's address what is to be shown. */
export async function settingsForm(element) {
  /** The text in a page's address that makes it a branded one, as the element's attribute says. */
  const [marker, markerValue] = element.getAttribute('brand-markers').split('=');
  const [scenarios, origins] = await Promise.all([load('scenarios'), load('origins')]);
  const form = make(
    'form',
    {},
    choice('Scenario', 'scenario', [
      ['', 'Everything works'],
      ...scenarios.map(({ name, title }) => [name, title]),
    ]),
    choice('Origin', 'origin', [['', 'As the page says'], ...origins.map((name) => [name, name])]),
    choice('Environment', 'environment', [
      ['', 'As the host says'],
      ['production', 'production'],
      ['test', 'test'],
    ]),
    choice('Colours', 'colours', [
      ['', 'As the system says'],
      ['light', 'light'],
      ['dark', 'dark'],
    ]),
    check('The address carries a brand marker', marker, markerValue),
    check('A banner above the page', 'banner', 'shown'),
    make('button', {}, 'Show'),
  );
  // What is not chosen stays out of the address.
  form.addEventListener('formdata', ({ formData }) => {
    for (const [name, value] of [...formData]) if (value === '') formData.delete(name);
  });
  return form;
}
