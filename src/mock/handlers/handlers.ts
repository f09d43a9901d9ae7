import type { Handlers } from '../handler';
import { ofMember, ofPerson } from './access';
import * as contact from './contact';
import { showContent } from './content';
import * as cover from './cover';
import * as permissions from './permissions';
import * as person from './person';
import * as pictures from './pictures';
import { answerLogin, ping } from './portal';
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
      'referenceNumber',
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
      'originalReferenceNumber',
    ),
  },
  memberDetails: {
    'GET /v2/member-details': ofMember(person.details),
    'GET /v2/member-details/dependent/:dependentEntityNumber': ofPerson(
      'dependentEntityNumber',
      person.summary,
    ),
    'GET /v2/member-details/dependents': ofMember(person.dependents),
    'GET /v2/member-details/emergency-contacts': ofMember(person.recordsOf('emergencyContact')),
    'GET /v2/member-details/group-access/:entityNumber': ofPerson(
      'entityNumber',
      permissions.groupAccess,
    ),
    'GET /v2/member-details/membership-card': ofMember((member, { store }) =>
      store.membershipTexts.card(member),
    ),
    'GET /v2/member-details/membership-certificate': ofMember((member, { store }) =>
      store.membershipTexts.certificate(member),
    ),
    'GET /v2/member-details/order-membership-card': ofMember((member, { store }) =>
      store.membershipTexts.order(member),
    ),
    'GET /v2/member-details/plan': ofMember(person.plan),
    'GET /v2/member-details/scheme': ofMember(person.scheme),
    'GET /v2/member-details/policies/:policyId/dependents': cover.showPolicyDependents,
    'GET /v2/member-details/:entityNumber': ofPerson('entityNumber', person.details),
    'GET /v2/member-details/:entityNumber/dependents': ofPerson('entityNumber', person.dependents),
    'GET /v2/member-details/:entityNumber/emergency-contacts': ofPerson(
      'entityNumber',
      person.recordsOf('emergencyContact'),
    ),
    'GET /v2/member-details/:entityNumber/patient-list-details': ofPerson(
      'entityNumber',
      person.patientList,
    ),
    'GET /v2/member-details/:entityNumber/plan': ofPerson('entityNumber', person.plan),
    'GET /v2/member-details/:entityNumber/scheme': ofPerson('entityNumber', person.scheme),
    'GET /member-details/': ofMember(person.basicDetails),
    'POST /member-details/': contact.saveMember,
    'GET /member-details/member/:entityNumber/roles/:roles': permissions.showRoles,
    'GET /member-details/:memberEntityNumber': ofPerson('memberEntityNumber', person.basicDetails),
    'POST /member-search': contact.searchMembers,
    'GET /patient/:patientEntityNumber/doctor-allocation-details': ofPerson(
      'patientEntityNumber',
      cover.doctors,
    ),
    'GET /patient/:patientEntityNumber/doctor-allocation/:allocationType': (call) =>
      ofPerson('patientEntityNumber', cover.doctorOf(call.params.allocationType))(call),
    'GET /permissions': permissions.showPermissions,
    'GET /permissions/:entityNumber': permissions.showPermissions,
    'GET /permissions/:entityNumber/:policyBenefit': permissions.showPermissions,
    'GET /policy-exclusions/:entityNumber/waiting-periods': ofPerson(
      'entityNumber',
      cover.waitingPeriods,
    ),
    'DELETE /profile-picture': ofMember(pictures.removePicture),
    'GET /profile-picture/': ofMember(pictures.ownPicture),
    'POST /profile-picture/': pictures.savePicture,
    'GET /profile-picture/base64': ofMember(pictures.asBase64),
    'GET /profile-picture/:entityNumber': ofPerson('entityNumber', pictures.asDataUrl()),
    'GET /profile-picture/:entityNumber/base64': ofPerson('entityNumber', pictures.asBase64),
  },
  portal: { 'POST /wsg/rest': answerLogin, 'GET /portal/wlxapp/Ping.srv': ping },
  site: { 'GET /site/:path': showContent },
};
