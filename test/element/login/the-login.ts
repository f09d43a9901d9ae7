import { typeInto } from '../../support/controls';
import { mount, screenShown, shadow, user } from '../../support/mount';
import { openWire, type Answer, type Pattern, type Wire } from '../../support/wire/wire';

export const AUTHENTICATE: Pattern = 'POST /wsg/rest';
export const PING: Pattern = 'GET /portal/wlxapp/Ping.srv';
export const LOGIN = { hash: '#/login' };

/** A site root that changes only the page's hash, so that the test continues after a login. */
export const STAY = '#arrived';

/** Opens the wire with successful logins; the given answers take precedence. */
export async function openLoginWire(
  answers: Readonly<Record<Pattern, Answer | Answer[]>> = {},
): Promise<Wire> {
  const wire = await openWire({ [AUTHENTICATE]: { json: {} }, [PING]: { text: 'pong' } });
  for (const [pattern, answer] of Object.entries(answers))
    await wire.reply(pattern as Pattern, answer);
  return wire;
}

/** The login form of an element, as a member sees it. */
export function theLogin(element: Element) {
  const screen = shadow(element);
  const login = {
    screen,
    get username() {
      return screen.getByLabelText<HTMLInputElement>('Username');
    },
    get password() {
      return screen.getByLabelText<HTMLInputElement>('Password');
    },
    get button() {
      return screen.getByRole('button', { name: 'Log in' });
    },
    fill({ username = 'thandi', password = 'sEcr3t!' } = {}) {
      typeInto(login.username, username);
      typeInto(login.password, password);
    },
    submit: () => user.click(login.button),
    async attempt() {
      login.fill();
      await login.submit();
    },
  };
  return login;
}

/** Mounts the login screen. A successful login stays on this page. */
export async function mountLogin(attributes: Readonly<Record<string, string>> = {}) {
  const element = await mount({ 'site-root': STAY, ...attributes }, LOGIN);
  await screenShown(element);
  return { element, login: theLogin(element) };
}
