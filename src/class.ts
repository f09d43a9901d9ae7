import { MedicalAidInquiries as Inquiries } from './element';
import type { InquiriesElement } from './element/public-element';

/** The element's class. */
export interface MedicalAidInquiriesConstructor {
  new (): InquiriesElement;
  readonly prototype: InquiriesElement;
  readonly observedAttributes: readonly string[];
}

export type MedicalAidInquiries = InquiriesElement;
/**
 * The element's class, for pages that extend it or define it under another tag. Importing it defines
 * nothing.
 */
export const MedicalAidInquiries: MedicalAidInquiriesConstructor = Inquiries;

export type { AttributeProperties, InquiriesEventMap } from './element/public-element';
export type {
  InquiriesAttributes,
  InquiriesEvents,
  InquiriesHandlers,
  InquiriesListeners,
  InquiriesProps,
} from './element/documented-types';
export type { ElementEvents } from './host/element-events';
export type { CompleteMessages, Messages } from './text/texts';
