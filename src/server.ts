import type { AttributeProperties, InquiriesElement } from './element/public-element';

/** Servers have no DOM; a test in Node may have one, and define the class. */
const Base = ((globalThis as Partial<typeof globalThis>).HTMLElement ??
  Object) as typeof HTMLElement;

/** Methods that a class that extends the element's may call. */
type Methods = Omit<InquiriesElement, keyof HTMLElement | keyof AttributeProperties>;

/** Replaces the element on servers, and where tests resolve modules as a server does. */
export class MedicalAidInquiries extends Base implements Methods {
  static readonly observedAttributes: readonly string[] = [];

  connectedCallback(): void {
    // Shows nothing.
  }

  disconnectedCallback(): void {
    // The same.
  }

  /** A server keeps no drafts. */
  eraseDrafts(): Promise<void> {
    return Promise.resolve();
  }
}
