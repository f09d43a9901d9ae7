import { MedicalAidInquiries } from './class';

const TAG = 'medical-aid-inquiries';

// A page may load two copies of this module, or define the class under another tag: a second
// definition of either would throw.
if (!customElements.get(TAG)) customElements.define(TAG, class extends MedicalAidInquiries {});

declare global {
  interface HTMLElementTagNameMap {
    'medical-aid-inquiries': MedicalAidInquiries;
  }
}

export * from './class';
