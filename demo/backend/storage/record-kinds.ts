/** Each kind of document with its content; comments name the owner. Dates are yyyy-MM-dd. */
export interface RecordKinds {
  /** Owner: a plan code. Amounts are rand per month. */
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
  /** Owner: a scheme code. */
  scheme: {
    readonly schemeCode: string;
    readonly name: string;
    readonly registrationNumber: string;
    readonly callCentre: string;
    readonly email: string;
  };
  /** Owner: a person, here and below unless another is named. */
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
  /** What a person may do, for whom, and with which benefits. */
  permission: {
    readonly permission: string;
    readonly entityNumbers: readonly string[];
    readonly benefits: readonly string[];
  };
  /** A member of an employer's group whose details a person may see. */
  groupAccess: {
    readonly entityNumber: string;
    readonly groupNumber: string;
    readonly groupName: string;
  };
  /** Owner: a policy id. */
  policy: {
    readonly policyIdentifier: string;
    readonly product: string;
    readonly holder: string;
    readonly dependents: readonly string[];
  };
  cardOrder: { readonly orderNumber: string; readonly orderedOn: string };
}
