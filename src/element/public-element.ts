import type { ElementEvents } from '../host/element-events';
import type { AttributeName, NameOf } from '../settings/attributes';
import type { Messages } from '../text/texts';

/** The attributes as properties, in camelCase; null is an absent attribute. */
export interface AttributeProperties extends Record<
  Exclude<AttributeName, NameOf<'texts'>>,
  string | null
> {
  /** Also accepts an object; reading returns its JSON. */
  get messages(): string | null;
  set messages(messages: Messages | string | null);
}

/** The element's own events by name, as listeners receive them. */
export type InquiriesEvents = {
  // Without a detail, `detail` is null.
  [Name in keyof ElementEvents]: CustomEvent<
    ElementEvents[Name] extends undefined ? null : ElementEvents[Name]
  >;
};

/** Every event that the element may dispatch. */
export interface InquiriesEventMap extends HTMLElementEventMap, InquiriesEvents {}

/** The element as a page sees it. */
export interface InquiriesElement extends HTMLElement, AttributeProperties {
  connectedCallback(): void;
  disconnectedCallback(): void;
  addEventListener<Name extends keyof InquiriesEventMap>(
    type: Name,
    listener: (this: InquiriesElement, event: InquiriesEventMap[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Name extends keyof InquiriesEventMap>(
    type: Name,
    listener: (this: InquiriesElement, event: InquiriesEventMap[Name]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}
