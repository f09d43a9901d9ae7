import { personOf, type Handlers } from '../handler';
import { Refusal } from '../refusal';
import { showContent } from './content';
import * as members from './members';
import { ofEntity, ofMember } from './members';
import * as pictures from './pictures';
import { logIn, ping } from './portal';
import * as queries from './queries';
import { sendSubmissionAttachment, showSubmission } from './submissions';

/** @spec §7 Each call of the contract with its handler. */
export const HANDLERS: Handlers = {
  smartInquiry: {
    'GET /member-queries': queries.listQueries,
    'POST /member-queries': queries.submitQueryTo('additional-info', ['subCategory', 'ccEmail']),
    'POST /member-queries/query-additional-info': queries.submitQueryTo('additional-info'),
    'GET /member-queries/:referenceNumber': queries.showQuery,
    'POST /member-queries/:referenceNumber': queries.updateQueryOn(
      'additional-info',
      (params: { readonly referenceNumber: string }) => params.referenceNumber,
    ),
    'GET /member-queries/:referenceNumber/agent-response': queries.showResponse,
    'GET /member-queries/:referenceNumber/attachments/:attachmentId': queries.sendQueryAttachment,
    'GET /document-submissions/:referenceNumber': showSubmission,
    'GET /document-submissions/:referenceNumber/attachments/:attachmentId':
      sendSubmissionAttachment,
  },
  medicineDelivery: {
    'POST /member-queries': queries.submitQueryTo('medicine-delivery'),
    'POST /member-queries/:originalReferenceNumber': queries.updateQueryOn(
      'medicine-delivery',
      (params: { readonly originalReferenceNumber: string }) => params.originalReferenceNumber,
    ),
  },
  memberDetails: {
    'GET /v2/member-details': ofMember(members.details),
    'GET /v2/member-details/dependent/:dependentEntityNumber': (call) =>
      members.summary(personOf(call, call.params.dependentEntityNumber)),
    'GET /v2/member-details/dependents': ofMember(members.dependents),
    'GET /v2/member-details/emergency-contacts': ofMember(members.emergencyContacts),
    'GET /v2/member-details/group-access/:entityNumber': ofEntity((person) => ({
      groupNumber: 'G-20417',
      groupName: 'Sample group',
      member: members.summary(person),
    })),
    'GET /v2/member-details/membership-card': ofMember(members.membershipText('Membership card')),
    'GET /v2/member-details/membership-certificate': ofMember(
      members.membershipText('Certificate of membership'),
    ),
    'GET /v2/member-details/order-membership-card': ofMember(
      members.membershipText('Your membership card is ordered.'),
    ),
    'GET /v2/member-details/plan': ({ data }) => data.plan,
    'GET /v2/member-details/scheme': ({ data }) => data.scheme,
    'GET /v2/member-details/policies/:policyId/dependents': members.showPolicyDependents,
    'GET /v2/member-details/:entityNumber': ofEntity(members.details),
    'GET /v2/member-details/:entityNumber/dependents': ofEntity(members.dependents),
    'GET /v2/member-details/:entityNumber/emergency-contacts': ofEntity(members.emergencyContacts),
    'GET /v2/member-details/:entityNumber/patient-list-details': ofEntity(members.patientList),
    'GET /v2/member-details/:entityNumber/plan': ofEntity((_, { data }) => data.plan),
    'GET /v2/member-details/:entityNumber/scheme': ofEntity((_, { data }) => data.scheme),
    'GET /member-details/': ofMember(members.basicDetails),
    'POST /member-details/': members.saveMember,
    'GET /member-details/member/:entityNumber/roles/:roles': (call) => {
      const { entityNumber, roles } = personOf(call, call.params.entityNumber);
      const asked = call.params.roles.split(',');
      return { entityNumber, roles: roles.filter((role) => asked.includes(role)) };
    },
    'GET /member-details/:memberEntityNumber': (call) =>
      members.basicDetails(personOf(call, call.params.memberEntityNumber), call),
    'POST /member-search': members.searchMembers,
    'GET /patient/:patientEntityNumber/doctor-allocation-details': (call) => {
      const { entityNumber, doctors } = personOf(call, call.params.patientEntityNumber);
      return { entityNumber, allocations: doctors };
    },
    'GET /patient/:patientEntityNumber/doctor-allocation/:allocationType': (call) => {
      const { entityNumber, doctors } = personOf(call, call.params.patientEntityNumber);
      const { allocationType: asked } = call.params;
      const found = doctors.find(({ allocationType }) => allocationType === asked);
      if (!found) throw new Refusal(404, `${entityNumber} has no allocation '${asked}'.`);
      return found;
    },
    'GET /permissions': members.showPermissions,
    'GET /permissions/:entityNumber': ofEntity((_, call) => members.showPermissions(call)),
    'GET /permissions/:entityNumber/:policyBenefit': ofEntity((_, call) =>
      members.showPermissions(call),
    ),
    'GET /policy-exclusions/:entityNumber/waiting-periods': ofEntity(members.waitingPeriods),
    'DELETE /profile-picture': pictures.removePicture,
    'GET /profile-picture/': pictures.showPicture,
    'POST /profile-picture/': pictures.savePicture,
    'GET /profile-picture/base64': ofMember(pictures.pictureAsBase64),
    'GET /profile-picture/:entityNumber': ofEntity(pictures.pictureAsDataUrl),
    'GET /profile-picture/:entityNumber/base64': ofEntity(pictures.pictureAsBase64),
  },
  portal: { 'POST /wsg/rest': logIn, 'GET /portal/wlxapp/Ping.srv': ping },
  site: { 'GET /site/:path': showContent },
};
