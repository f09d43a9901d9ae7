import { isChromium } from '../../support/engine';
import { isInFull } from '../../support/in-full';
import { openWire, type Answer, type Pattern, type Wire } from '../../support/wire/wire';

export const MEMBER_EMAIL = 'thandi@example.org';
export const REFERENCE_NUMBER = 4711;

export const OPEN_QUERIES: Pattern = 'GET /api/smart-inquiry-api/member-queries';
export const MEMBER_DETAILS: Pattern = 'GET /api/member-details-api/v2/member-details';

const GUIDANCE = '/site/preview/medical-aid/inquiries';
export const ANY_CATEGORY_FRAGMENT: Pattern = `GET ${GUIDANCE}/:category`;
export const ANY_SUB_CATEGORY_FRAGMENT: Pattern = `GET ${GUIDANCE}/:category/:subCategory`;

/** The fragment of a category or a sub-category, by its kebab-case path. */
export const fragment = (path: string): Pattern => `GET ${GUIDANCE}/${path}`;

/** The differences between the two origins, to run a test for each. */
export const FORMS = [
  {
    origin: 'default',
    submission: 'POST /api/smart-inquiry-api/member-queries/query-additional-info',
    choice: { category: 'Medical claims', subCategory: 'Claim not paid' },
  },
  {
    origin: 'medxpress',
    submission: 'POST /portal/api/das-mp/smart-inquiry-api/member-queries',
    choice: { category: 'Delivery query' },
  },
] as const;

/**
 * The forms that are tested here. Firefox and WebKit run such a test for one form, because the origins' differences
 * do not depend on the engine. So does `npm test` without words.
 */
export const FORMS_HERE = isChromium && isInFull ? FORMS : ([FORMS[0]] as const);

/** The submissions by origin. */
export const SUBMIT = {
  default: FORMS[0].submission,
  medxpress: FORMS[1].submission,
} as const;

/** Of every call that a screen makes by itself: a member with an address, no open queries, every fragment. */
export const DEFAULT_ANSWERS: Readonly<Record<Pattern, Answer>> = {
  [MEMBER_DETAILS]: { json: { emails: [MEMBER_EMAIL] } },
  [OPEN_QUERIES]: { json: { queries: [] } },
  [ANY_CATEGORY_FRAGMENT]: { html: '<p>About this category.</p>' },
  [ANY_SUB_CATEGORY_FRAGMENT]: { html: '<p>About this sub-category.</p>' },
};

/**
 * Opens the wire with default answers; every submission is accepted. The given answers take precedence; each answer of a list is used once.
 */
export async function openContactWire(
  answers: Readonly<Record<Pattern, Answer | Answer[]>> = {},
): Promise<Wire> {
  const wire = await openWire({
    ...DEFAULT_ANSWERS,
    [SUBMIT.default]: { json: { referenceNumber: REFERENCE_NUMBER } },
    [SUBMIT.medxpress]: { json: { referenceNumber: REFERENCE_NUMBER } },
  });
  for (const [pattern, answer] of Object.entries(answers))
    await wire.reply(pattern as Pattern, answer);
  return wire;
}
