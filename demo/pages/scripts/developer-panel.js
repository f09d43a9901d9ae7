// The first import wraps what makes requests: it must stand before everything that makes one.
import { requestLog } from './request-log.js';
import { agentAnswer } from './agent-answer.js';
import { eventLog } from './event-log.js';
import { showLoginHint } from './login-hint.js';
import { make } from './make.js';
import { sampleLogins } from './sample-logins.js';
import { screens } from './screens.js';
import { member } from './session.js';
import { applySettings, isAnythingAsked, settingsForm } from './settings-form.js';
import { snippet } from './snippet.js';

const element = document.querySelector('medical-aid-inquiries');
applySettings(element);
const logs = [
  ['Requests', requestLog()],
  ['Events and data layer', eventLog()],
];

const section = ([title, content]) => make('section', {}, make('h2', {}, title), content);
const needsMember = async (makeContent) =>
  (await member) ? makeContent(element) : make('p', {}, 'Log in to use this.');

async function sections() {
  const [settings, screenLinks, answer, logins] = await Promise.all([
    settingsForm(element),
    needsMember(screens),
    needsMember(agentAnswer),
    sampleLogins(),
  ]);
  return [
    ['What is shown', make('div', {}, settings, snippet(element))],
    ['Screens', screenLinks],
    ['Answer as agent', answer],
    ...logs,
    ['Sample logins', logins],
  ];
}

const body = make('div', { class: 'developer-body' });
const panel = make('details', { class: 'developer wide' });
panel.append(make('summary', {}, 'For developers'), body);
panel.open = isAnythingAsked;
document.querySelector('.developer-panel').append(panel);
if (!(await member)) await showLoginHint();
body.append(...(await sections()).map(section));
