import { ANYTHING, DETAILS, type Step } from './walk';

const { json: anything } = ANYTHING;
const TEXT = { text: 'data:image/png;base64,AAAA' };
const text = TEXT.text;
const PERMISSIONS = ['VIEW', 'A&B', 'VIEW'];
const REPEATED = 'permissions=VIEW&permissions=A%26B&permissions=VIEW';

/** The calls that read of members, doctors, permissions, waiting periods and pictures. */
export const OTHER_READING: readonly Step[] = [
  {
    of: 'members.read',
    use: (api) => api.members.read({ addresses: false }),
    asks: `GET ${DETAILS}/member-details/`,
    query: 'addresses=false',
    gives: anything,
  },
  { of: 'members.read', use: (api) => api.members.read(), asks: `GET ${DETAILS}/member-details/` },
  {
    of: 'members.roles',
    use: (api) => api.members.roles('9', 'MAIN,PAYER'),
    asks: `GET ${DETAILS}/member-details/member/9/roles/MAIN%2CPAYER`,
    gives: anything,
  },
  {
    of: 'members.ofMember',
    use: (api) => api.members.ofMember('9', { addresses: true }),
    asks: `GET ${DETAILS}/member-details/9`,
    query: 'addresses=true',
    gives: anything,
  },
  {
    of: 'doctorAllocation.details',
    use: (api) => api.doctorAllocation.details('9'),
    asks: `GET ${DETAILS}/patient/9/doctor-allocation-details`,
    gives: anything,
  },
  {
    of: 'doctorAllocation.ofType',
    use: (api) => api.doctorAllocation.ofType('9', 'GP/2'),
    asks: `GET ${DETAILS}/patient/9/doctor-allocation/GP%2F2`,
    gives: anything,
  },
  {
    of: 'permissions.ofUser',
    use: (api) => api.permissions.ofUser(PERMISSIONS),
    asks: `GET ${DETAILS}/permissions`,
    query: REPEATED,
    gives: anything,
  },
  {
    of: 'permissions.forEntity',
    use: (api) => api.permissions.forEntity('9', PERMISSIONS),
    asks: `GET ${DETAILS}/permissions/9`,
    query: REPEATED,
    gives: anything,
  },
  {
    of: 'permissions.forPolicyBenefit',
    use: (api) => api.permissions.forPolicyBenefit('9', 'gold', ['VIEW']),
    asks: `GET ${DETAILS}/permissions/9/gold`,
    query: 'permissions=VIEW',
    gives: anything,
  },
  {
    of: 'policyExclusions.waitingPeriods',
    use: (api) => api.policyExclusions.waitingPeriods('9', { asAtDate: '2024-05-17' }),
    asks: `GET ${DETAILS}/policy-exclusions/9/waiting-periods`,
    query: 'asAtDate=2024-05-17',
    gives: anything,
  },
  {
    of: 'policyExclusions.waitingPeriods',
    use: (api) => api.policyExclusions.waitingPeriods('9'),
    asks: `GET ${DETAILS}/policy-exclusions/9/waiting-periods`,
    gives: anything,
  },
  {
    of: 'profilePicture.read',
    use: (api) => api.profilePicture.read({ width: 64, height: 0, crop: true }),
    asks: `GET ${DETAILS}/profile-picture/`,
    query: 'width=64&height=0&crop=true',
    answer: TEXT,
    gives: text,
  },
  {
    of: 'profilePicture.read',
    use: (api) => api.profilePicture.read(),
    asks: `GET ${DETAILS}/profile-picture/`,
    answer: TEXT,
    gives: text,
  },
  {
    of: 'profilePicture.readBase64',
    use: (api) => api.profilePicture.readBase64(),
    asks: `GET ${DETAILS}/profile-picture/base64`,
    answer: TEXT,
    gives: text,
  },
  {
    of: 'profilePicture.ofEntity',
    use: (api) => api.profilePicture.ofEntity('9'),
    asks: `GET ${DETAILS}/profile-picture/9`,
    answer: TEXT,
    gives: text,
  },
  {
    of: 'profilePicture.ofEntityBase64',
    use: (api) => api.profilePicture.ofEntityBase64('9'),
    asks: `GET ${DETAILS}/profile-picture/9/base64`,
    answer: TEXT,
    gives: text,
  },
];
