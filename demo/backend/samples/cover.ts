import type { RecordKinds } from '../storage/record-kinds';
import { JOHAN, NALEDI, SIPHO, THANDI, ELSABE } from './people';

export const SCHEME: RecordKinds['scheme'] = {
  schemeCode: 'MARULA',
  name: 'Marula Medical Scheme',
  registrationNumber: '1999',
  callCentre: '0860 000 137',
  email: 'members@marula.example',
};

export const PLANS: readonly RecordKinds['plan'][] = [
  {
    planCode: 'MARULA_COMPREHENSIVE',
    name: 'Marula Comprehensive',
    schemeCode: SCHEME.schemeCode,
    hospitalCover: 'Any private hospital, 200 % of the scheme rate',
    dayToDayCover: 'Medical savings account, then above-threshold benefit',
    contribution: { main: 7964, adult: 6210, child: 1684 },
  },
  {
    planCode: 'MARULA_ESSENTIAL',
    name: 'Marula Essential',
    schemeCode: SCHEME.schemeCode,
    hospitalCover: 'Network hospitals, 100 % of the scheme rate',
    dayToDayCover: 'Fixed limits a year',
    contribution: { main: 3418, adult: 2890, child: 1142 },
  },
  {
    planCode: 'MARULA_SAVER',
    name: 'Marula Saver',
    schemeCode: SCHEME.schemeCode,
    hospitalCover: 'Any private hospital, 100 % of the scheme rate',
    dayToDayCover: 'Medical savings account',
    contribution: { main: 4275, adult: 3360, child: 1398 },
  },
];

export const POLICIES: Readonly<Record<string, RecordKinds['policy']>> = {
  '5500171': {
    policyIdentifier: 'HEALTH-804221967',
    product: 'Health',
    holder: THANDI.entityNumber,
    dependents: [SIPHO.entityNumber, NALEDI.entityNumber],
  },
  '5500172': {
    policyIdentifier: 'GAP-804221967',
    product: 'Gap cover',
    holder: THANDI.entityNumber,
    dependents: [NALEDI.entityNumber],
  },
  '5500214': {
    policyIdentifier: 'HEALTH-804310452',
    product: 'Health',
    holder: JOHAN.entityNumber,
    dependents: [ELSABE.entityNumber],
  },
};
