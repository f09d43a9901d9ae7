import { DRAFT_STATES } from './draft-states.mjs';
import { FILE_STATES } from './file-states.mjs';
import {
  attach,
  choose,
  focus,
  loseNetwork,
  press,
  pressIn,
  seek,
  type,
  uploadSlowly,
} from './hands.mjs';

const CLAIM = [choose('Category', 'MEDICAL_CLAIMS'), choose('Query category', 'CLAIM_SHORT_PAID')];
const WORDS = 'The anaesthetist charged R6 480 and only R4 150 was paid. Why must I pay the rest?';
const FILLED = [...CLAIM, type('Query details', WORDS)];
const FILES = attach('anaesthetist-account.pdf', 'dispensary-note.png', 'referral-letter.docx');

const SEND = press('Send Query');

/** A query of Thandi's that can still be updated. She has a response of each kind. */
const open = 'BENEFITS_AND_COVER';
export const view = (category, { origin = 'default', timeline = false } = {}) => ({
  hash: ({ queries }) => {
    const { referenceNumber } = queries.find((query) => query.category === category);
    return `#/update/${origin}?reference=${referenceNumber}&timeline=${timeline}`;
  },
});
const documents = (category) => ({
  hash: ({ submissions }) => {
    const { referenceNumber } = submissions.find((each) => each.category === category);
    return `#/document-submission?reference=${referenceNumber}`;
  },
});

const PICTURE = '<p>As you asked:</p><img src="https://images.example/plan.png" alt="Your plan">';
export const shownResponse = (html) => ({
  to: /agent-response/,
  json: JSON.stringify({ encodedResponse: Buffer.from(html).toString('base64') }),
});
export const RESPONSE = press('View response sent to you via email');
const UPDATE = press('Update Query');

/** The Thursday before Easter, so that two holidays delay the answer. */
const BEFORE_EASTER = 'today=2026-04-02';
/** The server's answer with a query that was logged on that day. */
const shownQuery = (category, { canUpdate = true } = {}) => ({
  to: /\/member-queries\/\d+\?/,
  json: JSON.stringify({
    referenceNumber: 4_218_316,
    category,
    queryDetail: WORDS,
    dateLogged: '2026-04-02T09:12:00+02:00',
    attachments: [],
    canUpdate,
  }),
});

/**
 * Every screen in every state. `waitFor` is a selector that matches, in the page or the element, once the state is
 * reached. `hold` keeps a call unanswered, `reply` answers one, and `main` states are tested in every theme.
 */
