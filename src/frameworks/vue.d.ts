import type { HTMLAttributes, PublicProps } from 'vue';
import type {
  InquiriesAttributes,
  InquiriesEvents,
  InquiriesProps,
  MedicalAidInquiries,
} from './medical-aid-inquiries.js';

export type * from './medical-aid-inquiries.js';

type Listeners = {
  [Name in keyof InquiriesEvents as `on${Capitalize<Name>}`]?: (
    event: InquiriesEvents[Name],
  ) => void;
};

// The element in templates, for Vue's language tools.
declare module 'vue' {
  interface GlobalComponents {
    'medical-aid-inquiries': new () => MedicalAidInquiries & {
      /** @deprecated for templates only */
      $props: HTMLAttributes &
        PublicProps &
        InquiriesAttributes &
        // Vue's language tools look for `api-base` under `apiBase`.
        Omit<InquiriesProps, 'messages'> &
        Listeners;
      /** @deprecated for templates only */
      $emit: <Name extends keyof InquiriesEvents>(name: Name, event: InquiriesEvents[Name]) => void;
    };
  }
}
