/** A value, or the promise of one: a store may keep its data in memory, a file or a service. */
export type Awaitable<T> = T | Promise<T>;

/** A member of the scheme or a dependant. Dates are yyyy-MM-dd. */
export interface Person {
  readonly entityNumber: string;
  readonly membershipNumber: string;
  /** '00' for the main member, '01' and up for dependants. */
  readonly dependantCode: string;
  readonly relationship: string;
  readonly title: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly dateOfBirth: string;
  readonly emails: readonly string[];
  readonly cellphone: string;
  readonly planCode?: string;
  readonly idNumber?: string;
  readonly memberSince?: string;
}

/** The details that members may change about themselves. */
export type ContactDetails = Pick<Person, 'emails' | 'cellphone'>;

/** Everyone on the scheme. */
export interface People {
  all(): Awaitable<readonly Person[]>;
  find(entityNumber: string): Awaitable<Person | undefined>;
  /** The dependants on a person's membership; a dependant has none. */
  dependentsOf(person: Person): Awaitable<readonly Person[]>;
  saveContact(entityNumber: string, contact: ContactDetails): Awaitable<void>;
}

/**
 * Each kind of document with what the handlers read of it; comments name the owner. Dates are yyyy-MM-dd.
 * The rest of a document is answered as it is.
 */
export interface Records {
  /** Owner: a plan code. */
  plan: { readonly schemeCode: string };
  /** Owner: a scheme code. */
  scheme: object;
  /** Owner: a person, here and below unless another is named. */
  address: object;
  emergencyContact: object;
  waitingPeriod: { readonly startDate: string; readonly endDate: string };
  doctorAllocation: { readonly allocationType: string };
  role: { readonly role: string };
  /** A permission of a person: for whom, and with which benefits. */
  permission: {
    readonly permission: string;
    readonly entityNumbers: readonly string[] | 'all';
    readonly benefits: readonly string[] | 'all';
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
    /** Entity numbers. */
    readonly holder: string;
    readonly dependents: readonly string[];
  };
}

/** The scheme's documents about people, plans, schemes and policies, by kind and owner. */
export interface RecordStore {
  /** An owner's documents of a kind, oldest first. */
  list<Kind extends keyof Records>(kind: Kind, owner: string): Awaitable<readonly Records[Kind][]>;
}
