import { attach, choose, press } from './hands.mjs';

const QUERY = choose('Category', 'OTHER');
/** Photos as a phone takes them, together more than 3 MB. */
const LARGE = attach('photo-1.jpg', 'photo-2.jpg');
const PAGES = [
  QUERY,
  attach('portrait-naledi.png', 'portrait-thandi.jpg', 'dispensary-note.png'),
  press('Put 3 pictures into one PDF'),
];

/** The form's messages about chosen files, and its offers for them. */
export const FILE_STATES = [
  {
    name: 'Files with findings',
    act: [QUERY, attach('locked-account.pdf', 'black-photo.jpg', 'small-account.jpg')],
    waitFor: '.file:nth-child(3) .file-finding:not(:empty)',
    main: true,
  },
  {
    name: 'Picture looked at',
    act: [QUERY, attach('sideways-account.jpg'), press('Look at sideways-account.jpg')],
    waitFor: '.file [role=img]:not([hidden])',
  },
  {
    name: 'Picture of another type',
    act: [QUERY, attach('account.webp')],
    waitFor: '.photo-offers button',
  },
  {
    name: 'Photos made smaller',
    act: [QUERY, LARGE, press('Make the photos smaller')],
    waitFor: '.resized-photo button',
  },
  {
    name: 'Pages of one PDF',
    act: [...PAGES, press('Turn Page 2: portrait-thandi.jpg')],
    waitFor: '.page-picture canvas:not([hidden])',
    main: true,
  },
  {
    name: 'Pages made into one PDF',
    act: [...PAGES, press('Make the PDF')],
    waitFor: '.split-pdf',
  },
];
