import type {
  AriaAttributes,
  ClassAttributes,
  DOMAttributes,
  ForwardRefExoticComponent,
  HTMLAttributes,
  RefAttributes,
} from 'react';
import type {
  InquiriesAttributes,
  InquiriesHandlers,
  InquiriesProps,
  MedicalAidInquiries as Inquiries,
} from './medical-aid-inquiries.js';

export type * from './medical-aid-inquiries.js';

/** What React 16.14 to 19 pass on to any custom element, on a server too. */
type TagProps = Pick<
  HTMLAttributes<Inquiries>,
  'children' | 'dir' | 'id' | 'lang' | 'role' | 'slot' | 'style' | 'tabIndex' | 'title'
>;

/** React 19 writes true as an empty text. */
type AriaTexts = { [Name in keyof AriaAttributes]: Exclude<AriaAttributes[Name], boolean> };

/** The props of the component: each attribute, each event, and those of any tag. */
export type MedicalAidInquiriesProps = TagProps &
  AriaAttributes &
  DOMAttributes<Inquiries> &
  Pick<HTMLAttributes<Inquiries>, 'className' | 'hidden'> &
  InquiriesProps &
  InquiriesHandlers;

/** The element as a component, for React 16.14 to 19. Its children show until the element is defined. */
export declare const MedicalAidInquiries: ForwardRefExoticComponent<
  MedicalAidInquiriesProps & RefAttributes<Inquiries>
>;
/** The element, as a `ref` has it. */
export type MedicalAidInquiries = Inquiries;

// The tag itself in JSX: only what each of these versions keeps after a server has rendered it.
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'medical-aid-inquiries': ClassAttributes<Inquiries> &
        TagProps &
        AriaTexts &
        InquiriesAttributes & {
          class?: string | undefined;
          /** React 18 and older write false as a text, which hides too. */
          hidden?: true | undefined;
        };
    }
  }
}
