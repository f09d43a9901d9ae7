import { useRef } from 'react';
import 'medical-aid-inquiries/react';
import type { MedicalAidInquiries } from 'medical-aid-inquiries/react';

// Nothing here runs: a compiler checks it like a portal's code, with the built declarations.

export function Inquiries() {
  const element = useRef<MedicalAidInquiries>(null);
  return (
    <medical-aid-inquiries
      ref={element}
      className="inquiries"
      origin="medxpress"
      api-base="/portal/api/das"
      siteRoot="/home"
      messages={{ contactUs: { title: 'Hoe kan ons help?' } }}
      onquery-submitted={({ detail }) => detail.referenceNumber satisfies string | null}
      onlogin={({ detail }) => detail satisfies null}
      onClick={(event) => event.currentTarget.origin}
    >
      <a href="tel:0860000000">0860 000 000</a>
    </medical-aid-inquiries>
  );
}

// @ts-expect-error no such origin
export const wrongOrigin = <medical-aid-inquiries origin="pharmacy" />;
// @ts-expect-error no such property
export const wrongProperty = <medical-aid-inquiries apiBaze="/api" />;
// @ts-expect-error no such detail
export const wrongDetail = <medical-aid-inquiries onlogin={({ detail }) => detail.user} />;
// @ts-expect-error words are text
export const wrongWords = <medical-aid-inquiries messages={{ logQuery: { send: 7 } }} />;
