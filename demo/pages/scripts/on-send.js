import { addressWith, asked } from './address.js';
import { crash } from './mishaps/crash.js';
import { pullPlug } from './mishaps/plug.js';

/** Once is enough: the page that is loaded next sends as usual. */
function forget() {
  asked.delete('send');
  history.replaceState(history.state, '', addressWith({}));
}

/** Before the element hears of the press, so that its request begins without a network. */
function pullAtPress(element) {
  const press = (event) => {
    if (!event.composedPath()[0].closest?.('[type=submit]')) return;
    element.removeEventListener('click', press, true);
    forget();
    void pullPlug(window);
  };
  element.addEventListener('click', press, true);
}

/** Once the query has arrived, and before the element hears of it: its draft is marked as being sent. */
function crashAtAnswer() {
  window.demoRecord.watch(({ method, address, answered }) => {
    if (method !== 'POST' || !address.includes('/member-queries')) return;
    forget();
    void answered.then(crash);
  });
}

/** Prepares what the page's address asks for when a form is sent: the plug is pulled, or the page crashes. */
export function prepareSend(element) {
  if (asked.get('send') === 'plug') pullAtPress(element);
  if (asked.get('send') === 'crash') crashAtAnswer();
}
