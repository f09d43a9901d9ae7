/** Who the member is, and what a change of member leaves unchanged. */
export interface MemberState {
  /** The last known member. A member who is unknown for a while is assumed to be the same. */
  readonly who: string | undefined;
  /** Whether another member may have logged in since, and nobody knows who. */
  readonly isInDoubt: boolean;
  /** The time from which the forms hold this member's content, in milliseconds since 1970. */
  readonly since: number;
  /** How often a change of member has remounted the screens. */
  readonly remounts: number;
  /**
   * The forms, by name, that ask before they are sent because another member may have filled them in. Nothing of them
   * is stored as a draft until then. A `confirming` form keeps its content. A `doubted` form is cleared if
   * the member turns out to be another, and stops asking if it is the same.
   */
  readonly asking: ReadonlyMap<string, 'confirming' | 'doubted'>;
  /** The form on screen that waits for a login. */
  readonly atLogin: string | undefined;
  /** Logins and checks under way of who has logged in. Nothing is sent until they end. */
  readonly logins: number;
}

export type MemberEvent =
  /** The member is known, at a time in milliseconds since 1970. */
  | { readonly type: 'known'; readonly who: string; readonly at: number }
  /** Since a login nobody knows who the member is. These forms may hold the previous member's content. */
  | { readonly type: 'doubted'; readonly forms: readonly string[] }
  /** The form asks before it is sent. */
  | { readonly type: 'asked'; readonly form: string }
  /** A press of Send has confirmed that the form is this member's. */
  | { readonly type: 'confirmed'; readonly form: string }
  /** Whether the form is on screen and waits for a login. */
  | { readonly type: 'atLogin' | 'leftLogin'; readonly form: string }
  | { readonly type: 'loginBegan' | 'loginEnded' };

type Asking = MemberState['asking'];

const withConfirming = (asking: Asking, forms: Iterable<string>): Asking =>
  new Map([...asking, ...[...forms].map((form) => [form, 'confirming'] as const)]);

function withDoubted(asking: Asking, forms: readonly string[]): Asking {
  const others = forms.filter((form) => !asking.has(form));
  return others.length > 0
    ? new Map([...asking, ...others.map((form) => [form, 'doubted'] as const)])
    : asking;
}

function without(
  asking: Asking,
  isOver: (how: 'confirming' | 'doubted', form: string) => boolean,
): Asking {
  const left = [...asking].filter(([form, how]) => !isOver(how, form));
  return left.length < asking.size ? new Map(left) : asking;
}

const withAsking = (now: MemberState, asking: Asking): MemberState =>
  asking === now.asking ? now : { ...now, asking };

/** Whether this is another member than before. The first known member is not another one. */
export const isOther = ({ who: before }: MemberState, who: string): boolean =>
  before !== undefined && before !== who;

function known(
  now: MemberState,
  { who, at }: MemberEvent & { readonly type: 'known' },
): MemberState {
  const { who: before, atLogin } = now;
  const certain = now.isInDoubt ? { ...now, isInDoubt: false } : now;
  // Nobody knows whether this member has filled in the doubted content.
  if (before === undefined)
    return { ...certain, who, asking: withConfirming(now.asking, now.asking.keys()) };
  const asking = without(now.asking, (how) => how === 'doubted');
  if (!isOther(now, who)) return withAsking(certain, asking);
  // The screen of the waiting form stays, to keep its content.
  return atLogin === undefined
    ? { ...certain, who, since: at, asking, remounts: now.remounts + 1 }
    : { ...certain, who, since: at, asking: withConfirming(asking, [atLogin]) };
}

/** @param since when the element was mounted, in milliseconds since 1970 */
export const firstMember = (since: number, who: string | undefined): MemberState => ({
  who,
  isInDoubt: false,
  since,
  remounts: 0,
  asking: new Map(),
  atLogin: undefined,
  logins: 0,
});

/** The next state of the facts about the member. */
export function nextMember(now: MemberState, event: MemberEvent): MemberState {
  switch (event.type) {
    case 'known':
      return known(now, event);
    case 'doubted':
      return { ...now, isInDoubt: true, asking: withDoubted(now.asking, event.forms) };
    case 'asked':
      return now.asking.get(event.form) === 'confirming'
        ? now
        : { ...now, asking: withConfirming(now.asking, [event.form]) };
    case 'confirmed':
      return withAsking(
        now,
        without(now.asking, (_, form) => form === event.form),
      );
    case 'atLogin':
      return now.atLogin === event.form ? now : { ...now, atLogin: event.form };
    case 'leftLogin':
      return now.atLogin === event.form ? { ...now, atLogin: undefined } : now;
    case 'loginBegan':
      return { ...now, logins: now.logins + 1 };
    case 'loginEnded':
      return { ...now, logins: now.logins - 1 };
  }
}

/** Whether a change of member keeps a form's content. */
export const isSpared = ({ atLogin, asking }: MemberState, form: string): boolean =>
  form === atLogin || asking.get(form) === 'confirming';

/** Whether a login is under way, or it is being checked who has logged in. */
export const isLoggingIn = ({ logins }: MemberState): boolean => logins > 0;
