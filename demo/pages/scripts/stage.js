import { addressWith, asked } from './address.js';
import { make } from './make.js';

/** The widths of a viewport that can be chosen. */
export const WIDTHS = ['320', '390', '768', '1280'];

/** Whether this page is the one shown in a stage: its parent has the panel. */
export const isStaged = window.parent !== window && window.name === 'stage';

const width = asked.get('viewport') ?? '';

/** Whether the address asks for a viewport of a width. */
export const isStageAsked = !isStaged && WIDTHS.includes(width);

/** A page that the stage goes on to is shown in a stage of its own. */
function follow(frame) {
  const { location: shown } = frame.contentWindow;
  history.replaceState(history.state, '', shown.hash || location.pathname + location.search);
  if (shown.pathname === location.pathname && shown.search === location.search) return;
  location.assign(addressWith({ viewport: width }, shown));
}

/** Shows the page in a frame as wide as asked instead; settles with the frame's window. */
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
