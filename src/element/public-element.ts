import type { Messages } from '../text/texts';
import type { InquiriesEvents, TextProperties } from './documented-types';

/** The attributes as properties, in camelCase; null is an absent attribute. */
export interface AttributeProperties extends TextProperties {
  /** The portal's own words for texts of the element. Also accepts an object; reading returns its JSON. */
  get messages(): string | null;
  set messages(messages: Messages | string | null);
}

/** Every event that the element may dispatch. */
export interface InquiriesEventMap extends HTMLElementEventMap, InquiriesEvents {}

/** The element as a page sees it. */
export interface InquiriesElement extends HTMLElement, AttributeProperties {
  /**
   * Erases every member's drafts from this device, whatever the attribute `drafts` says.
   * @throws {DOMException} if the browser does not delete them
   */
  eraseDrafts(): Promise<void>;
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
