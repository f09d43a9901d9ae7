/** A field of the query form (@spec §2, §3, §5); its name is that of its value on the wire. */
export interface QueryField<TextKey = string, ErrorName = string> {
  readonly control: 'category' | 'sub-category' | 'email' | 'long-text' | 'files';
  /** The text of its label. */
  readonly label: TextKey;
  /** What the receipt calls it, where that is not the label. The words of a long text are not in the receipt. */
  readonly summary?: TextKey;
  /** Whether it must have a value. */
  readonly isRequired: boolean;
  /** The text that is shown while its value breaks the rule of its control. */
  readonly error: ErrorName;
  readonly placeholder?: TextKey;
  readonly tooltip?: { readonly label: TextKey; readonly text: TextKey };
  /** Whether the value is about the member, so that a browser may fill it in. */
  readonly isOwn?: boolean;
}

/** The fields in the order of the form. An origin asks those that are not in its `leavesOut`. */
export const FIELDS = {
  category: {
    control: 'category',
    label: 'common.category',
    placeholder: 'logQuery.selectCategory',
    isRequired: true,
    error: 'category',
  },
  subCategory: {
    control: 'sub-category',
    label: 'logQuery.subCategory',
    placeholder: 'logQuery.selectCategory',
    isRequired: true,
    error: 'category',
  },
  ccEmail: {
    control: 'email',
    label: 'logQuery.additionalEmail',
    summary: 'receipt.copyTo',
    tooltip: { label: 'logQuery.additionalEmailTipLabel', text: 'logQuery.additionalEmailTip' },
    isRequired: false,
    error: 'email',
  },
  email: {
    control: 'email',
    label: 'logQuery.email',
    placeholder: 'logQuery.emailPlaceholder',
    isRequired: true,
    error: 'email',
    isOwn: true,
  },
  query: { control: 'long-text', label: 'common.queryDetails', isRequired: true, error: 'query' },
  files: {
    control: 'files',
    label: 'attachments.label',
    isRequired: false,
    error: 'attachments',
  },
} as const satisfies Readonly<Record<string, QueryField>>;

export type FieldName = keyof typeof FIELDS;

/** The names of the fields that an origin asks, in the order of the form. */
export const fieldsOf = ({ leavesOut }: { readonly leavesOut: readonly FieldName[] }) =>
  (Object.keys(FIELDS) as FieldName[]).filter((name) => !leavesOut.includes(name));
