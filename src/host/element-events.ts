import type { OriginName } from '../origins';

/** The element's events by name, with their `detail`. No detail contains text that the member wrote. */
export interface ElementEvents {
  /** A screen is shown and interactive. Once each time the element is added to a page. */
  ready: undefined;
  /** The member has logged in; the browser navigates to the site root next. */
  login: undefined;
  'query-submitted': {
    /** Null if the server returned none. */
    readonly referenceNumber: string | null;
    readonly origin: OriginName;
    readonly category: string;
    readonly subCategory: string | null;
  };
  'query-updated': {
    /** The new number; null if the server returned none. */
    readonly referenceNumber: string | null;
    readonly originalReferenceNumber: string;
  };
  /** A call has failed. Not dispatched for an aborted call. */
  'request-failed': {
    /** The call as 'POST /member-queries/:referenceNumber'. */
    readonly call: string;
    /** The HTTP status; 0 if there was no answer. */
    readonly status: number;
    readonly message: string;
  };
  /** A 401 or 403 on sending. Cancel it to log the member in yourself, then call `resume`. */
  'login-required': {
    /** Sends the same submission again if the member is the same; else the member must confirm. */
    readonly resume: () => void;
  };
  /** An exception inside the element, with its name and call site, never its message. */
  'element-error': { readonly message: string };
}

/** The names of the events. A missing one does not compile. */
export const EVENT_NAMES = Object.keys({
  ready: true,
  login: true,
  'query-submitted': true,
  'query-updated': true,
  'request-failed': true,
  'login-required': true,
  'element-error': true,
} satisfies Record<keyof ElementEvents, true>) as readonly (keyof ElementEvents)[];

/** The name of an event's handler as a prop: `onQuerySubmitted`. */
export const handlerOf = (event: string): string =>
  `on-${event}`.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** Dispatches an event of the element, bubbling and composed. Returns false if the host cancelled it. */
export type Emit = <Name extends keyof ElementEvents>(
  name: Name,
  detail: ElementEvents[Name],
) => boolean;

/** Creates the function that dispatches an element's events. */
export const emitterOf =
  (element: EventTarget): Emit =>
  (name, detail) =>
    element.dispatchEvent(
      new CustomEvent(name, {
        detail,
        bubbles: true,
        composed: true,
        cancelable: name === 'login-required',
      }),
    );
