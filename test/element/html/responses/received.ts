import { isFirefox } from '../../../support/engine';

/** Widths of the page around the element, in pixels. */
export type PageWidth = 320 | 1280;

/** A response as a mail program sends it, in `received/NAME.html`, and what a member must be able to read of it. */
export interface Received {
  /** The file with the head that the program writes for every response. */
  readonly head?: string;
  /** Texts visible at once. */
  readonly says: readonly string[];
  /** Texts of earlier messages, which are folded and become visible when opened. */
  readonly folds?: readonly string[];
  /** Texts visible once everything is unfolded, folded before or not. */
  readonly reads?: readonly string[];
  /** Texts that must never be visible, such as previews and markup for other programs. */
  readonly hides?: readonly string[];
  /** Texts visible at only one of the widths. */
  readonly only?: Readonly<Record<PageWidth, readonly string[]>>;
  /** The widths at which it may scroll sideways in its frame. At other widths it must fit. */
  readonly scrolls?: readonly PageWidth[];
  /** Texts that the sender made unreadable on purpose. */
  readonly faint?: readonly string[];
}

const LEVELS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Responses by family and file. Each family has a folder. */
export const RECEIVED: Readonly<Record<string, Readonly<Record<string, Received>>>> = {
  Outlook: {
    'outlook/desktop-answer': {
      head: 'outlook/desktop-head',
      says: ['Dear Ms Mokoena', 'approved for seven days from 3 June', 'your claims'],
      hides: ['MsoNormal', 'behavior', 'spidmax', 'panose'],
    },
    'outlook/desktop-over-the-question': {
      head: 'outlook/desktop-head',
      says: ['The limit renews in January.'],
      folds: ['Thandi Mokoena', 'When does my limit renew?'],
    },
    'outlook/desktop-afrikaans': {
      head: 'outlook/desktop-head',
      says: ['Beste mev. Botha', 'U eis is vandag betaal.'],
      folds: ['Van: Annelie Botha', 'Wanneer word my eis betaal?'],
    },
    'outlook/desktop-picture': {
      head: 'outlook/desktop-head',
      says: ['The form is drawn below.', 'Sign it at the cross.'],
      hides: ['Drawn for Word alone', 'vml'],
    },
    'outlook/desktop-table': {
      head: 'outlook/desktop-head',
      says: ['These were paid:', 'Pharmacy', 'R 1 200', 'Two claims are open.'],
      // By 20 px, because words in a table of four columns do not break.
      scrolls: [320],
    },
    'outlook/desktop-points': {
      head: 'outlook/desktop-head',
      says: [
        'the account of the hospital',
        'Logo of the scheme',
        'Ayanda Nkosi',
        '+27 11 000 0000',
      ],
      hides: ['supportLists', 'mso-list'],
    },
    'outlook/new': {
      says: ['Hi Sipho,', 'Your card is in the post.', 'Lerato, Member Services'],
      folds: ['Sipho Dube', 'Where is my card?'],
    },
    'outlook/web': {
      says: ['The card was sent to your new address.'],
      folds: ['Subject: My card', 'I have moved to 12 Long Street.'],
    },
    'outlook/phone': {
      says: ['Approved until December.', 'Outlook for iOS'],
      folds: ['Chronic medicine', 'Until when is it approved?'],
    },
    'outlook/ten-levels': {
      head: 'outlook/desktop-head',
      says: ['The newest answer.'],
      folds: LEVELS.map((level) => `Answer number ${level} about limits.`),
    },
  },
  'mail on the web': {
    'web-mail/gmail-answer': {
      says: ['Good day Pieter,', 'The form is here.', 'Zanele Khumalo'],
      folds: ['On Tue, 7 May 2024', 'Which form must I use?'],
    },
    'web-mail/gmail-afrikaans': {
      says: ['Goeiemôre Pieter,', 'Die vorm is aangeheg.'],
      folds: ['het Pieter Smit', 'Watter vorm moet ek gebruik?'],
    },
    'web-mail/gmail-passed-on': {
      says: ['For your records.'],
      reads: ['Forwarded message', 'Dr Naidoo', 'The report is attached.'],
    },
    'web-mail/gmail-ten-levels': {
      says: ['The newest answer.'],
      folds: LEVELS.map((level) => `Answer number ${level} about the account of the hospital.`),
    },
    'web-mail/gmail-pasted-sheet': {
      says: ['Your claims:', 'Doctor', 'Charged', '1 200', '250'],
      scrolls: [320],
    },
  },
  'mail on a desk or in a pocket': {
    'mail-programs/apple-answer': {
      says: ['Your claim is in hand.'],
      folds: ['On 6 May 2024', 'What about my claim?'],
    },
    'mail-programs/apple-ten-levels': {
      says: ['The newest answer.'],
      folds: LEVELS.map((level) => `Answer number ${level} about physiotherapy.`),
    },
    'mail-programs/iphone-answer': {
      says: ['Done. 👍🏽', 'Sent from my iPhone'],
      folds: ['On 06 May 2024', 'Please update my address.'],
    },
    'mail-programs/samsung-answer': {
      says: ['Received, thank you.', 'Sent from my Galaxy'],
      folds: ['From: Grace', 'Here are my papers.'],
    },
    'mail-programs/thunderbird-answer': {
      says: ['Yes, it is covered.', 'The claims team'],
      reads: ['Johan wrote:'],
      folds: ['Is physiotherapy covered?', 'that of biokinetics'],
    },
    'mail-programs/thunderbird-afrikaans': {
      says: ['Ja, dit word gedek.'],
      reads: ['Op 2024/05/06 om 10:15 het Johan geskryf:'],
      folds: ['Word fisioterapie gedek?'],
    },
    'mail-programs/thunderbird-passed-on': {
      says: ['As discussed.'],
      reads: ['Hospital <accounts@example.org>', 'The account is attached.'],
    },
  },
  'systems that send responses': {
    'systems/zendesk-ticket': {
      says: ['Please type your reply above this line', 'Ayanda Nkosi', 'paid in full', 'Zendesk'],
      faint: ['[ABC123-DEF4]'],
    },
    'systems/freshdesk-ticket': {
      says: ['Ticket #4711 is resolved: the co-payment was refunded.', 'The scheme'],
      folds: ['Grace <grace@example.org> wrote:', 'Please refund my co-payment.'],
    },
    'systems/salesforce-case': {
      says: ['Case 00004711 was answered', 'R 4 500 a year', 'Case owner', 'Closed', 'ref:_00D'],
    },
    'systems/zoho-desk-ticket': {
      says: ['R 2 300 is left for the dentist.', 'Benefits team'],
      folds: ['Kabelo <kabelo@example.org> wrote', 'What is left for the dentist?'],
    },
    'systems/jira-request': {
      says: ['Reply above this line.', 'Naledi changed the status to Done.'],
      only: { 320: ['Shown under the menu.'], 1280: ['Shown beside the menu.'] },
    },
    'systems/servicenow-notice': { says: ['CSM0004711', '4 - Low', 'Ref:MSG00471100'] },
    'systems/statement-of-columns': {
      says: ['Your statement of May:', 'R 950.00', '2024-05-12', 'End of statement'],
      scrolls: [320, 1280],
    },
  },
  newsletters: {
    'systems/newsletter-mjml': {
      says: ['Your benefits for 2025', 'Day-to-day cover grows', 'Hospital cover', 'Read more'],
      hides: ['A look ahead at your plan', 'PixelsPerInch', '@import'],
      only: { 320: ['Shown on a narrow screen.'], 1280: ['Shown on a wide screen.'] },
    },
    'systems/newsletter-mailchimp': {
      says: [
        'News of the scheme',
        'For our members',
        'The new forms are ready',
        'A family at the sea',
      ],
      hides: ['A preview of the news', 'MC:SUBJECT'],
    },
    'systems/newsletter-buttons': {
      says: ['Please confirm your address.', 'Confirm the address'],
      hides: ['Only in Outlook'],
      // By 8 px, because Firefox does not make the table narrower.
      scrolls: isFirefox ? [320] : [],
    },
    'systems/newsletter-dark': {
      says: ['Your certificate is ready.', 'It was made on 3 June.', 'Yours, the scheme'],
    },
    'systems/newsletter-dark-text-alone': {
      says: ['Dear member', 'The scheme is closed on Friday.'],
    },
    'systems/newsletter-gradient': {
      says: ['Welcome to the plan', 'Your number is 4711', 'Your cover began on 1 May.'],
    },
    'systems/newsletter-columns': {
      says: ['The left column', 'The right column'],
      only: { 320: ['Tap the number to call'], 1280: ['Print this page'] },
    },
    'systems/white-of-its-own': {
      says: [
        'Words without a colour of their own.',
        'Words in black.',
        'A link',
        'A cell on white',
      ],
    },
    'systems/dark-of-its-own': { says: ['Light words on the dark.', 'A cell on the dark'] },
    'systems/signature-of-pictures': {
      says: ['It was paid today.', 'Logo of the scheme', 'Lerato Khumalo', 'Case manager'],
    },
  },
  'languages and scripts': {
    'languages/arabic-answer': {
      says: ['تمت الموافقة على طلبك', 'المرجع', '4711'],
      folds: ['هل تمت الموافقة على طلبي؟'],
    },
    'languages/hebrew-answer': {
      says: ['שלום דוד, התביעה שולמה ב-3 ביוני.', 'בברכה'],
      folds: ['מתי תשולם התביעה?'],
    },
    'languages/russian-answer': {
      says: ['Здравствуйте, Анна!', 'Ваша заявка одобрена до декабря.'],
      folds: ['До какого числа одобрена заявка?'],
    },
    'languages/emoji-and-scripts': {
      says: ['🙏🏽 👩🏽‍⚕️ 👨‍👩‍👧‍👦 🇿🇦 ❤️‍🩹', 'ḽ ṱ ṋ ṅ', '您的申请已获批准', 'आपका दावा', '’n Goeie môre, Zoë'],
    },
  },
  'reply lines in the text': {
    'reply-lines/outlook-line-in-the-body': {
      says: ['Dear member, your application was approved.'],
      folds: ['From: Naledi', 'Was it approved?'],
    },
    'reply-lines/outlook-line-in-the-body-afrikaans': {
      says: ['Beste lid, u aansoek is goedgekeur.'],
      folds: ['Van: Naledi', 'Is dit goedgekeur?'],
    },
    'reply-lines/forwarded-line-in-the-body': {
      says: ['Please see below.'],
      reads: ['Dr Naidoo', 'The report is ready.'],
    },
    'reply-lines/afrikaans-lines-of-dashes': {
      says: ['Die vorm is aangeheg.'],
      folds: ['Van: Pieter', 'Waar is die vorm?'],
    },
    'reply-lines/afrikaans-van-without-a-line': {
      says: ['Ons het dit ontvang.'],
      folds: ['Van: Pieter', 'Het julle my rekening ontvang?'],
    },
    'reply-lines/plain-ten-levels': {
      says: ['The newest answer.'],
      reads: LEVELS.map((level) => `Answer number ${level} about co-payments.`),
    },
  },
  'odd sheets and broken markup': {
    'odd-markup/sheet-not': { says: ['The first line', 'The second line'] },
    'odd-markup/sheet-is': { says: ['A heading', 'The line below'] },
    'odd-markup/sheet-attribute-comma': { says: ['A titled line'] },
    'odd-markup/sheet-escaped-comma': { says: ['An escaped line', 'A numbered line'] },
    'odd-markup/sheet-namespace': { says: ['A line with a prefix'] },
    'odd-markup/sheet-odd-rules': { says: ['A line of odd rules'] },
    'odd-markup/sheet-hides-the-body': { says: ['Dear member, your card was sent.'] },
    'odd-markup/sheet-hides-the-body-on-phones': { says: ['Dear member, your card was posted.'] },
    'odd-markup/sheet-hides-everything': { says: ['Dear member, your card was printed.'] },
    'odd-markup/sheet-hides-by-a-low-box': { says: ['Dear member, your card was stamped.'] },
    'odd-markup/sheet-hides-by-an-indent': { says: ['Dear member, your card was signed.'] },
    'odd-markup/sheet-hides-text-on-phones': { says: ['Dear member, your card was sealed.'] },
    'odd-markup/element-that-is-another': {
      says: ['Words of a line', 'Words of a division and of a span'],
    },
    'odd-markup/broken-on-the-way': {
      says: ['Dear member your claim', 'Two', 'Three', 'After the link', 'After the end'],
    },
  },
};
