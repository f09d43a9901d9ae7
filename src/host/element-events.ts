import type { OriginName } from '../origins';

/** The element's events: each name with its `detail`. No detail carries what the member wrote. */
export interface ElementEvents {
  /** The member has logged in; the browser goes to the site root next. */
  login: undefined;
  'query-submitted': {
    /** Null where the server named none. */
    readonly referenceNumber: string | null;
    readonly origin: OriginName;
    readonly category: string;
    readonly subCategory: string | null;
  };
  'query-updated': {
    /** The new number; null where the server named none. */
    readonly referenceNumber: string | null;
    readonly originalReferenceNumber: string;
  };
  /** Every failed call but an aborted one. */
  'request-failed': {
    /** The call as 'POST /member-queries/:referenceNumber'. */
    readonly call: string;
    /** The HTTP status, 0 where no answer came. */
    readonly status: number;
    readonly message: string;
  };
  /** A 401 or 403 on sending. Cancel it to log the member in yourself, then call `resume`. */
  'login-required': {
    /** Sends the same submission again if the member is the same; else the member is asked. */
    readonly resume: () => void;
  };
  /** An exception inside the element: its name and place, never its message. */
  'element-error': { readonly message: string };
}

/** Tells the host; the events bubble and leave shadow trees. False if the host cancelled it. */
export type Announce = <Name extends keyof ElementEvents>(
  name: Name,
  detail: ElementEvents[Name],
) => boolean;

/** Announces the events of one element. */
export const announceFrom =
  (element: EventTarget): Announce =>
  (name, detail) =>
    element.dispatchEvent(
      new CustomEvent(name, {
        detail,
        bubbles: true,
        composed: true,
        cancelable: name === 'login-required',
      }),
    );
