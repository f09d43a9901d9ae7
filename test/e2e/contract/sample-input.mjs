import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const PORTRAIT = join(
  import.meta.dirname,
  '../../../demo/backend/samples/files/portrait-naledi.png',
);

const SMART = '/portal/api/das/smart-inquiry-api';
const DETAILS = '/portal/api/das/member-details-api';

/** Input for the calls, by the contract's names. A missing name fails the walk. */
export async function sampleInput(browser) {
  const { entityNumber } = await browser.json(`${DETAILS}/v2/member-details`);
  const openQueries = async (origin) =>
    (await browser.json(`${SMART}/member-queries?daysAgo=7&status=OPEN&origin=${origin}`)).queries;
  const [{ referenceNumber: originalReferenceNumber }] = await openQueries('MED_XPRESS');
  const website = { origin: 'MEMBER_WEB', category: 'OTHER' };
  const delivery = { origin: 'MED_XPRESS', category: 'MEDXPRESS_ORDER_QUERY', product: 'Health' };
  const { referenceNumber: memberQuery } = (await openQueries('MEMBER_WEB')).find(
    ({ queryDetail }) => queryDetail.includes('anaesthetist'),
  );

  const query = await browser.json(`${SMART}/member-queries/${memberQuery}?origin=MEMBER_WEB`);
  const { documentSubmission } = await browser.json(browser.submission);
  const attachments = {
    'member-queries': query.attachments[0].attachmentId,
    'document-submissions': documentSubmission.attachments[0].attachmentId,
  };

  return {
    /** Values for the parameters of a path. */
    params: (path) => ({
      referenceNumber: path.includes('document') ? documentSubmission.referenceNumber : memberQuery,
      originalReferenceNumber,
      attachmentId: attachments[path.split('/')[1]],
      entityNumber,
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
      // Undefined, because some categories have no sub-category.
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
