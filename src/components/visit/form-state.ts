/** The values of a form. One with attachments has them as `files`. */
export type FormValues = Readonly<Record<string, string | readonly File[]>>;

/** Files that were dropped, pasted or chosen together. */
export interface FileChoice {
  readonly files: readonly File[];
  /** Those of them that are folders. */
  readonly folders?: ReadonlySet<File>;
}

/** The content of a form as of the last input event, long text and attachments included. */
export interface FormState<Values> {
  readonly values: Values;
  /** The values that the page has filled in last: the member's address, the choice of a link. */
  readonly filledIn: Partial<Values>;
  /** The fields that the member, another form or a draft has filled in. The page fills in none of them. */
  readonly changed: ReadonlySet<keyof Values>;
  /** How often all that the form held was replaced: by a draft, or by nothing. */
  readonly turn: number;
  /** Files that the prerendered page has captured, until the attachments read them. */
  readonly captured: readonly File[];
  /** The dialog that is open to choose a file: a phone may drop the page behind it. */
  readonly open: 'files' | 'camera' | undefined;
}

export type FormEvent<Values> =
  /** The member has typed, chosen or attached something, or another form has carried it over. */
  | { readonly type: 'changed'; readonly values: Partial<Values> }
  /** The page fills in what the member may change. */
  | { readonly type: 'filledIn'; readonly values: Partial<Values> }
  /** A draft takes the place of all that the form holds. */
  | { readonly type: 'restored'; readonly values: Partial<Values> }
  /** It was sent, or is another member's now. */
  | { readonly type: 'cleared' }
  /** The attachments read what was captured. */
  | { readonly type: 'captureRead' }
  | { readonly type: 'opened'; readonly open: 'files' | 'camera' }
  | { readonly type: 'closed' };

export const isGiven = (value: unknown) =>
  value !== '' && !(Array.isArray(value) && value.length === 0);

/** The names of the fields that are not empty. */
const givenIn = <Values extends object>(values: Partial<Values>): ReadonlySet<keyof Values> =>
  new Set(
    Object.entries(values)
      .filter(([, value]) => isGiven(value))
      .map(([name]) => name as keyof Values),
  );

/**
 * A form that was not touched.
 * @param empty the values of an empty form
 * @param given what the member has filled in before
 */
export const firstForm = <Values extends object>(
  empty: Values,
  given: Partial<Values> = {},
): FormState<Values> => ({
  values: { ...empty, ...given },
  filledIn: {},
  changed: givenIn(given),
  turn: 0,
  captured: [],
  open: undefined,
});

/** The next state of a form. */
export function nextForm<Values extends object>(
  empty: Values,
  now: FormState<Values>,
  event: FormEvent<Values>,
): FormState<Values> {
  const values = { ...now.values, ...('values' in event && event.values) };
  switch (event.type) {
    case 'changed': {
      const names = Object.keys(event.values) as (keyof Values)[];
      return { ...now, values, changed: new Set([...now.changed, ...names]) };
    }
    case 'filledIn':
      return { ...now, values, filledIn: { ...now.filledIn, ...event.values } };
    case 'restored':
      return {
        ...now,
        values,
        changed: givenIn(event.values),
        turn: now.turn + 1,
        open: undefined,
      };
    case 'cleared':
      return { ...firstForm(empty), turn: now.turn + 1 };
    case 'captureRead':
      return { ...now, captured: [] };
    case 'opened':
      return { ...now, open: event.open };
    case 'closed':
      return { ...now, open: undefined };
  }
}

/** Whether the member has filled in something: what the page has filled in is nothing. */
export const holdsSomething = <Values extends object>({
  values,
  filledIn,
}: FormState<Values>): boolean =>
  Object.entries(values).some(
    ([name, value]) => isGiven(value) && value !== filledIn[name as keyof Values],
  );
