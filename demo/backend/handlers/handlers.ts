import type { Handlers } from './handler';
import { ofEntity, ofMember, visiblePerson } from './members/access';
import * as cover from './members/cover';
import { logIn, ping } from './members/log-in';
import {
  membershipCard,
  membershipCertificate,
  orderMembershipCard,
} from './members/membership-texts';
import * as permissions from './members/permissions';
import * as person from './members/person';
import * as picture from './members/profile-picture';
import { saveMember } from './members/save-member';
import { searchMembers } from './members/search-members';
import { listQueries } from './queries/list-queries';
import { sendQueryAttachment, showQuery, showResponse } from './queries/show-query';
import { sendSubmissionAttachment, showSubmission } from './queries/show-submission';
import { submitQueryTo } from './queries/submit-query';
import { updateDeliveryQuery, updateMemberQuery } from './queries/update-query';
import { showContent } from './show-content';

/** @spec §7 Each call of the contract with its handler. */
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
    'GET /v2/member-details/group-access/:entityNumber': permissions.showGroupAccess,
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
    'GET /member-details/member/:entityNumber/roles/:roles': permissions.showRoles,
    'GET /member-details/:memberEntityNumber': (call) =>
      person.basicDetails(
        call.portal,
        visiblePerson(call, call.params.memberEntityNumber),
        call.query,
      ),
    'POST /member-search': searchMembers,
    'GET /patient/:patientEntityNumber/doctor-allocation-details': cover.showDoctors,
    'GET /patient/:patientEntityNumber/doctor-allocation/:allocationType': cover.showDoctor,
    'GET /permissions': permissions.showPermissions,
    'GET /permissions/:entityNumber': permissions.showEntityPermissions,
    'GET /permissions/:entityNumber/:policyBenefit': permissions.showBenefitPermissions,
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
