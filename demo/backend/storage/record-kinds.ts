import type { Records } from '../../../src/mock/people';

/** The content of each kind of document, as far as the handlers do not name it. Dates are yyyy-MM-dd. */
export interface RecordKinds extends Records {
  /** Amounts are rand per month. */
  plan: {
    readonly planCode: string;
    readonly name: string;
    readonly schemeCode: string;
    readonly hospitalCover: string;
    readonly dayToDayCover: string;
    readonly contribution: {
      readonly main: number;
      readonly adult: number;
      readonly child: number;
    };
  };
  scheme: {
    readonly schemeCode: string;
    readonly name: string;
    readonly registrationNumber: string;
    readonly callCentre: string;
    readonly email: string;
  };
  address: {
    readonly type: 'RESIDENTIAL' | 'POSTAL';
    readonly line: string;
    readonly suburb: string;
    readonly city: string;
    readonly province: string;
    readonly postalCode: string;
  };
  emergencyContact: {
    readonly name: string;
    readonly relationship: string;
    readonly cellphone: string;
  };
  waitingPeriod: {
    readonly type: 'GENERAL' | 'CONDITION_SPECIFIC';
    readonly description: string;
    readonly startDate: string;
    readonly endDate: string;
  };
  doctorAllocation: {
    readonly allocationType: 'PRIMARY_GP' | 'SECONDARY_GP' | 'DENTIST';
    readonly doctor: string;
    readonly practiceNumber: string;
    readonly telephone: string;
    readonly effectiveDate: string;
  };
  role: {
    readonly role: 'MAIN_MEMBER' | 'DEPENDANT' | 'PATIENT' | 'PAYER' | 'GROUP_ADMINISTRATOR';
  };
  cardOrder: { readonly orderNumber: string; readonly orderedOn: string };
}