export const STATES = [
  { name: 'Contact page', waitFor: '.table', main: true, wholePage: true },
  { name: 'Open queries loading', hold: /\/member-queries\?/, waitFor: '.skeleton' },
  { name: 'Open queries failed', scenario: 'queries-fail', waitFor: '.alert', main: true },
  { name: 'No open queries', scenario: 'queries-empty' },
  { name: 'Many open queries', scenario: 'queries-many', waitFor: '.list-tools' },
  {
    name: 'Many open queries, none found',
    scenario: 'queries-many',
    act: [seek('Find a query', 'parking')],
    waitFor: '[role=status]:not(.hidden-text)',
  },
  { name: 'Guidance', act: CLAIM, waitFor: '.self-help .content', main: true },
  { name: 'Guidance loading', act: CLAIM, hold: /\/site\//, waitFor: '.self-help .skeleton' },
  { name: 'Guidance failed', act: CLAIM, scenario: 'content-fails', waitFor: '.content-failed' },
  {
    name: 'Shortened form',
    act: [choose('Category', 'MEDICAL_CLAIMS'), choose('Query category', 'SUBMIT_A_CLAIM')],
    waitFor: '.alert .content',
    main: true,
  },
  {
    name: 'Already asked',
    act: [choose('Category', 'MEDICAL_CLAIMS')],
    waitFor: '.duplicates .alert',
    main: true,
  },
  {
    name: 'Already asked, many',
    scenario: 'queries-many',
    act: [choose('Category', 'MEDICAL_CLAIMS')],
    waitFor: '.duplicates li + li',
  },
  {
    name: 'Already asked, adding',
    act: [choose('Category', 'MEDICAL_CLAIMS'), pressIn('.duplicates')],
    hold: /\/member-queries\/\d+\?/,
    waitFor: '.duplicates .spinner',
  },
  {
    name: 'Already asked, can’t be added to',
    act: [choose('Category', 'MEDICAL_CLAIMS'), pressIn('.duplicates')],
    reply: shownQuery('MEDICAL_CLAIMS', { canUpdate: false }),
    waitFor: '.duplicates p[role=status]:last-child:not(:empty)',
  },
  { name: 'Category other', act: [choose('Category', 'OTHER')] },
  {
    name: 'Tooltip',
    act: [focus('About the additional email address')],
    waitFor: '[role=tooltip]:not([hidden])',
    main: true,
  },
  { name: 'Refused empty', act: [SEND], waitFor: '.error-summary', main: true },
  { name: 'Too long', act: [type('Query details', 'Too long. '.repeat(2001)), SEND] },
  {
    name: 'Address misspelt',
    act: [type('Email address', 'thandi@gmial.com'), focus('Send Query')],
    waitFor: '.suggestion',
  },
  { name: 'Filled, with files', act: [...FILLED, FILES], waitFor: '.file', main: true },
  {
    name: 'Files refused',
    act: [FILES, attach('anaesthetist-account.pdf', 'no-image.jpg', 'notes.txt')],
    waitFor: '.refusals',
    main: true,
  },
  {
    name: 'File removed',
    act: [FILES, press('Remove dispensary-note.png')],
    waitFor: '.file-gone',
  },
  ...FILE_STATES,
  ...DRAFT_STATES,
  {
    name: 'Sending',
    act: [...FILLED, FILES, SEND],
    hold: /query-additional-info/,
    waitFor: '.spinner',
    main: true,
  },
  {
    name: 'Uploading',
    act: [...FILLED, FILES, uploadSlowly, SEND],
    waitFor: '.progress-bar',
  },
  {
    name: 'Sending cancelled',
    act: [...FILLED, SEND, press('Cancel')],
    hold: /query-additional-info/,
    waitFor: '.alert-info',
  },
  { name: 'Sending failed', act: [...FILLED, SEND], scenario: 'submit-fails', waitFor: '.alert' },
  { name: 'Session ended', act: [...FILLED, SEND], scenario: 'session-expired', waitFor: '.alert' },
  { name: 'Banner', query: 'banner=shown', waitFor: '.banner img' },
  { name: 'Banner failed', query: 'banner=shown', scenario: 'content-fails', waitFor: '.banner' },

  { name: 'View query', ...view('MEDICAL_CLAIMS'), waitFor: '.table', main: true, wholePage: true },
  { name: 'View loading', ...view(open), hold: /\/member-queries\/\d+\?/, waitFor: '.skeleton' },
  { name: 'View failed', ...view(open), scenario: 'view-fails', waitFor: '.alert', main: true },
  { name: 'View outdated', ...view(open), scenario: 'view-outdated', waitFor: '.alert' },
  { name: 'View from timeline', ...view(open, { timeline: true }), waitFor: '.table' },
  {
    name: 'View, answer due',
    ...view(open),
    query: BEFORE_EASTER,
    reply: shownQuery(open),
    waitFor: '.due-skipped',
    main: true,
  },
  {
    name: 'View, answer overdue',
    ...view(open),
    query: 'today=2026-04-09',
    reply: shownQuery(open),
    waitFor: '.due p',
    main: true,
  },
  {
    name: 'Attachments open',
    ...view('MEDICAL_CLAIMS'),
    act: [press('View attachments')],
    waitFor: '.attachment-links',
    main: true,
  },
  {
    name: 'Response',
    ...view('MEDICAL_CLAIMS'),
    act: [RESPONSE],
    waitFor: '.response-frame',
    main: true,
  },
  { name: 'Response, wide', ...view(open), act: [RESPONSE], waitFor: '.response-frame' },
  {
    name: 'Response without its images',
    ...view('MEDICAL_CLAIMS'),
    act: [RESPONSE],
    reply: shownResponse(PICTURE),
    waitFor: '.blocked-images',
  },
  { name: 'Response loading', ...view(open), act: [RESPONSE], hold: /agent-response/ },
  {
    name: 'No response yet',
    ...view('MEDXPRESS_DELIVERY_QUERY', { origin: 'medxpress' }),
    act: [RESPONSE],
  },
  { name: 'Response failed', ...view(open), act: [RESPONSE], scenario: 'response-fails' },
  { name: 'Update form', ...view(open), act: [UPDATE], waitFor: 'textarea', main: true },
  { name: 'Update refused', ...view(open), act: [UPDATE, press('Send Update')], main: true },
  {
    name: 'Update failed',
    ...view(open),
    act: [UPDATE, type('Query details', WORDS), press('Send Update')],
    scenario: 'update-fails',
    waitFor: '.alert',
  },

  { name: 'Document submission', ...documents('CHRONIC_CONDITIONS_AND_CANCER'), main: true },
  { name: 'Document submission, none', ...documents('OTHER'), waitFor: '.table' },
  { name: 'Document submission loading', ...documents('OTHER'), hold: /document-submissions/ },
  { name: 'Document submission failed', ...documents('OTHER'), scenario: 'document-fails' },

  { name: 'Login', hash: '#/login', waitFor: '.login form', main: true, wholePage: true },
  {
    name: 'Login failed',
    hash: '#/login',
    act: [type('Username', 'thandi'), type('Password', 'wrong'), press('Log in')],
    waitFor: '.alert',
    main: true,
  },

  { name: 'Medicine delivery', path: '/medicine-delivery.html', main: true, wholePage: true },

  // These store something, so they come after all states that show stored data.
  {
    name: 'Sent',
    query: BEFORE_EASTER,
    act: [...FILLED, FILES, SEND],
    waitFor: '.due-skipped',
    main: true,
  },
  {
    name: 'Just sent',
    act: [choose('Category', 'OTHER'), type('Query details', WORDS), SEND],
    scenario: 'queries-empty',
    waitFor: '.table tbody td:last-child:not(:empty)',
  },
  {
    name: 'Just sent, another one begun',
    act: [...FILLED, SEND, press('Log another query'), choose('Category', 'MEDICAL_CLAIMS')],
    waitFor: '.table tbody td:last-child:not(:has(a))',
  },
  {
    name: 'Sent without a number',
    act: [...FILLED, SEND],
    scenario: 'no-reference',
    waitFor: '.receipt-title',
  },
  {
    name: 'Offline',
    act: [...FILLED, FILES, loseNetwork, SEND],
    scenario: 'lost-reply',
    waitFor: '.alert .button',
  },
  {
    name: 'Offline, waiting for a connection',
    act: [...FILLED, loseNetwork, SEND, press('Wait and send when I am online')],
    scenario: 'lost-reply',
    waitFor: '.alert .button',
  },
  { name: 'Reply lost', act: [...FILLED, SEND], scenario: 'lost-reply', waitFor: '.alert' },
  {
    name: 'Sent to medicine delivery',
    path: '/medicine-delivery.html',
    act: [choose('Category', 'MEDXPRESS_DELIVERY_QUERY'), type('Query details', WORDS), SEND],
    waitFor: '.receipt-number',
  },
  {
    name: 'Updated',
    ...view(open),
    query: BEFORE_EASTER,
    act: [UPDATE, type('Query details', WORDS), press('Send Update')],
    waitFor: '.receipt-number',
    main: true,
  },
];
