// Imported first: they change the clock, and the functions that make requests, before anything uses them.
import './clock.js';
import './recorder.js';
import { addressWith, asked } from './address.js';
import { agentAnswer } from './agent-answer.js';
import { becomeAsked } from './become-member.js';
import { choices } from './choices.js';
import { eventLog } from './event-log.js';
import { filesToTry } from './files-to-try.js';
import { showLoginHint } from './login-hint.js';
import { make } from './make.js';
import { mishaps } from './mishaps.js';
import { prepareSend } from './on-send.js';
import { outline } from './outline.js';
import { requestLog } from './request-log.js';
import { sampleLogins } from './sample-logins.js';
import { screens } from './screens.js';
import { member } from './session.js';
import { applySettings } from './settings.js';
import { snippet } from './snippet.js';
import { isStageAsked, isStaged, raiseStage } from './stage.js';
import { applyTheme } from './themes.js';

const needsMember = async (makeContent, element) =>
  (await member) ? makeContent(element) : make('p', {}, 'Log in to use this.');

/** Content, or an error message when it cannot be loaded: the page may be offline. */
async function orFailure(content) {
  try {
    return await content;
  } catch {
    return make('p', {}, 'This could not be loaded.');
  }
}

/** The panel's sections: title and content. */
async function sectionsFor(view) {
  const element = view.document.querySelector('medical-aid-inquiries');
  const sections = {
    'What is shown': choices(element),
    Requests: requestLog(view.demoRecord),
    'Events and data layer': eventLog(view.demoRecord),
    Snippet: snippet(element),
    'What the screen answers': outline(element),
    Screens: needsMember(screens, element),
    'Files to try': filesToTry(element),
    'What can go wrong': mishaps(element),
    'Answer as agent': needsMember(agentAnswer, element),
    'Sample logins': sampleLogins(),
  };
  return Promise.all(
    Object.entries(sections).map(async ([title, content]) =>
      make(
        'details',
        { open: '' },
        make('summary', {}, make('h2', {}, title)),
        await orFailure(content),
      ),
    ),
  );
}

/** A link to a screen navigates the page that shows it, which may be in the stage. */
function leadTo(view, event) {
  const hash = event.target.closest('a')?.getAttribute('href');
  if (!hash?.startsWith('#') || view === window) return;
  event.preventDefault();
  view.location.hash = hash;
}

async function raisePanel(view) {
  const body = make('div', { class: 'developer-body' });
  const panel = make('details', { class: 'developer' });
  panel.append(make('summary', {}, 'For developers'), body);
  // Once a visitor has chosen something the panel stays open until they close it.
  panel.open = asked.has('panel') ? asked.get('panel') === 'open' : asked.size > 0;
  let wasOpen = panel.open;
  panel.addEventListener('toggle', () => {
    // The script's own opening fires this event too.
    if (panel.open === wasOpen) return;
    wasOpen = panel.open;
    asked.set('panel', panel.open ? 'open' : 'closed');
    history.replaceState(history.state, '', addressWith({}));
  });
  panel.addEventListener('click', (event) => leadTo(view, event));
  document.querySelector('.developer-panel').append(panel);
  body.append(...(await sectionsFor(view)));
}

if (isStageAsked) {
  await becomeAsked();
  await raisePanel(await raiseStage());
} else {
  const element = document.querySelector('medical-aid-inquiries');
  applySettings(element);
  applyTheme();
  prepareSend(element);
  await becomeAsked();
  if (!(await member)) await showLoginHint();
  if (!isStaged) await raisePanel(window);
}
