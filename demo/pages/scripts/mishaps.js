import { becomeAnother } from './become-member.js';
import { make } from './make.js';
import { crash } from './mishaps/crash.js';
import { pullPlug, SECONDS } from './mishaps/plug.js';

const pulling = (view) => ({
  text: `Pull the plug for ${SECONDS} s`,
  during: `The plug is out for ${SECONDS} s.`,
  after: 'The plug is back.',
  act: () => pullPlug(view),
});

const CRASHING = {
  text: 'Crash this page (works in Chromium)',
  during: 'This page should be gone by now.',
  act: async () => crash(),
};

const CHANGING = {
  text: 'Log in as another member',
  during: 'Logging in …',
  act: becomeAnother,
};

/** What can go wrong while a member fills in a form, each by a press. */
export function mishaps({ ownerDocument: { defaultView: view } }) {
  const state = make('p', { role: 'status' });
  const button = ({ text, during, after = during, act }) => {
    const made = make('button', { type: 'button' }, text);
    made.addEventListener('click', async () => {
      state.replaceChildren(during);
      try {
        await act();
        state.replaceChildren(after);
      } catch {
        state.replaceChildren('That did not work.');
      }
    });
    return make('li', {}, made);
  };
  return make(
    'div',
    { class: 'mishaps' },
    make(
      'p',
      {},
      'Choose “keep” for drafts, fill in the form, then press. Reload a crashed page: it offers its draft.',
    ),
    make('ul', { class: 'segment' }, ...[CRASHING, pulling(view), CHANGING].map(button)),
    state,
  );
}
