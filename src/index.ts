import { MedicalAidInquiries } from './class';
import type { InquiriesEvents } from './element/documented-types';

const TAG = 'medical-aid-inquiries';

// A page may load two copies of this module, or define the class under another tag: a second
// definition of either would throw.
if (!customElements.get(TAG)) customElements.define(TAG, class extends MedicalAidInquiries {});

declare global {
  interface HTMLElementTagNameMap {
    'medical-aid-inquiries': MedicalAidInquiries;
  }
  interface HTMLElementEventMap extends InquiriesEvents {}
  // Its events bubble.
  interface DocumentEventMap extends InquiriesEvents {}
}

export * from './class';
