import { load } from './demo-api.js';
import { make } from './make.js';

const SECTIONS = {
  1: 'What the product does and for whom',
  2: 'Screens and routes',
  3: 'Entities and their fields',
  4: 'States and transitions',
  5: 'Validation rules',
  6: 'Roles and permissions',
  7: 'The calls it makes',
  8: 'Error catalogue',
  9: 'Business constants and limits',
};

const claim = ({ file, says }) => make('li', {}, says, ' ', make('code', {}, file));

const section = ([number, claims]) =>
  make(
    'details',
    {},
    make('summary', {}, `§${number} ${SECTIONS[number]} (${claims.length})`),
    make('ul', {}, ...claims.map(claim)),
  );

/** The first segment of the current route; any other hash shows the contact page. */
const routeOf = ({ hash }, outlines) => {
  const [word] = hash.replace(/^#!?\/?/, '').split(/[/?]/);
  return Object.hasOwn(outlines, word) ? word : 'contact-us';
};

/** The sections of the specification behind the current screen, with the files that implement them. */
export async function outline({ ownerDocument: { defaultView: view } }) {
  const outlines = await load('specification');
  const body = make('div', { class: 'outline' });
  const show = () => {
    const route = routeOf(view.location, outlines);
    const sections = Object.entries(outlines[route]).map(section);
    body.replaceChildren(make('p', {}, 'Screen: ', make('code', {}, route)), ...sections);
  };
  view.addEventListener('hashchange', show);
  show();
  return body;
}
