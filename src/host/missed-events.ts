import { EVENT_NAMES } from './element-events';

/** An element that is no component's never has a listener: what is kept of it must end. */
const MOST = 20;

/** By element, until it has its listener. */
const missed = new WeakMap<Element, Event[]>();
const heard = new WeakSet<Element>();

function keep(event: Event) {
  const [target] = event.composedPath();
  const isOurs = target instanceof Element && target.localName === 'medical-aid-inquiries';
  // A handler that runs later can cancel nothing.
  if (!isOurs || heard.has(target) || event.cancelable) return;
  const before = missed.get(target) ?? [];
  if (before.length < MOST) missed.set(target, [...before, event]);
}

/** Keeps what elements dispatch before they have a listener: on a server's page, before hydration. */
export function keepMissedEvents(): void {
  for (const name of EVENT_NAMES) document.addEventListener(name, keep);
}

/** What an element has dispatched before it had its listener. From now on, nothing more is kept. */
export function takeMissedEvents(element: Element): readonly Event[] {
  const events = missed.get(element) ?? [];
  missed.delete(element);
  heard.add(element);
  return events;
}
