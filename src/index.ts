import { MedicalAidInquiries } from './class';

const TAG = 'medical-aid-inquiries';

// A second copy of this module on the page must do no harm: a second definition would throw.
if (!customElements.get(TAG)) customElements.define(TAG, MedicalAidInquiries);

declare global {
  interface HTMLElementTagNameMap {
    'medical-aid-inquiries': MedicalAidInquiries;
  }
}

export * from './class';
