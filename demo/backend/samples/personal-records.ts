import { DAY, onSchemeClock } from '../../../src/mock/scheme-clock';
import type { RecordKinds } from '../storage/record-kinds';
import { AISHA, ELSABE, JOHAN, NALEDI, SIPHO, THANDI } from './people';

/** A person's records by kind. */
type PersonalRecords = { readonly [K in keyof RecordKinds]?: readonly RecordKinds[K][] };

const dateIn = (days: number) => onSchemeClock(Date.now() + days * DAY).slice(0, 10);

const STREET = {
  type: 'RESIDENTIAL',
  line: '18 Jacaranda Street',
  suburb: 'Brandwag',
  city: 'Bloemfontein',
  province: 'Free State',
  postalCode: '9301',
} as const;

const NAIDOO = {
  allocationType: 'PRIMARY_GP',
  doctor: 'Dr P Naidoo',
  practiceNumber: '0144556',
  telephone: '051 555 0100',
  effectiveDate: '2024-01-01',
} as const;

const mainMember = [{ role: 'MAIN_MEMBER' }, { role: 'PATIENT' }, { role: 'PAYER' }] as const;
const dependant = [{ role: 'DEPENDANT' }, { role: 'PATIENT' }] as const;

/** All personal records by entity number. */
export const personalRecords = (): Readonly<Record<string, PersonalRecords>> => ({
  [THANDI.entityNumber]: {
    role: mainMember,
    address: [
      STREET,
      {
        ...STREET,
        type: 'POSTAL',
        line: 'PO Box 4410',
        suburb: 'Bloemfontein',
        postalCode: '9300',
      },
    ],
    emergencyContact: [
      { name: 'Sipho Mokoena', relationship: 'Husband', cellphone: '083 555 0162' },
      { name: 'Nomsa Radebe', relationship: 'Sister', cellphone: '073 555 0155' },
    ],
    doctorAllocation: [
      NAIDOO,
      {
        allocationType: 'DENTIST',
        doctor: 'Dr K Botha',
        practiceNumber: '0540013',
        telephone: '051 555 0144',
        effectiveDate: '2023-06-01',
      },
    ],
    permission: [
      {
        permission: 'VIEW_CLAIMS',
        entityNumbers: [THANDI, SIPHO, NALEDI].map((person) => person.entityNumber),
        benefits: ['HOSPITAL', 'CHRONIC', 'DENTISTRY'],
      },
      { permission: 'LOG_QUERY', entityNumbers: [THANDI.entityNumber], benefits: ['HOSPITAL'] },
    ],
  },
  [SIPHO.entityNumber]: {
    role: dependant,
    address: [STREET],
    emergencyContact: [
      { name: 'Thandi Mokoena', relationship: 'Wife', cellphone: THANDI.cellphone },
    ],
    doctorAllocation: [NAIDOO],
  },
  [NALEDI.entityNumber]: {
    role: dependant,
    address: [STREET],
    doctorAllocation: [NAIDOO],
  },
  [JOHAN.entityNumber]: {
    role: [...mainMember, { role: 'GROUP_ADMINISTRATOR' }],
    address: [
      {
        type: 'RESIDENTIAL',
        line: 'Plaas Kiepersol',
        suburb: 'Distrik Graaff-Reinet',
        city: 'Graaff-Reinet',
        province: 'Eastern Cape',
        postalCode: '6280',
      },
    ],
    emergencyContact: [
      { name: 'Elsabé van der Merwe', relationship: 'Wife', cellphone: ELSABE.cellphone },
    ],
    permission: [
      {
        permission: 'VIEW_CLAIMS',
        entityNumbers: [JOHAN.entityNumber, ELSABE.entityNumber],
        benefits: ['HOSPITAL', 'OPTOMETRY'],
      },
      { permission: 'ADMINISTER_GROUP', entityNumbers: [AISHA.entityNumber], benefits: [] },
    ],
    groupAccess: [
      {
        entityNumber: AISHA.entityNumber,
        groupNumber: 'G-20417',
        groupName: 'Kiepersol Boerdery',
      },
    ],
  },
  [ELSABE.entityNumber]: { role: dependant },
  [AISHA.entityNumber]: {
    role: mainMember,
    emergencyContact: [{ name: 'Yusuf Patel', relationship: 'Father', cellphone: '082 555 0199' }],
    waitingPeriod: [
      {
        type: 'GENERAL',
        description: 'No claims but prescribed minimum benefits',
        startDate: dateIn(-40),
        endDate: dateIn(50),
      },
      {
        type: 'CONDITION_SPECIFIC',
        description: 'Treatment of an earlier knee injury',
        startDate: dateIn(-40),
        endDate: dateIn(325),
      },
    ],
  },
});
