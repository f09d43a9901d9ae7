import { useRef } from 'react';
import { MedicalAidInquiries, type MedicalAidInquiriesProps } from 'medical-aid-inquiries/react';

// Nothing here runs. A compiler checks this file like a portal's code, with the built declarations.

export function Inquiries({ timelineUrl }: Pick<MedicalAidInquiriesProps, 'timelineUrl'>) {
  const element = useRef<MedicalAidInquiries>(null);
  return (
    <MedicalAidInquiries
      ref={element}
      className="inquiries"
      hidden={false}
      aria-busy={false}
      origin="medxpress"
      apiBase={null}
      timelineUrl={timelineUrl}
      messages={{ contactUs: { title: 'Hoe kan ons help?' } }}
      onQuerySubmitted={({ detail }) => detail.referenceNumber satisfies string | null}
      onLogin={({ detail }) => detail satisfies null}
      onLoginRequired={undefined}
      onClick={(event) => event.currentTarget.origin}
    >
      <a href="tel:0860000000">0860 000 000</a>
    </MedicalAidInquiries>
  );
}

// @ts-expect-error no such origin
export const wrongOrigin = <MedicalAidInquiries origin="pharmacy" />;
// @ts-expect-error no such prop
export const wrongProp = <MedicalAidInquiries apiBaze="/api" />;
// @ts-expect-error no such detail
export const wrongDetail = <MedicalAidInquiries onLogin={({ detail }) => detail.user} />;
// @ts-expect-error words are text
export const wrongWords = <MedicalAidInquiries messages={{ logQuery: { send: 7 } }} />;

export function Tag() {
  const element = useRef<MedicalAidInquiries>(null);
  return (
    <medical-aid-inquiries
      ref={element}
      class="inquiries"
      aria-busy="false"
      origin="medxpress"
      api-base="/portal/api/das"
      messages="{}"
    >
      <a href="tel:0860000000">0860 000 000</a>
    </medical-aid-inquiries>
  );
}

// Some versions of React lose these, at least after a hard load of a server-rendered page.
// @ts-expect-error a property
export const property = <medical-aid-inquiries apiBase="/api" />;
// @ts-expect-error an object
export const object = <medical-aid-inquiries messages={{}} />;
// @ts-expect-error a listener
export const listener = <medical-aid-inquiries onlogin={() => undefined} />;
// @ts-expect-error a handler
export const handler = <medical-aid-inquiries onClick={() => undefined} />;
// @ts-expect-error React 18 writes `classname`
export const className = <medical-aid-inquiries className="inquiries" />;
// @ts-expect-error React 18 writes false as a text, which hides too
export const hidden = <medical-aid-inquiries hidden={false} />;
// @ts-expect-error React 19 writes true as an empty text
export const truth = <medical-aid-inquiries aria-busy={true} />;
