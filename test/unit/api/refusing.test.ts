import { expect } from '@open-wc/testing';
import { createApi, type Api } from '../../../src/api';
import { openWire } from '../../support/wire/wire';
import { verifyEveryRequest } from './walk';

verifyEveryRequest();

const FORM = { query: 'More', origin: 'MEMBER_WEB', files: [] } as const;

/** Every path value of every call. */
const USES: Readonly<Record<string, (api: Api, value: string) => unknown>> = {
  'memberQueries.read': ({ memberQueries }, value) => memberQueries.read(value, 'MEMBER_WEB'),
  'memberQueries.update': ({ memberQueries }, value) => memberQueries.update(value, FORM),
  'memberQueries.agentResponse': ({ memberQueries }, value) =>
    memberQueries.agentResponse(value, 'MEMBER_WEB'),
  'memberQueries.attachment, its query': ({ memberQueries }, value) =>
    memberQueries.attachment(value, '7', 'MEMBER_WEB'),
  'memberQueries.attachment, its id': ({ memberQueries }, value) =>
    memberQueries.attachment('12', value, 'MEMBER_WEB'),
  'memberQueries.attachmentUrl': ({ memberQueries }, value) =>
    memberQueries.attachmentUrl('12', value, 'MEMBER_WEB'),
  'medxpressQueries.update': ({ medxpressQueries }, value) => medxpressQueries.update(value, FORM),
  'documentSubmissions.read': ({ documentSubmissions }, value) => documentSubmissions.read(value),
  'documentSubmissions.attachment, its submission': ({ documentSubmissions }, value) =>
    documentSubmissions.attachment(value, '7'),
  'documentSubmissions.attachment, its id': ({ documentSubmissions }, value) =>
    documentSubmissions.attachment('12', value),
  'documentSubmissions.attachmentUrl': ({ documentSubmissions }, value) =>
    documentSubmissions.attachmentUrl(value, '7'),
  'memberDetails.dependent': ({ memberDetails }, value) => memberDetails.dependent(value),
  'memberDetails.groupAccess': ({ memberDetails }, value) => memberDetails.groupAccess(value),
  'memberDetails.policyDependents': ({ memberDetails }, value) =>
    memberDetails.policyDependents(value, 'A'),
  'memberDetails.ofEntity': ({ memberDetails }, value) => memberDetails.ofEntity(value),
  'memberDetails.dependentsOfEntity': ({ memberDetails }, value) =>
    memberDetails.dependentsOfEntity(value),
  'memberDetails.emergencyContactsOfEntity': ({ memberDetails }, value) =>
    memberDetails.emergencyContactsOfEntity(value),
  'memberDetails.patientListDetails': ({ memberDetails }, value) =>
    memberDetails.patientListDetails(value),
  'memberDetails.planOfEntity': ({ memberDetails }, value) => memberDetails.planOfEntity(value),
  'memberDetails.schemeOfEntity': ({ memberDetails }, value) => memberDetails.schemeOfEntity(value),
  'members.roles, its entity': ({ members }, value) => members.roles(value, 'MAIN'),
  'members.roles, its roles': ({ members }, value) => members.roles('9', value),
  'members.ofMember': ({ members }, value) => members.ofMember(value),
  'doctorAllocation.details': ({ doctorAllocation }, value) => doctorAllocation.details(value),
  'doctorAllocation.ofType, its patient': ({ doctorAllocation }, value) =>
    doctorAllocation.ofType(value, 'GP'),
  'doctorAllocation.ofType, its type': ({ doctorAllocation }, value) =>
    doctorAllocation.ofType('9', value),
  'permissions.forEntity': ({ permissions }, value) => permissions.forEntity(value, ['VIEW']),
  'permissions.forPolicyBenefit, its entity': ({ permissions }, value) =>
    permissions.forPolicyBenefit(value, 'gold', ['VIEW']),
  'permissions.forPolicyBenefit, its benefit': ({ permissions }, value) =>
    permissions.forPolicyBenefit('9', value, ['VIEW']),
  'policyExclusions.waitingPeriods': ({ policyExclusions }, value) =>
    policyExclusions.waitingPeriods(value),
  'profilePicture.ofEntity': ({ profilePicture }, value) => profilePicture.ofEntity(value),
  'profilePicture.ofEntityBase64': ({ profilePicture }, value) =>
    profilePicture.ofEntityBase64(value),
};

describe('a path value that would name another path', () => {
  for (const [what, use] of Object.entries(USES)) {
    it(`is refused before any request: ${what} (§7)`, async () => {
      await openWire();
      const api = createApi();
      for (const value of ['', '.', '..']) {
        const thrown: unknown = await Promise.resolve()
          .then(() => use(api, value))
          .catch((error: unknown) => error);
        expect(thrown, value).to.be.instanceOf(TypeError);
      }
    });
  }
});
