import type { ClassAttributes, HTMLAttributes } from 'react';
import type {
  InquiriesAttributes,
  InquiriesListeners,
  MedicalAidInquiries,
} from './medical-aid-inquiries.js';

export type * from './medical-aid-inquiries.js';

// The element in JSX, for React 19.
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'medical-aid-inquiries': ClassAttributes<MedicalAidInquiries> &
        HTMLAttributes<MedicalAidInquiries> &
        InquiriesAttributes &
        InquiriesListeners;
    }
  }
}
