import { cleanAddress } from '../../domain/email-address';
import type { MemberDetails } from '../../domain/member-details';
import type { CallOptions, Client } from '../client';
import type { CallKey, CallKeyOf, MemberDetailsFlags } from '../contract';
import { asList, asRecord, asText } from '../wire';

type Key = CallKey<'memberDetails'>;
type EntityKey = Extract<Key, `GET /v2/${string}/:entityNumber${string}`>;
type OwnKey = Exclude<Key, `${string}:${string}`>;

/** Reads an email address, sent as text or as an object. */
const toAddress = (wire: unknown) =>
  cleanAddress(asText(wire) || asText(asRecord(wire)['address']));

const toMemberDetails = (wire: unknown): MemberDetails => ({
  ...asRecord(wire),
  emails: asList(asRecord(wire)['emails']).map(toAddress),
});

/** Calls whose reply the specification does not show. Its type is a parameter. */
const unspecified = (client: Client) => ({
  ofMember:
    (key: OwnKey) =>
    <T = unknown>(options: CallOptions = {}) =>
      client.json('memberDetails', key, options) as Promise<T>,

  ofEntity:
    (key: EntityKey) =>
    <T = unknown>(entityNumber: string, options: CallOptions = {}) =>
      client.json('memberDetails', key, {
        params: { entityNumber },
        ...options,
      }) as Promise<T>,
});

/** The member details API (@spec §7), for the logged-in member or an entity. */
export const memberDetails = (client: Client) => {
  const { ofMember, ofEntity } = unspecified(client);
  const ofCard =
    (key: OwnKey & CallKeyOf<'memberDetails', string>) =>
    (options: CallOptions = {}) =>
      client.text('memberDetails', key, options);
  return {
    read: async (query: MemberDetailsFlags = {}, options: CallOptions = {}) =>
      toMemberDetails(
        await client.json('memberDetails', 'GET /v2/member-details', { query, ...options }),
      ),

    dependent: <T = unknown>(dependentEntityNumber: string, options: CallOptions = {}) =>
      client.json('memberDetails', 'GET /v2/member-details/dependent/:dependentEntityNumber', {
        params: { dependentEntityNumber },
        ...options,
      }) as Promise<T>,

    dependents: ofMember('GET /v2/member-details/dependents'),
    emergencyContacts: ofMember('GET /v2/member-details/emergency-contacts'),

    /** @spec §6 the group-access call */
    groupAccess: ofEntity('GET /v2/member-details/group-access/:entityNumber'),

    membershipCard: ofCard('GET /v2/member-details/membership-card'),
    membershipCertificate: ofCard('GET /v2/member-details/membership-certificate'),
    orderMembershipCard: ofCard('GET /v2/member-details/order-membership-card'),

    plan: ofMember('GET /v2/member-details/plan'),
    scheme: ofMember('GET /v2/member-details/scheme'),

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

    dependentsOfEntity: ofEntity('GET /v2/member-details/:entityNumber/dependents'),
    emergencyContactsOfEntity: ofEntity('GET /v2/member-details/:entityNumber/emergency-contacts'),
    patientListDetails: ofEntity('GET /v2/member-details/:entityNumber/patient-list-details'),
    planOfEntity: ofEntity('GET /v2/member-details/:entityNumber/plan'),
    schemeOfEntity: ofEntity('GET /v2/member-details/:entityNumber/scheme'),
  };
};
