import { expect } from '@open-wc/testing';
import { waitFor } from '@testing-library/dom';
import { sendKeys } from '@web/test-runner-commands';
import { expectNoAxeViolations } from '../../support/axe';
import { descriptionOf, hasFocus, typeInto } from '../../support/controls';
import { mountLogin, openLoginWire, AUTHENTICATE, theLogin } from './the-login';

describe('the login screen', () => {
  it("asks for a username and a password, and has a button 'Log in' (§2)", async () => {
    await openLoginWire();
    const { element, login } = await mountLogin();
    login.screen.getByRole('heading', { name: 'Log in' });
    expect([login.username.type, login.password.type]).to.deep.equal(['text', 'password']);
    expect((login.button as HTMLButtonElement).type).to.equal('submit');
    expect(login.screen.queryByRole('alert')).to.equal(null);
    await expectNoAxeViolations(element);
  });

  it('works with password managers, by one form, real labels and autocomplete tokens (§2)', async () => {
    await openLoginWire();
    const { login } = await mountLogin();
    const { form } = login.username;
    expect(form).not.to.equal(null);
    expect([login.password.form, (login.button as HTMLButtonElement).form]).to.deep.equal([
      form,
      form,
    ]);
    for (const [control, word] of [
      [login.username, 'username'],
      [login.password, 'current-password'],
    ] as const) {
      expect(control.autocomplete).to.equal(word);
      expect(control.name).to.equal(word.replace('current-', ''));
      expect(control.labels).to.have.lengthOf(1);
      expect(control.autocapitalize).to.equal('none');
      expect(control.spellcheck).to.equal(false);
    }
  });

  it('requires bothwithout a message, and moves the focus to the first empty one (§5)', async () => {
    const wire = await openLoginWire();
    const { element, login } = await mountLogin();
    const words = element.shadowRoot?.textContent;
    await login.submit();
    expect(hasFocus(login.username)).to.equal(true);
    login.fill({ username: 'thandi', password: ' ' });
    login.password.focus();
    await sendKeys({ press: 'Backspace' });
    await login.submit();
    expect(hasFocus(login.password)).to.equal(true);

    await waitFor(() => {
      expect(login.password.getAttribute('aria-invalid')).to.equal('true');
    });
    expect(login.username.getAttribute('aria-invalid')).to.equal(null);
    expect([login.username, login.password].map(descriptionOf)).to.deep.equal(['', '']);
    expect([login.username.required, login.password.required]).to.deep.equal([true, true]);
    expect(login.username.form?.noValidate).to.equal(true);
    expect(element.shadowRoot?.textContent).to.equal(words);
    expect(await wire.requests(AUTHENTICATE)).to.deep.equal([]);
    await expectNoAxeViolations(element);
  });

  it('accepts white space as a password, but not as a username (§5, decisions 7)', async () => {
    const wire = await openLoginWire();
    const { login } = await mountLogin();
    login.fill({ username: '  ', password: ' ' });
    await login.submit();
    await waitFor(() => {
      expect(login.username.getAttribute('aria-invalid')).to.equal('true');
    });
    expect(hasFocus(login.username)).to.equal(true);
    expect(login.password.getAttribute('aria-invalid')).to.equal(null);
    // Nor as the password is missing too.
    login.fill({ username: '\u200b ', password: '' });
    await login.submit();
    expect(hasFocus(login.username)).to.equal(true);
    expect(await wire.requests(AUTHENTICATE)).to.deep.equal([]);
  });

  it('accepts a field as soon as it has any text (§5)', async () => {
    await openLoginWire();
    const { login } = await mountLogin();
    await login.submit();
    await waitFor(() => {
      expect(login.username.getAttribute('aria-invalid')).to.equal('true');
    });
    login.fill();
    await waitFor(() => {
      expect(login.username.getAttribute('aria-invalid')).to.equal(null);
    });
    expect(login.password.getAttribute('aria-invalid')).to.equal(null);
  });
});

describe('values that a password manager sets without an event', () => {
  const set = ({ username, password }: ReturnType<typeof theLogin>) => {
    username.value = 'thandi';
    password.value = 'sEcr3t!';
  };
  const bodyOf = async (wire: Awaited<ReturnType<typeof openLoginWire>>) =>
    JSON.parse((await wire.next(AUTHENTICATE)).body ?? '') as Record<string, unknown>;

  it('are sent, by the button and by Enter (§2, decisions 7)', async () => {
    const wire = await openLoginWire({ [AUTHENTICATE]: [{ status: 401 }, { json: {} }] });
    const { login } = await mountLogin();
    set(login);
    await login.submit();
    expect(await bodyOf(wire)).to.include({ Login: 'thandi', Password: 'sEcr3t!' });
    await login.screen.findByRole('alert');
    login.username.value = 'sipho';
    login.password.focus();
    await sendKeys({ press: 'Enter' });
    expect(await bodyOf(wire)).to.include({ Login: 'sipho', Password: 'sEcr3t!' });
  });

  it('stay while the member corrects one of them (decisions 7)', async () => {
    const wire = await openLoginWire();
    const { login } = await mountLogin();
    set(login);
    typeInto(login.username, 'nomsa');
    login.username.blur();
    await login.submit();
    expect(await bodyOf(wire)).to.include({ Login: 'nomsa', Password: 'sEcr3t!' });
  });
});
