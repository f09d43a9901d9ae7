/** Each kind of document with its content; the comments name the owner. Dates are yyyy-MM-dd. */
export interface RecordKinds {
  /** Of a plan code. Amounts are rand a month. */
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
  /** Of a scheme code. */
  scheme: {
    readonly schemeCode: string;
    readonly name: string;
    readonly registrationNumber: string;
    readonly callCentre: string;
    readonly email: string;
  };
  /** Of a person, as all that follow where nothing else is said. */
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
  /** What a person may do, for which people, and of which benefits. */
  permission: {
    readonly permission: string;
    readonly entityNumbers: readonly string[];
    readonly benefits: readonly string[];
  };
  /** Somebody of an employer's group whose details a person may see. */
  groupAccess: {
    readonly entityNumber: string;
    readonly groupNumber: string;
    readonly groupName: string;
  };
  /** Of a policy id. */
  policy: {
    readonly policyIdentifier: string;
    readonly product: string;
    readonly holder: string;
    readonly dependents: readonly string[];
  };
  cardOrder: { readonly orderNumber: string; readonly orderedOn: string };
}
