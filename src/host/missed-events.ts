import { EVENT_NAMES } from './element-events';

/** An element that is no component's never has a listener: what is kept of it must end. */
const MOST = 20;

/** By element: what it has dispatched, until it has its listener. */
const dispatched = new WeakMap<Element, readonly Event[] | 'heard'>();

function keep(event: Event) {
  const [target] = event.composedPath();
  const isOurs = target instanceof Element && target.localName === 'medical-aid-inquiries';
  // A handler that runs later can cancel nothing.
  if (!isOurs || event.cancelable) return;
  const before = dispatched.get(target) ?? [];
  if (before !== 'heard' && before.length < MOST) dispatched.set(target, [...before, event]);
}

/** Keeps what elements dispatch before they have a listener: on a server's page, before hydration. */
export function keepMissedEvents(): void {
  for (const name of EVENT_NAMES) document.addEventListener(name, keep);
}

/** The events that an element dispatched before it had its listener. From now on no more are kept. */
export function takeMissedEvents(element: Element): readonly Event[] {
  const events = dispatched.get(element) ?? [];
  dispatched.set(element, 'heard');
  return events === 'heard' ? [] : events;
}
