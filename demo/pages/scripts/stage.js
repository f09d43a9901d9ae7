import { addressWith, asked } from './address.js';
import { make } from './make.js';

/** The selectable widths of a viewport. */
export const WIDTHS = ['320', '390', '768', '1280'];

/** Whether this page is inside a stage: its parent has the panel. */
export const isStaged = window.parent !== window && window.name === 'stage';

const width = asked.get('viewport') ?? '';

/** Whether the address selects a width. */
export const isStageAsked = !isStaged && WIDTHS.includes(width);

/** Follows a link to another page by giving that page a stage of its own. */
function follow(frame) {
  const { location: shown } = frame.contentWindow;
  history.replaceState(history.state, '', shown.hash || location.pathname + location.search);
  if (shown.pathname === location.pathname && shown.search === location.search) return;
  location.assign(addressWith({ viewport: width }, shown));
}

/** Shows the page in a frame of the selected width; resolves with the frame's window. */
export function raiseStage() {
  const frame = make('iframe', {
    name: 'stage',
    title: `The page, ${width} pixels wide`,
    width,
    src: location.href,
  });
  document.body.replaceChildren(
    make('main', { class: 'stage', id: 'content' }, frame),
    document.querySelector('.developer-panel'),
  );
  document.body.classList.add('staged');
  const { promise, resolve } = Promise.withResolvers();
  frame.addEventListener('load', () => {
    follow(frame);
    frame.contentWindow.addEventListener('hashchange', () => follow(frame));
    resolve(frame.contentWindow);
  });
  return promise;
}
