import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const PORTRAIT = join(
  import.meta.dirname,
  '../../../demo/backend/samples/files/portrait-naledi.png',
);

/** Input for the calls, by the contract's names; a missing name fails the walk. */
export async function sampleInput(browser) {
  const { entityNumber } = await browser.json('/demo-api/session');
  const queries = await browser.json('/demo-api/queries');
  const [submission] = (await browser.json('/demo-api/submissions')).slice(1);
  const ofOrigin = (origin) => queries.find((query) => query.origin === origin).referenceNumber;
  const website = { origin: 'MEMBER_WEB', category: 'OTHER' };
  const delivery = { origin: 'MED_XPRESS', category: 'MEDXPRESS_ORDER_QUERY', product: 'Health' };
  const memberQuery = queries.find(({ query }) => query.includes('anaesthetist')).referenceNumber;

  const firstAttachment = async (path, pick) =>
    pick(await browser.json(`/api/smart-inquiry-api${path}`)).attachments[0].attachmentId;
  const attachments = {
    'member-queries': await firstAttachment(
      `/member-queries/${memberQuery}?origin=MEMBER_WEB`,
      (query) => query,
    ),
    'document-submissions': await firstAttachment(
      `/document-submissions/${submission.referenceNumber}`,
      ({ documentSubmission }) => documentSubmission,
    ),
  };

  return {
    /** Values for the parameters of a path. */
    params: (path) => ({
      referenceNumber: path.includes('document') ? submission.referenceNumber : memberQuery,
      originalReferenceNumber: ofOrigin('MED_XPRESS'),
      attachmentId: attachments[path.split('/')[1]],
      entityNumber: path.includes('group-access') ? '100200521' : entityNumber,
      memberEntityNumber: entityNumber,
      dependentEntityNumber: '100200303',
      patientEntityNumber: entityNumber,
      policyId: '5500171',
      roles: 'MAIN_MEMBER,PAYER',
      allocationType: 'DENTIST',
      policyBenefit: 'CHRONIC',
      path: 'medical-aid/inquiries/medical-claims',
    }),
    /** Values for query parameters and form fields. */
    fields: (service) => ({
      ...(service === 'medicineDelivery' ? delivery : website),
      daysAgo: '7',
      status: 'OPEN',
      query: 'A question about my cover.',
      email: 'thandi@mail.example',
      ccEmail: 'sipho@mail.example',
      emergencyContacts: 'true',
      dependents: 'true',
      addresses: 'true',
      policyIdentifier: 'HEALTH-804221967',
      permissions: 'VIEW_CLAIMS',
      asAtDate: '2026-06-01',
      width: '20',
      height: '30',
      crop: 'true',
      file: new File([readFileSync(PORTRAIT)], 'me.png'),
      files: new File(['%PDF-1.4'], 'response.pdf'),
      // Absent if the category has none.
      subCategory: undefined,
    }),
    json: {
      'POST /member-details/': { cellphone: '082 555 0142' },
      'POST /member-search': { lastName: 'mokoena' },
      'POST /wsg/rest': {
        schemaVersion: 1,
        Login: 'thandi',
        Password: 'Marula-tree-1',
        ddid: { authorizationCode: '', domain: '', redirectUri: '', clientId: '' },
      },
    },
  };
}
