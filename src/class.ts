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
 * The element's class, for a page that defines it itself, under a tag of its own or extended. Importing
 * it defines nothing.
 */
export const MedicalAidInquiries: MedicalAidInquiriesConstructor = Inquiries;

export type {
  AttributeProperties,
  InquiriesEventMap,
  InquiriesEvents,
} from './element/public-element';
export type { InquiriesAttributes, InquiriesListeners } from './element/markup-types';
export type { ElementEvents } from './host/element-events';
export type { Messages } from './text/texts';
