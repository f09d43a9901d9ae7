import type { ClassAttributes, HTMLAttributes } from 'preact';
import type {
  InquiriesAttributes,
  InquiriesListeners,
  MedicalAidInquiries,
} from './medical-aid-inquiries.js';

export type * from './medical-aid-inquiries.js';

// The element in JSX, for Preact.
declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      'medical-aid-inquiries': ClassAttributes<MedicalAidInquiries> &
        HTMLAttributes<MedicalAidInquiries> &
        InquiriesAttributes &
        InquiriesListeners;
    }
  }
}
