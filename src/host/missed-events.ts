import { EVENT_NAMES } from './element-events';

/** The most events kept for an element, because one that no component renders never has a listener. */
const MOST = 20;

/** The events dispatched by each element until it has its listener. */
const dispatched = new WeakMap<Element, readonly Event[] | 'heard'>();

function keep(event: Event) {
  const [target] = event.composedPath();
  const isOurs = target instanceof Element && target.localName === 'medical-aid-inquiries';
  // A cancelable event is not kept, because a later handler can't cancel it.
  if (!isOurs || event.cancelable) return;
  const before = dispatched.get(target) ?? [];
  if (before !== 'heard' && before.length < MOST) dispatched.set(target, [...before, event]);
}

/** Keeps events that elements dispatch before they have a listener: on a server-rendered page, before hydration. */
export function keepMissedEvents(): void {
  for (const name of EVENT_NAMES) document.addEventListener(name, keep);
}

/** The events that an element dispatched before it had its listener. No more are kept from now on. */
export function takeMissedEvents(element: Element): readonly Event[] {
  const events = dispatched.get(element) ?? [];
  dispatched.set(element, 'heard');
  return events === 'heard' ? [] : events;
}
