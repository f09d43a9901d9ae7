/** Replaces the element on servers, which have no custom elements. */
export class MedicalAidInquiries {}
