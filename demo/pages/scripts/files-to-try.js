import { drawPhoto } from './draw-photo.js';
import { make } from './make.js';

/** Files of /files-to-try, and what the form says of each. */
const FILES = {
  'locked-account.pdf': 'asks for a password',
  'no-printing-form.pdf': 'forbids printing, which is no reason to say anything',
  'locked-referral.docx': 'asks for a password',
  'cut-short-account.jpg': 'ends too early',
  'black-photo.jpg': 'shows one colour',
  'small-account.jpg': 'is small',
  'sideways-account.jpg': 'is stored on its side and shown upright',
  'account.webp': 'is refused, and offered as a JPG',
};

/** Photos that the page draws: some that are too large together, and more than may be attached. */
const PHOTOS = [
  { text: 'Attach four photos of 12 megapixels', count: 4, width: 3024 },
  { text: 'Attach fourteen small photos', count: 14, width: 900 },
];

/** Puts files into the chooser of the form on screen, as if the visitor had chosen them there. */
function choose(element, files) {
  const chooser = element.shadowRoot?.querySelector('input[type=file][multiple]');
  if (!chooser) return false;
  const chosen = new DataTransfer();
  for (const file of files) chosen.items.add(file);
  chooser.files = chosen.files;
  chooser.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}

const pathOf = (name) => `/files-to-try/${name}`;

async function sampleFile(name) {
  const response = await fetch(pathOf(name));
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  const content = await response.blob();
  return new File([content], name, { type: content.type });
}

/** One after another: each takes 50 MB while it is drawn. */
async function drawPhotos({ count, width }) {
  const photos = [];
  for (let number = 1; number <= count; number += 1) photos.push(await drawPhoto(number, width));
  return photos;
}

/** Files with which to try what the form says and offers, each attached by a press. */
export function filesToTry(element) {
  const state = make('p', { role: 'status' });
  const attach = (text, load, name = text) => {
    const button = make('button', { type: 'button', 'aria-label': name }, text);
    button.addEventListener('click', async () => {
      state.replaceChildren('Making the files …');
      try {
        const isChosen = choose(element, await load());
        state.replaceChildren(isChosen ? '' : 'Open a form with attachments first.');
      } catch {
        state.replaceChildren('The files could not be loaded.');
      }
    });
    return button;
  };
  const row = ([name, what]) =>
    make(
      'li',
      {},
      make('span', {}, make('a', { href: pathOf(name), download: '' }, name), ` ${what}`),
      attach('Attach', async () => [await sampleFile(name)], `Attach ${name}`),
    );
  return make(
    'div',
    { class: 'files-to-try' },
    make(
      'p',
      {},
      'On the contact page choose a category, then attach a file. Each password is 8801015800084.',
    ),
    make('ul', { class: 'screens' }, ...Object.entries(FILES).map(row)),
    make('p', {}, ...PHOTOS.map((photos) => attach(photos.text, () => drawPhotos(photos)))),
    state,
  );
}
