/** What a server that renders pages gets in the element's place: it has no elements to define. */
export class MedicalAidInquiries {}
