import { addressWith, asked } from './address.js';
import { today } from './clock.js';
import { load } from './demo-api.js';
import { make } from './make.js';
import { WIDTHS } from './stage.js';
import { theme, THEMES } from './themes.js';

const PAGES = [
  ['/', 'Member portal'],
  ['/medicine-delivery.html', 'Medicine delivery'],
];

const WHEN_SENT = [
  ['', 'it is sent'],
  ['plug', 'the plug is pulled first'],
  ['crash', 'this page crashes'],
];

const same = (names) => names.map((name) => [name, name]);

/** A row of links for pairs of value and text. Each link's address carries the choice, so it can be shared. */
function segment(label, options, chosen, addressOf) {
  const links = options.map(([value, text]) => {
    const link = make('a', { href: addressOf(value) }, text);
    if (value === chosen) link.setAttribute('aria-current', 'true');
    // The screen may have changed since the link was made.
    link.addEventListener('click', () => link.setAttribute('href', addressOf(value)));
    return make('li', {}, link);
  });
  const id = `choice-${label.toLowerCase().replaceAll(' ', '-')}`;
  return make(
    'div',
    { class: 'choice' },
    make('h3', { id }, label),
    make('ul', { class: 'segment', 'aria-labelledby': id }, ...links),
  );
}

const choice = (label, name, options) =>
  segment(label, options, asked.get(name) ?? '', (value) => addressWith({ [name]: value }));

/** A form of one control, whose name is the choice's. */
function choiceForm(label, control, action) {
  const form = make(
    'form',
    { class: 'one-choice' },
    make('label', {}, label, control),
    make('button', {}, action),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    // Submitting the current address does not load it again.
    if (control.value === (asked.get(control.name) ?? '')) location.reload();
    else location.assign(addressWith({ [control.name]: control.value }));
  });
  return form;
}

/** A select, because there are dozens of scenarios. */
function scenarioForm(scenarios) {
  const options = [['', 'Everything works'], ...scenarios.map(({ name, title }) => [name, title])];
  const select = make(
    'select',
    { name: 'scenario' },
    ...options.map(([value, text]) => make('option', { value }, text)),
  );
  select.value = asked.get('scenario') ?? '';
  return choiceForm('Scenario', select, 'Show');
}

/** A field for the day, which applies to the element and the backend. */
function dayForm() {
  const field = make('input', { type: 'date', name: 'today', value: today });
  return choiceForm('The day that counts as today', field, 'Set the day');
}

/** All choices about the page. The page's address holds each one. */
export async function choices(element) {
  const [scenarios, origins] = await Promise.all([load('scenarios'), load('origins')]);
  // The text that marks a branded page in its address, from the element's attribute.
  const [marker, branded] = element.getAttribute('brand-markers').split('=');
  const { pathname } = location;
  return make(
    'div',
    { class: 'choices' },
    scenarioForm(scenarios),
    dayForm(),
    segment('Page', PAGES, pathname, (path) => addressWith({}, { pathname: path, hash: '' })),
    segment('Theme', Object.entries(THEMES), theme, (value) => addressWith({ theme: value })),
    choice('Colours', 'colours', [['', 'As the system'], ...same(['light', 'dark'])]),
    choice('Viewport', 'viewport', [['', 'The window'], ...same(WIDTHS)]),
    choice('Origin', 'origin', [['', 'As the page'], ...same(origins)]),
    choice('Environment', 'environment', [['', 'As the host'], ...same(['production', 'test'])]),
    choice('Drafts', 'drafts', [['', 'As the page (memory)'], ...same(['ask', 'keep'])]),
    choice('When the form is sent', 'send', WHEN_SENT),
    choice('Brand marker in the address', marker, [
      ['', 'no'],
      [branded, `${marker}=${branded}`],
    ]),
    choice('Banner', 'banner', [['', 'no'], ...same(['shown'])]),
  );
}
