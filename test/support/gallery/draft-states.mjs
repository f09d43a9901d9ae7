import { inElement } from '../in-element.mjs';
import { attach, choose, type } from './hands.mjs';

const QUERY = [
  choose('Category', 'OTHER'),
  type('Query details', 'The anaesthetist charged R6 480 and only R4 150 was paid.'),
  attach('dispensary-note.png'),
];
const KEPT = 'form > .keep-draft .field-note:not(:empty)';
const FOUND = '.found-draft-actions';

const reload = async (page) => {
  await page.reload();
  await inElement(page, 'h2[part=heading]');
};
const there = (selector) => (page) => inElement(page, selector);

/** Removes the drafts of an earlier state. */
const withoutDrafts = async (page) => {
  await page.$eval('medical-aid-inquiries', (element) => element.eraseDrafts());
  await reload(page);
};
const refuseStorage = async (page) => {
  await page.evaluateOnNewDocument(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Refused', 'SecurityError');
    };
  });
  await reload(page);
};

const kept = (state) => ({ query: 'drafts=keep', ...state });

/** Drafts kept on the device, and offered again. */
export const DRAFT_STATES = [
  kept({ name: 'Draft kept', act: [withoutDrafts, ...QUERY], waitFor: KEPT }),
  kept({
    name: 'Draft found',
    act: [withoutDrafts, ...QUERY, there(KEPT), reload],
    waitFor: FOUND,
    main: true,
  }),
  kept({
    name: 'Drafts refused by the browser',
    act: [refuseStorage, ...QUERY],
    waitFor: KEPT,
  }),
];
