import { MedicalAidInquiries } from 'medical-aid-inquiries/react';

export default function Medicine() {
  return (
    <MedicalAidInquiries
      origin="medxpress"
      timelineUrl="/timeline"
      messages={{ contactUs: { title: 'Waar is my medisyne?' } }}
    >
      <a href="tel:0860000000">0860 000 000</a>
    </MedicalAidInquiries>
  );
}
