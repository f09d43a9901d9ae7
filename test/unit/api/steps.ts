import { ANYTHING, DETAILS, INQUIRY, type Step } from './walk';

const { json: anything } = ANYTHING;
const V2 = `${DETAILS}/v2/member-details`;
const FLAGS = { emergencyContacts: true, dependents: false, addresses: true };
const MEMBER = { json: { emails: [' a@b.co ', null], addresses: ['x'] } };
const member = { emails: ['a@b.co', ''], addresses: ['x'] };
const TEXT = { text: 'JVBERi0xLjQ=' };
const text = TEXT.text;
const QUERY = { referenceNumber: 12, category: 'OTHER', queryDetail: 'Why?', dateLogged: '2024' };
const query = { ...QUERY, referenceNumber: '12' };
const FILES = [{ attachmentId: 7, fileName: 'a.pdf' }];
const attachments = [{ attachmentId: '7', fileName: 'a.pdf' }];

/** The calls that read: each function of the API once with its flags, then without. */
export const READING: readonly Step[] = [
  {
    of: 'memberQueries.open',
    use: (api) => api.memberQueries.open('MEMBER_WEB'),
    sends: `GET ${INQUIRY}/member-queries`,
    query: 'daysAgo=7&status=OPEN&origin=MEMBER_WEB',
    answer: { json: { queries: [QUERY] } },
    returns: [query],
  },
  {
    of: 'memberQueries.read',
    use: (api) => api.memberQueries.read('0012', 'MED_XPRESS'),
    sends: `GET ${INQUIRY}/member-queries/0012`,
    query: 'origin=MED_XPRESS',
    answer: { json: { query: { ...QUERY, attachments: FILES, canUpdate: true } } },
    returns: { ...query, attachments, canUpdate: true },
  },
  {
    of: 'memberQueries.agentResponse',
    use: (api) => api.memberQueries.agentResponse('12', 'MEMBER_WEB'),
    sends: `GET ${INQUIRY}/member-queries/12/agent-response`,
    query: 'origin=MEMBER_WEB',
    answer: { json: { encodedResponse: 'PHA+' } },
    returns: 'PHA+',
  },
  {
    of: 'documentSubmissions.read',
    use: (api) => api.documentSubmissions.read('12'),
    sends: `GET ${INQUIRY}/document-submissions/12`,
    answer: { json: { documentSubmission: { category: 'OTHER', attachments: FILES } } },
    returns: { referenceNumber: undefined, category: 'OTHER', dateLogged: '', attachments },
  },
  {
    of: 'memberDetails.read',
    use: (api) => api.memberDetails.read(FLAGS),
    sends: `GET ${V2}`,
    query: 'emergencyContacts=true&dependents=false&addresses=true',
    answer: MEMBER,
    returns: member,
  },
  {
    of: 'memberDetails.read',
    use: (api) => api.memberDetails.read(),
    sends: `GET ${V2}`,
    answer: { json: null },
    returns: { emails: [] },
  },
  {
    of: 'memberDetails.ofEntity',
    use: (api) => api.memberDetails.ofEntity('9', { addresses: true }),
    sends: `GET ${V2}/9`,
    query: 'addresses=true',
    answer: MEMBER,
    returns: member,
  },
  {
    of: 'memberDetails.policyDependents',
    use: (api) => api.memberDetails.policyDependents('9', 'A&B'),
    sends: `GET ${V2}/policies/9/dependents`,
    query: 'policyIdentifier=A%26B',
  },
  ...(
    [
      ['dependents', 'dependents'],
      ['emergencyContacts', 'emergency-contacts'],
      ['plan', 'plan'],
      ['scheme', 'scheme'],
    ] as const
  ).map(([name, path]): Step => ({
    of: `memberDetails.${name}`,
    use: (api) => api.memberDetails[name](),
    sends: `GET ${V2}/${path}`,
    returns: anything,
  })),
  ...(
    [
      ['dependent', 'dependent/9'],
      ['groupAccess', 'group-access/9'],
      ['dependentsOfEntity', '9/dependents'],
      ['emergencyContactsOfEntity', '9/emergency-contacts'],
      ['patientListDetails', '9/patient-list-details'],
      ['planOfEntity', '9/plan'],
      ['schemeOfEntity', '9/scheme'],
    ] as const
  ).map(([name, path]): Step => ({
    of: `memberDetails.${name}`,
    use: (api) => api.memberDetails[name]('9'),
    sends: `GET ${V2}/${path}`,
    returns: anything,
  })),
  ...(
    [
      ['membershipCard', 'membership-card'],
      ['membershipCertificate', 'membership-certificate'],
      ['orderMembershipCard', 'order-membership-card'],
    ] as const
  ).map(([name, path]): Step => ({
    of: `memberDetails.${name}`,
    use: (api) => api.memberDetails[name](),
    sends: `GET ${V2}/${path}`,
    answer: TEXT,
    returns: text,
  })),
  {
    of: 'content.fragment',
    use: (api) => api.content.fragment('/help/claims'),
    sends: 'GET /site/preview/help/claims',
    answer: { html: '<p>Help</p>' },
    returns: '<p>Help</p>',
  },
];
