/** The values of a form. Attachments are in `files`. */
export type FormValues = Readonly<Record<string, string | readonly File[]>>;

/** The content of a form as of the last input event, long text and attachments included. */
export interface FormState<Values> {
  readonly values: Values;
  /** The values last filled in by the page: the member's address, the choice of a link. */
  readonly filledIn: Partial<Values>;
  /** The fields filled in by the member, another form or a draft. The page leaves them unchanged. */
  readonly changed: ReadonlySet<keyof Values>;
  /** How often all content was replaced by a draft or cleared. */
  readonly version: number;
  /**
   * Another object once the form was emptied, as for another member. Files that are still being read, and the sending,
   * stay with the content that they belong to.
   */
  readonly contentId: object;
  /** Captured by the prerendered page, until the attachments read it. An open chooser may still add files. */
  readonly captured: { readonly files: Iterable<File> } | undefined;
  /** The open file dialog. A phone may unload the page behind it. */
  readonly dialog: 'files' | 'camera' | undefined;
}

export type FormEvent<Values> =
  /** The member has typed, chosen or attached something, or another form has carried it over. */
  | { readonly type: 'changed'; readonly values: Partial<Values> }
  /** The page fills in values that the member may change. */
  | { readonly type: 'filledIn'; readonly values: Partial<Values> }
  /** A draft replaces the form's content. */
  | { readonly type: 'restored'; readonly values: Partial<Values> }
  /** The form was sent. With what was filled in since then, which stays. */
  | { readonly type: 'cleared'; readonly added: Partial<Values> }
  /** The content was sent with another form, or is another member's. Its sending is gone too. */
  | { readonly type: 'emptied' }
  /** The attachments have read the captured files. */
  | { readonly type: 'captureRead' }
  | { readonly type: 'dialogOpened'; readonly dialog: 'files' | 'camera' }
  | { readonly type: 'dialogClosed' };

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
 * An untouched form.
 * @param empty the values of an empty form
 * @param given values that the member has already filled in
 */
export const firstForm = <Values extends object>(
  empty: Values,
  given: Partial<Values> = {},
): FormState<Values> => ({
  values: { ...empty, ...given },
  filledIn: {},
  changed: givenIn(given),
  version: 0,
  contentId: {},
  captured: undefined,
  dialog: undefined,
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
        version: now.version + 1,
        dialog: undefined,
      };
    case 'cleared': {
      const { contentId, dialog } = now;
      // What the member is choosing in a file dialog was not sent either.
      return { ...firstForm(empty, event.added), version: now.version + 1, contentId, dialog };
    }
    case 'emptied':
      return { ...firstForm(empty), version: now.version + 1 };
    case 'captureRead':
      return { ...now, captured: undefined };
    case 'dialogOpened':
      return { ...now, dialog: event.dialog };
    case 'dialogClosed':
      return { ...now, dialog: undefined };
  }
}

/** What was filled in after these values were sent. */
export const filledInSince = <Values extends object>(sent: Values, now: Values): Partial<Values> =>
  Object.fromEntries(
    Object.entries(now).filter(
      ([name, value]: [string, unknown]) => value !== sent[name as keyof Values] && isGiven(value),
    ),
  ) as Partial<Values>;

/** Whether the member has filled in something. Values filled in by the page don't count. */
export const holdsSomething = <Values extends object>({
  values,
  filledIn,
}: FormState<Values>): boolean =>
  Object.entries(values).some(
    ([name, value]) => isGiven(value) && value !== filledIn[name as keyof Values],
  );
