import { file } from '../../support/attachments';
import { typeInto } from '../../support/controls';
import { isInFull } from '../../support/in-full';
import { mount, user } from '../../support/mount';
import { FORMS_HERE, openContactWire } from '../contact-us/answers';
import { QUERY_TEXT, theForm } from '../contact-us/the-form';
import { AUTHENTICATE, mountLogin, openLoginWire, PING } from '../login/the-login';
import { openQueryWire, UPDATE_TOGGLE, viewQuery } from '../view-query/the-query';
import { DETAILS, theUpdate, UPDATE, UPDATE_FAILED } from '../view-query/the-update';
import { READING_LIMIT, SENDING_LIMIT, type FaultyCall } from './calls';

const FAILED = 'Something went wrong while sending your query. Please try again later.';
const LOGIN_FAILED = 'Log in failed. Check your details and try again.';

const WITH_FILE = ['with a file', [file('bill.pdf')]] as const;
const WITHOUT_FILES = ['without files', []] as const;

type Files = typeof WITH_FILE | typeof WITHOUT_FILES;

/**
 * A submission with files uses another transport. `npm test` tries a query with a file, and an update without files.
 */
const bothOr = (one: Files) => (isInFull ? [WITH_FILE, WITHOUT_FILES] : [one]);

const submission = (
  { origin, submission: call, choice }: (typeof FORMS_HERE)[number],
  [how, files]: Files,
): FaultyCall => ({
  what: `a submission, ${origin}, ${how}`,
  call,
  good: { json: { referenceNumber: 4711 } },
  takes: 'json',
  failed: FAILED,
  event: 'query-submitted',
  limit: SENDING_LIMIT,
  open: openContactWire,
  make: async () => {
    const element = await mount({ origin });
    const form = theForm(element);
    await form.settled();
    await form.fill(choice);
    await form.fill({ query: QUERY_TEXT });
    await form.choose(...files);
    const kept = () => [
      form.category.selectedOptions[0]?.text,
      form.find.subCategory()?.selectedOptions[0]?.text,
      form.email.value,
      form.query.value,
      form.attached(),
    ];
    const before = kept();
    await form.submit();
    return { element, kept, before, again: form.submit };
  },
});

const update = ([how, files]: Files): FaultyCall => ({
  what: `an update, ${how}`,
  call: UPDATE,
  good: { json: { referenceNumber: 4712 } },
  takes: 'json',
  failed: UPDATE_FAILED,
  event: 'query-updated',
  limit: SENDING_LIMIT,
  open: openQueryWire,
  make: async () => {
    const { element, screen } = await viewQuery();
    await user.click(screen.getByRole('button', UPDATE_TOGGLE));
    const form = theUpdate(element);
    await form.fill({ query: DETAILS });
    if (files.length > 0) await form.choose(...files);
    const kept = () => [form.query.value, form.attached()];
    await form.submit();
    return { element, kept, before: [DETAILS, files.map(({ name }) => name)], again: form.submit };
  },
});

const login = (what: string, call: FaultyCall['call'], good: FaultyCall['good']): FaultyCall => ({
  what,
  call,
  good,
  takes: 'anything',
  failed: LOGIN_FAILED,
  event: 'login',
  limit: call === PING ? READING_LIMIT : SENDING_LIMIT,
  open: openLoginWire,
  make: async () => {
    const { element, login: form } = await mountLogin();
    typeInto(form.username, 'thandi');
    typeInto(form.password, 'sEcr3t!');
    const kept = () => [form.username.value, form.password.value, document.cookie];
    await form.submit();
    return { element, kept, before: ['thandi', 'sEcr3t!', ''], again: form.submit };
  },
});

export const SENDINGS: readonly FaultyCall[] = [
  ...FORMS_HERE.flatMap((form) => bothOr(WITH_FILE).map((files) => submission(form, files))),
  ...bothOr(WITHOUT_FILES).map(update),
  login('a login', AUTHENTICATE, { json: {} }),
  login('the ping of a login', PING, { text: 'pong' }),
];
