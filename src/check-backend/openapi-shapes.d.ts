/** The module that the build generates of `openapi.json`: each function says whether an answer has its shape. */
declare module 'openapi:shapes' {
  interface Mistake {
    /** Where it is in the answer: `/queries/0/category`. */
    readonly instancePath: string;
    readonly keyword: string;
    readonly message?: string;
  }
  interface Shape {
    (answer: unknown): boolean;
    /** Of the last answer. */
    readonly errors?: readonly Mistake[] | null;
  }

  export const smartInquiry_getMemberQueries: Shape;
  export const smartInquiry_postMemberQueriesQueryAdditionalInfo: Shape;
  export const smartInquiry_getMemberQueriesReferenceNumber: Shape;
  export const smartInquiry_postMemberQueriesReferenceNumber: Shape;
  export const smartInquiry_getMemberQueriesReferenceNumberAgentResponse: Shape;
  export const smartInquiry_getDocumentSubmissionsReferenceNumber: Shape;
  export const medicineDelivery_postMemberQueries: Shape;
  export const memberDetails_getV2MemberDetails: Shape;
}
