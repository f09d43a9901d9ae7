import type { Handlers } from './handler';
import { ofEntity, ofMember, visiblePerson } from './handlers/access';
import { listQueries } from './handlers/list-queries';
import { logIn, ping } from './handlers/log-in';
import {
  membershipCard,
  membershipCertificate,
  orderMembershipCard,
} from './handlers/membership-texts';
import * as picture from './handlers/profile-picture';
import { saveMember } from './handlers/save-member';
import { searchMembers } from './handlers/search-members';
import { showContent } from './handlers/show-content';
import { sendQueryAttachment, showQuery, showResponse } from './handlers/show-query';
import { sendSubmissionAttachment, showSubmission } from './handlers/show-submission';
import { submitQueryTo } from './handlers/submit-query';
import * as cover from './handlers/tell-cover';
import * as person from './handlers/tell-person';
import * as rights from './handlers/tell-rights';
import { updateDeliveryQuery, updateMemberQuery } from './handlers/update-query';

/** @spec §7 each call of the contract with what carries it out. */
export const HANDLERS: Handlers = {
  smartInquiry: {
    'GET /member-queries': listQueries,
    'POST /member-queries': submitQueryTo('additional-info', ['subCategory', 'ccEmail']),
    'POST /member-queries/query-additional-info': submitQueryTo('additional-info'),
    'GET /member-queries/:referenceNumber': showQuery,
    'POST /member-queries/:referenceNumber': updateMemberQuery,
    'GET /member-queries/:referenceNumber/agent-response': showResponse,
    'GET /member-queries/:referenceNumber/attachments/:attachmentId': sendQueryAttachment,
    'GET /document-submissions/:referenceNumber': showSubmission,
    'GET /document-submissions/:referenceNumber/attachments/:attachmentId':
      sendSubmissionAttachment,
  },
  medicineDelivery: {
    'POST /member-queries': submitQueryTo('medicine-delivery'),
    'POST /member-queries/:originalReferenceNumber': updateDeliveryQuery,
  },
  memberDetails: {
    'GET /v2/member-details': ofMember(person.details),
    'GET /v2/member-details/dependent/:dependentEntityNumber': (call) =>
      person.summary(visiblePerson(call, call.params.dependentEntityNumber)),
    'GET /v2/member-details/dependents': ofMember(person.dependents),
    'GET /v2/member-details/emergency-contacts': ofMember(person.emergencyContacts),
    'GET /v2/member-details/group-access/:entityNumber': rights.showGroupAccess,
    'GET /v2/member-details/membership-card': ofMember(membershipCard),
    'GET /v2/member-details/membership-certificate': ofMember(membershipCertificate),
    'GET /v2/member-details/order-membership-card': ofMember(orderMembershipCard),
    'GET /v2/member-details/plan': ofMember(person.plan),
    'GET /v2/member-details/scheme': ofMember(person.scheme),
    'GET /v2/member-details/policies/:policyId/dependents': cover.showPolicyDependents,
    'GET /v2/member-details/:entityNumber': ofEntity(person.details),
    'GET /v2/member-details/:entityNumber/dependents': ofEntity(person.dependents),
    'GET /v2/member-details/:entityNumber/emergency-contacts': ofEntity(person.emergencyContacts),
    'GET /v2/member-details/:entityNumber/patient-list-details': ofEntity(person.patientList),
    'GET /v2/member-details/:entityNumber/plan': ofEntity(person.plan),
    'GET /v2/member-details/:entityNumber/scheme': ofEntity(person.scheme),
    'GET /member-details/': ofMember(person.basicDetails),
    'POST /member-details/': saveMember,
    'GET /member-details/member/:entityNumber/roles/:roles': rights.showRoles,
    'GET /member-details/:memberEntityNumber': (call) =>
      person.basicDetails(
        call.portal,
        visiblePerson(call, call.params.memberEntityNumber),
        call.query,
      ),
    'POST /member-search': searchMembers,
    'GET /patient/:patientEntityNumber/doctor-allocation-details': cover.showDoctors,
    'GET /patient/:patientEntityNumber/doctor-allocation/:allocationType': cover.showDoctor,
    'GET /permissions': rights.showPermissions,
    'GET /permissions/:entityNumber': rights.showEntityPermissions,
    'GET /permissions/:entityNumber/:policyBenefit': rights.showBenefitPermissions,
    'GET /policy-exclusions/:entityNumber/waiting-periods': cover.showWaitingPeriods,
    'DELETE /profile-picture': picture.removePicture,
    'GET /profile-picture/': picture.showPicture,
    'POST /profile-picture/': picture.savePicture,
    'GET /profile-picture/base64': ofMember(picture.pictureAsBase64),
    'GET /profile-picture/:entityNumber': ofEntity(picture.pictureAsDataUrl),
    'GET /profile-picture/:entityNumber/base64': ofEntity(picture.pictureAsBase64),
  },
  portal: { 'POST /wsg/rest': logIn, 'GET /portal/wlxapp/Ping.srv': ping },
  site: { 'GET /site/:path': showContent },
};
