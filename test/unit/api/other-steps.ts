import { ANYTHING, DETAILS, type Step } from './walk';

const { json: anything } = ANYTHING;
const TEXT = { text: 'data:image/png;base64,AAAA' };
const text = TEXT.text;
const PERMISSIONS = ['VIEW', 'A&B', 'VIEW'];
const REPEATED = 'permissions=VIEW&permissions=A%26B&permissions=VIEW';

/** The calls that read members, doctors, permissions, waiting periods and pictures. */
export const OTHER_READING: readonly Step[] = [
  {
    of: 'members.read',
    use: (api) => api.members.read({ addresses: false }),
    sends: `GET ${DETAILS}/member-details/`,
    query: 'addresses=false',
    returns: anything,
  },
  { of: 'members.read', use: (api) => api.members.read(), sends: `GET ${DETAILS}/member-details/` },
  {
    of: 'members.roles',
    use: (api) => api.members.roles('9', 'MAIN,PAYER'),
    sends: `GET ${DETAILS}/member-details/member/9/roles/MAIN%2CPAYER`,
    returns: anything,
  },
  {
    of: 'members.ofMember',
    use: (api) => api.members.ofMember('9', { addresses: true }),
    sends: `GET ${DETAILS}/member-details/9`,
    query: 'addresses=true',
    returns: anything,
  },
  {
    of: 'doctorAllocation.details',
    use: (api) => api.doctorAllocation.details('9'),
    sends: `GET ${DETAILS}/patient/9/doctor-allocation-details`,
    returns: anything,
  },
  {
    of: 'doctorAllocation.ofType',
    use: (api) => api.doctorAllocation.ofType('9', 'GP/2'),
    sends: `GET ${DETAILS}/patient/9/doctor-allocation/GP%2F2`,
    returns: anything,
  },
  {
    of: 'permissions.ofUser',
    use: (api) => api.permissions.ofUser(PERMISSIONS),
    sends: `GET ${DETAILS}/permissions`,
    query: REPEATED,
    returns: anything,
  },
  {
    of: 'permissions.forEntity',
    use: (api) => api.permissions.forEntity('9', PERMISSIONS),
    sends: `GET ${DETAILS}/permissions/9`,
    query: REPEATED,
    returns: anything,
  },
  {
    of: 'permissions.forPolicyBenefit',
    use: (api) => api.permissions.forPolicyBenefit('9', 'gold', ['VIEW']),
    sends: `GET ${DETAILS}/permissions/9/gold`,
    query: 'permissions=VIEW',
    returns: anything,
  },
  {
    of: 'policyExclusions.waitingPeriods',
    use: (api) => api.policyExclusions.waitingPeriods('9', { asAtDate: '2024-05-17' }),
    sends: `GET ${DETAILS}/policy-exclusions/9/waiting-periods`,
    query: 'asAtDate=2024-05-17',
    returns: anything,
  },
  {
    of: 'policyExclusions.waitingPeriods',
    use: (api) => api.policyExclusions.waitingPeriods('9'),
    sends: `GET ${DETAILS}/policy-exclusions/9/waiting-periods`,
    returns: anything,
  },
  {
    of: 'profilePicture.read',
    use: (api) => api.profilePicture.read({ width: 64, height: 0, crop: true }),
    sends: `GET ${DETAILS}/profile-picture/`,
    query: 'width=64&height=0&crop=true',
    answer: TEXT,
    returns: text,
  },
  {
    of: 'profilePicture.read',
    use: (api) => api.profilePicture.read(),
    sends: `GET ${DETAILS}/profile-picture/`,
    answer: TEXT,
    returns: text,
  },
  {
    of: 'profilePicture.readBase64',
    use: (api) => api.profilePicture.readBase64(),
    sends: `GET ${DETAILS}/profile-picture/base64`,
    answer: TEXT,
    returns: text,
  },
  {
    of: 'profilePicture.ofEntity',
    use: (api) => api.profilePicture.ofEntity('9'),
    sends: `GET ${DETAILS}/profile-picture/9`,
    answer: TEXT,
    returns: text,
  },
  {
    of: 'profilePicture.ofEntityBase64',
    use: (api) => api.profilePicture.ofEntityBase64('9'),
    sends: `GET ${DETAILS}/profile-picture/9/base64`,
    answer: TEXT,
    returns: text,
  },
];
