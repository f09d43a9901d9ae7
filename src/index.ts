import { MedicalAidInquiries } from './class';

const TAG = 'medical-aid-inquiries';

// A second copy of this module on the page must do no harm: a second definition would throw, and so
// would one of the class itself where a page defines that under a tag of its own.
if (!customElements.get(TAG)) customElements.define(TAG, class extends MedicalAidInquiries {});

declare global {
  interface HTMLElementTagNameMap {
    'medical-aid-inquiries': MedicalAidInquiries;
  }
}

export * from './class';
