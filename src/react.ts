import './index';
import {
  createElement,
  forwardRef,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type HTMLAttributes,
} from 'react';
import type { InquiriesHandlers, InquiriesProps } from './element/documented-types';
import type { InquiriesElement } from './element/public-element';
import { EVENT_NAMES, handlerOf } from './host/element-events';
import { keepMissedEvents, takeMissedEvents } from './host/missed-events';
import { ATTRIBUTE_NAMES, htmlNameOf } from './settings/attributes';

type Props = HTMLAttributes<InquiriesElement> & InquiriesProps & InquiriesHandlers;

/**
 * React 18 and older set props on a custom element under their own names: `className` as `classname`. React 19
 * sets the property `tabIndex`, which is 0 after the prop is removed.
 */
const HTML_NAMES = new Map<string, string>([
  ['className', 'class'],
  ['tabIndex', 'tabindex'],
  ...ATTRIBUTE_NAMES.map((name) => [name, htmlNameOf(name)] as const),
]);

const HANDLERS = EVENT_NAMES.map(handlerOf);

/**
 * A value that every React writes alike, in the browser and on a server. An object is its JSON: a property
 * would be set after the element has shown its default texts.
 */
function valueOf(name: string, value: unknown): unknown {
  if (name === 'hidden') return value || undefined;
  // React 19 writes true as an empty text.
  if (typeof value === 'boolean' && /^(?:aria|data)-/.test(name)) return String(value);
  const isObject = HTML_NAMES.has(name) && typeof value === 'object' && value !== null;
  return isObject ? JSON.stringify(value) : value;
}

const isOnServer = typeof document === 'undefined';

/** React 17 and older write a handler's source into the page that a server renders. */
const isLeftOut = (name: string, value: unknown) =>
  HANDLERS.includes(name) || (isOnServer && typeof value === 'function');

const tagProps = (props: Props) =>
  Object.fromEntries(
    Object.entries(props)
      .filter(([name, value]) => !isLeftOut(name, value))
      .map(([name, value]) => [HTML_NAMES.get(name) ?? name, valueOf(name, value)]),
  );

/** React 19 sets these properties to undefined when the prop is removed, and the attribute is that word. */
const REFLECTED = ['dir', 'id', 'lang', 'slot', 'title'] as const;

function removeEmpty(element: Element | null, props: Props) {
  for (const name of REFLECTED) {
    const value = props[name] as unknown;
    if (value == null && element?.getAttribute(name) === String(value))
      element.removeAttribute(name);
  }
}

/** React 18 and older warn of layout effects on servers. */
const useEffectBeforeEvents = isOnServer ? useEffect : useLayoutEffect;

if (!isOnServer) keepMissedEvents();

/** The element as a component, for React 16.14 and newer. */
export const MedicalAidInquiries = forwardRef<InquiriesElement | null, Props>((props, ref) => {
  const element = useRef<InquiriesElement>(null);
  const handlers = useRef<InquiriesHandlers>(props);
  const [listener] = useState(() => (event: Event) => {
    const { currentTarget } = event;
    // A removed element has no component any more.
    if (currentTarget instanceof Element && !currentTarget.isConnected) return;
    handlers.current[handlerOf(event.type) as keyof InquiriesHandlers]?.(event as never);
  });
  useImperativeHandle<InquiriesElement | null, InquiriesElement | null>(
    ref,
    () => element.current,
    [],
  );
  useEffectBeforeEvents(() => {
    handlers.current = props;
    removeEmpty(element.current, props);
  });
  useEffectBeforeEvents(() => {
    const { current } = element;
    if (!current) return;
    // Never removed: React ends effects while Suspense or Activity hides the element, and a query may be on its way.
    for (const name of EVENT_NAMES) current.addEventListener(name, listener);
    for (const event of takeMissedEvents(current)) {
      // An exception of a handler is reported as that of any event: it is no error of the effect.
      queueMicrotask(() => {
        listener(event);
      });
    }
  }, [listener]);
  return createElement('medical-aid-inquiries', { ...tagProps(props), ref: element });
});
MedicalAidInquiries.displayName = 'MedicalAidInquiries';
