import type { MemberDetailsFlags, WireMemberDetails } from './wire-shapes';

interface WithFlags {
  query: MemberDetailsFlags;
  reply: WireMemberDetails;
}

interface WithAddresses {
  query: { addresses?: boolean };
  reply: unknown;
}

interface WithPermissions {
  /** Repeated in the query, once per permission. */
  query: { permissions: readonly string[] };
  reply: unknown;
}

interface UnknownReply {
  reply: unknown;
}

/** The calls of member-details-api (@spec §7 Member details API, Other calls). */
export interface MemberDetailsCalls {
  'GET /v2/member-details': WithFlags;
  'GET /v2/member-details/dependent/:dependentEntityNumber': UnknownReply;
  'GET /v2/member-details/dependents': UnknownReply;
  'GET /v2/member-details/emergency-contacts': UnknownReply;
  'GET /v2/member-details/group-access/:entityNumber': UnknownReply;
  'GET /v2/member-details/membership-card': { reply: string };
  'GET /v2/member-details/membership-certificate': { reply: string };
  'GET /v2/member-details/order-membership-card': { reply: string };
  'GET /v2/member-details/plan': UnknownReply;
  'GET /v2/member-details/scheme': UnknownReply;
  'GET /v2/member-details/policies/:policyId/dependents': {
    query: { policyIdentifier: string };
    reply: unknown;
  };
  'GET /v2/member-details/:entityNumber': WithFlags;
  'GET /v2/member-details/:entityNumber/dependents': UnknownReply;
  'GET /v2/member-details/:entityNumber/emergency-contacts': UnknownReply;
  'GET /v2/member-details/:entityNumber/patient-list-details': UnknownReply;
  'GET /v2/member-details/:entityNumber/plan': UnknownReply;
  'GET /v2/member-details/:entityNumber/scheme': UnknownReply;
  'GET /member-details/': WithAddresses;
  'POST /member-details/': { json: unknown; reply: unknown };
  'GET /member-details/member/:entityNumber/roles/:roles': UnknownReply;
  'GET /member-details/:memberEntityNumber': WithAddresses;
  'POST /member-search': { json: unknown; reply: unknown };
  'GET /patient/:patientEntityNumber/doctor-allocation-details': UnknownReply;
  'GET /patient/:patientEntityNumber/doctor-allocation/:allocationType': UnknownReply;
  'GET /permissions': WithPermissions;
  'GET /permissions/:entityNumber': WithPermissions;
  'GET /permissions/:entityNumber/:policyBenefit': WithPermissions;
  'GET /policy-exclusions/:entityNumber/waiting-periods': {
    query: { asAtDate?: string };
    reply: unknown;
  };
  'DELETE /profile-picture': UnknownReply;
  'GET /profile-picture/': {
    query: { width?: number; height?: number; crop?: boolean };
    reply: string;
  };
  'POST /profile-picture/': { form: { file: File }; reply: unknown };
  'GET /profile-picture/base64': { reply: string };
  'GET /profile-picture/:entityNumber': { reply: string };
  'GET /profile-picture/:entityNumber/base64': { reply: string };
}
