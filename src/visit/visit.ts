import type { Query, QueryListItem } from '../domain/query';
import type { ReferenceNumber } from '../domain/reference-number';
import type { OriginName } from '../origins';
import { NOTHING_FOLLOWED, type FollowedAddress } from '../routing/followed-link';
import type { CategoryChoice } from '../routing/linked-choice';
import { createValueStore, type ValueStore } from '../ui/value-store';
import { firstForm, isGiven, type FormState } from './form-state';
import { createFormStore, type FormStore } from './form-store';
import { FULL_LIST, type ListView } from './list-view';
import { EMPTY_QUERY, type LogQueryValues } from './log-query-values';
import { isOther, isSpared } from './member-state';
import { createMemberStore, type MemberStore } from './member-store';
import { EMPTY_UPDATE, type UpdateValues } from './update-values';

export interface HandedQuery {
  readonly query: Query;
  /** When it was read, in milliseconds. */
  readonly at: number;
}

/** The contact page's memory for an origin. */
export interface ContactMemory {
  readonly newQuery: FormStore<LogQueryValues>;
  /** The address whose choice the form has last applied. */
  readonly followed: ValueStore<FollowedAddress>;
  /** The queries sent from this page, until the server's list contains them. */
  readonly justSent: ValueStore<readonly QueryListItem[]>;
  readonly listView: ValueStore<ListView>;
  /** The queries whose response the member has opened. */
  readonly answered: ValueStore<ReadonlySet<ReferenceNumber>>;
  /** Queries that this page has read for the next screen. */
  readonly handed: Map<ReferenceNumber, HandedQuery>;
}

/** The prerendered contact page's values for the form of its origin. */
export interface FromPage {
  readonly origin: OriginName;
  readonly followed?: FollowedAddress;
  /** The choice of the address, which the page's controls show. */
  readonly linked?: CategoryChoice | undefined;
  /** Values that the member has typed or chosen and that no control shows. */
  readonly values?: Partial<LogQueryValues>;
  readonly captured?: FormState<LogQueryValues>['captured'];
}

/** What was carried over from a new query to an update. */
interface Carried extends UpdateValues {
  /** The version of the update's form, which a draft in its place changes. */
  readonly version: number;
}

/** One portal's memory of its member across screens, only in memory, because it is health data. */
export interface Visit {
  readonly member: MemberStore;
  readonly contact: (origin: OriginName) => ContactMemory;
  readonly update: (reference: ReferenceNumber) => FormStore<UpdateValues>;
  /** Text and files that were carried over from a new query, by the query that the update is of. */
  readonly carried: Map<ReferenceNumber, Carried>;
  /** The names of the history entries that have been shown. */
  readonly entries: Set<string>;
  /**
   * Called when the member is known. Clears the previous member's content, except forms that wait for a login or have
   * asked. Returns whether this is another member than before.
   */
  readonly become: (now: string) => boolean;
  /**
   * Called when nobody knows since a login who the member is. The forms that are not empty ask before they are sent,
   * until the member is known. Returns whether there are such forms.
   */
  readonly doubt: () => boolean;
  /** Called when another member may be logged in. Forgets the facts that belong to the records that were read. */
  readonly forgetRecords: () => void;
}

function createContact(name: OriginName, page: FromPage | undefined): ContactMemory {
  const { values, linked, captured, followed = NOTHING_FOLLOWED } = page ?? {};
  const newQuery = createFormStore<LogQueryValues>(`log-query/${name}`, EMPTY_QUERY, {
    ...firstForm<LogQueryValues>(EMPTY_QUERY, values),
    filledIn: { ...linked },
    captured,
  });
  return {
    newQuery,
    followed: createValueStore(followed),
    justSent: createValueStore<readonly QueryListItem[]>([]),
    listView: createValueStore(FULL_LIST),
    answered: createValueStore<ReadonlySet<ReferenceNumber>>(new Set()),
    handed: new Map(),
  };
}

const isFilled = <Values extends object>(form: FormStore<Values>): boolean =>
  Object.values(form.get().values).some(isGiven);

/** Returns a function that creates each value once. */
function createOnce<Key, Value>(create: (key: Key) => Value) {
  const made = new Map<Key, Value>();
  const get = (key: Key): Value => {
    const value = made.get(key) ?? create(key);
    made.set(key, value);
    return value;
  };
  return [get, made] as const;
}

/**
 * @param mountedAt when the element was mounted, in milliseconds since 1970
 * @param memberKey the portal's last member key
 * @param page values from the prerendered page
 */
export function createVisit(mountedAt: number, memberKey?: string, page?: FromPage): Visit {
  const member = createMemberStore(mountedAt, memberKey);
  const [contact, contacts] = createOnce((origin: OriginName) =>
    createContact(origin, page?.origin === origin ? page : undefined),
  );
  const [update, updates] = createOnce((reference: ReferenceNumber) =>
    createFormStore<UpdateValues>(`update/${reference}`, EMPTY_UPDATE),
  );
  const carried = new Map<ReferenceNumber, Carried>();
  const clear = ({ name, send }: Pick<FormStore<never>, 'name' | 'send'>) => {
    if (!isSpared(member.get(), name)) send({ type: 'emptied' });
  };
  const forgetRecords = () => {
    for (const { justSent, listView, answered, handed } of contacts.values()) {
      justSent.set([]);
      listView.set(FULL_LIST);
      answered.set(new Set());
      handed.clear();
    }
  };
  return {
    member,
    contact,
    update,
    carried,
    entries: new Set(),
    become: (now) => {
      const isAnother = isOther(member.get(), now);
      // Always a number, although Datejs replaces `Date.now`.
      member.send({ type: 'known', who: now, at: new Date().getTime() });
      if (!isAnother) return false;
      forgetRecords();
      for (const { newQuery, followed } of contacts.values()) {
        clear(newQuery);
        followed.set(NOTHING_FOLLOWED);
      }
      for (const form of updates.values()) clear(form);
      carried.clear();
      return true;
    },
    doubt: () => {
      // Values filled in by the page count too, because the address may be the previous member's.
      const filled = [
        ...[...contacts.values()].map(({ newQuery }) => newQuery).filter(isFilled),
        ...[...updates.values()].filter(isFilled),
      ];
      member.send({ type: 'doubted', forms: filled.map(({ name }) => name) });
      return filled.length > 0;
    },
    forgetRecords,
  };
}
