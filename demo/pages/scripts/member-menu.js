import { load, send } from './demo-api.js';
import { make } from './make.js';
import { member } from './session.js';

const LINKS = {
  marula: [
    ['/portal/medical-aid/profile', 'My details'],
    ['/portal/medical-aid/membership-card', 'Membership card'],
  ],
  medxpress: [
    ['/portal/medical-aid/medicine/addresses', 'Delivery addresses'],
    ['/', 'Back to Marula'],
  ],
};

/** 'Johan van der Merwe' as 'JM'. */
const initialsOf = (name) => name.replace(/[^\p{Lu}]/gu, '').slice(0, 2);

const link = ([href, text]) => make('li', {}, make('a', { href }, text));

/** The button that logs out, then loads the login screen: nothing of the member stays on the page. */
function logOutButton() {
  const button = make('button', { type: 'button' }, 'Log out');
  button.addEventListener('click', async () => {
    if (!(await send('logout', {}))) return;
    history.pushState(null, '', '/#/login');
    location.reload();
  });
  return button;
}

/** The menu of a signed-in member, with the button to log out. */
function menuOf({ name, membershipNumber, plan }) {
  const initials = make('span', { class: 'initials', 'aria-hidden': 'true' }, initialsOf(name));
  const [brand] = document.body.classList;
  return make(
    'details',
    { class: 'member' },
    make('summary', {}, initials, make('span', { class: 'member-name' }, name)),
    make(
      'div',
      { class: 'member-card' },
      make('p', {}, make('strong', {}, name)),
      make(
        'dl',
        {},
        make('dt', {}, 'Membership number'),
        make('dd', {}, membershipNumber),
        make('dt', {}, 'Plan'),
        make('dd', {}, plan),
      ),
      make('ul', {}, ...LINKS[brand].map(link), make('li', {}, logOutButton())),
    ),
  );
}

function logInLink() {
  const isHere = document.querySelector('medical-aid-inquiries') !== null;
  return make('a', { class: 'log-in', href: isHere ? '#/login' : '/#/login' }, 'Log in');
}

const place = document.querySelector('.account');
const show = (signedIn) => place.replaceChildren(signedIn ? menuOf(signedIn) : logInLink());

// The menu closes on a click elsewhere and on Escape, which returns the focus.
document.addEventListener('click', ({ target }) => {
  const menu = place.querySelector('details');
  if (menu && !menu.contains(target)) menu.open = false;
});
place.addEventListener('keydown', ({ key }) => {
  const menu = place.querySelector('details');
  if (key !== 'Escape' || !menu?.open) return;
  menu.open = false;
  menu.querySelector('summary').focus();
});

show(await member);
// In place, where another member may have logged in.
document.addEventListener('login', async () => show(await load('session')));

// On a phone the navigation scrolls sideways: scroll to the current page.
const here = document.querySelector('.primary [aria-current]');
here?.closest('ul').scrollTo({ left: here.offsetLeft - 32 });
