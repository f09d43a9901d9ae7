import { cleanAddress } from '../../domain/email-address';
import type { MemberDetails } from '../../domain/member-details';
import type { CallOptions, Client } from '../client';
import type { MemberDetailsFlags } from '../contract';
import { asList, asRecord, asText } from '../wire';

/** Reads an email address, sent as text or as an object. */
const toAddress = (wire: unknown) =>
  cleanAddress(asText(wire) || asText(asRecord(wire)['address']));

const toMemberDetails = (wire: unknown): MemberDetails => ({
  ...asRecord(wire),
  emails: asList(asRecord(wire)['emails']).map(toAddress),
});

/**
 * The member details API (@spec §7), for the logged-in member or an entity. If the specification shows no
 * reply, its type is a parameter.
 */
export const memberDetails = (client: Client) => ({
  read: async (query: MemberDetailsFlags = {}, options: CallOptions = {}) =>
    toMemberDetails(
      await client.json('memberDetails', 'GET /v2/member-details', { query, ...options }),
    ),

  dependent: <T = unknown>(dependentEntityNumber: string, options: CallOptions = {}) =>
    client.json('memberDetails', 'GET /v2/member-details/dependent/:dependentEntityNumber', {
      params: { dependentEntityNumber },
      ...options,
    }) as Promise<T>,

  dependents: <T = unknown>(options: CallOptions = {}) =>
    client.json('memberDetails', 'GET /v2/member-details/dependents', options) as Promise<T>,

  emergencyContacts: <T = unknown>(options: CallOptions = {}) =>
    client.json(
      'memberDetails',
      'GET /v2/member-details/emergency-contacts',
      options,
    ) as Promise<T>,

  /** @spec §6 the group-access call */
  groupAccess: <T = unknown>(entityNumber: string, options: CallOptions = {}) =>
    client.json('memberDetails', 'GET /v2/member-details/group-access/:entityNumber', {
      params: { entityNumber },
      ...options,
    }) as Promise<T>,

  membershipCard: (options: CallOptions = {}) =>
    client.text('memberDetails', 'GET /v2/member-details/membership-card', options),

  membershipCertificate: (options: CallOptions = {}) =>
    client.text('memberDetails', 'GET /v2/member-details/membership-certificate', options),

  orderMembershipCard: (options: CallOptions = {}) =>
    client.text('memberDetails', 'GET /v2/member-details/order-membership-card', options),

  plan: <T = unknown>(options: CallOptions = {}) =>
    client.json('memberDetails', 'GET /v2/member-details/plan', options) as Promise<T>,

  scheme: <T = unknown>(options: CallOptions = {}) =>
    client.json('memberDetails', 'GET /v2/member-details/scheme', options) as Promise<T>,

  policyDependents: <T = unknown>(
    policyId: string,
    policyIdentifier: string,
    options: CallOptions = {},
  ) =>
    client.json('memberDetails', 'GET /v2/member-details/policies/:policyId/dependents', {
      params: { policyId },
      query: { policyIdentifier },
      ...options,
    }) as Promise<T>,

  ofEntity: async (
    entityNumber: string,
    query: MemberDetailsFlags = {},
    options: CallOptions = {},
  ) =>
    toMemberDetails(
      await client.json('memberDetails', 'GET /v2/member-details/:entityNumber', {
        params: { entityNumber },
        query,
        ...options,
      }),
    ),

  dependentsOfEntity: <T = unknown>(entityNumber: string, options: CallOptions = {}) =>
    client.json('memberDetails', 'GET /v2/member-details/:entityNumber/dependents', {
      params: { entityNumber },
      ...options,
    }) as Promise<T>,

  emergencyContactsOfEntity: <T = unknown>(entityNumber: string, options: CallOptions = {}) =>
    client.json('memberDetails', 'GET /v2/member-details/:entityNumber/emergency-contacts', {
      params: { entityNumber },
      ...options,
    }) as Promise<T>,

  patientListDetails: <T = unknown>(entityNumber: string, options: CallOptions = {}) =>
    client.json('memberDetails', 'GET /v2/member-details/:entityNumber/patient-list-details', {
      params: { entityNumber },
      ...options,
    }) as Promise<T>,

  planOfEntity: <T = unknown>(entityNumber: string, options: CallOptions = {}) =>
    client.json('memberDetails', 'GET /v2/member-details/:entityNumber/plan', {
      params: { entityNumber },
      ...options,
    }) as Promise<T>,

  schemeOfEntity: <T = unknown>(entityNumber: string, options: CallOptions = {}) =>
    client.json('memberDetails', 'GET /v2/member-details/:entityNumber/scheme', {
      params: { entityNumber },
      ...options,
    }) as Promise<T>,
});
