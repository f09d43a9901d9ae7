interface Labelled<TextKey> {
  readonly label: TextKey;
  /** The label in the receipt, if it differs. A long text is not in the receipt. */
  readonly summary?: TextKey;
}

interface Ruled<ErrorName> {
  /** The message shown while the value is invalid. */
  readonly error: ErrorName;
}

interface Select<TextKey, ErrorName> extends Labelled<TextKey>, Ruled<ErrorName> {
  readonly control: 'category' | 'sub-category';
  readonly placeholder: TextKey;
  /** A sub-category is asked for only if the category has any (@spec §5). */
  readonly isRequired: true;
}

interface Email<TextKey, ErrorName> extends Labelled<TextKey>, Ruled<ErrorName> {
  readonly control: 'email';
  readonly isRequired: boolean;
  readonly placeholder?: TextKey;
  readonly tooltip?: { readonly label: TextKey; readonly text: TextKey };
  /** Whether the value belongs to the member, so that the browser may offer to fill it in. */
  readonly isOwn?: boolean;
}

interface LongText<TextKey, ErrorName> extends Labelled<TextKey>, Ruled<ErrorName> {
  readonly control: 'long-text';
  readonly isRequired: true;
}

/**
 * Files are checked one by one when they are chosen, and each refusal has its own text. So there is no single error.
 */
interface Files<TextKey> extends Labelled<TextKey> {
  readonly control: 'files';
  readonly isRequired: false;
}

/** A field of the query form (@spec §2, §3, §5). The key in `FIELDS` is also the name on the wire. */
export type QueryField<TextKey = string, ErrorName = string> =
  | Select<TextKey, ErrorName>
  | Email<TextKey, ErrorName>
  | LongText<TextKey, ErrorName>
  | Files<TextKey>;

/** The fields, in the order of the form. An origin asks for all except those in its `leavesOut`. */
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
  files: { control: 'files', label: 'attachments.label', isRequired: false },
} as const satisfies Readonly<Record<string, QueryField>>;

type Table = typeof FIELDS;
export type FieldName = keyof Table;
/** The fields that always have a value if the origin asks for them. */
export type RequiredFieldName = {
  [Name in FieldName]: Table[Name] extends { readonly isRequired: true } ? Name : never;
}[Exclude<FieldName, 'subCategory'>];
export type FieldValue<Name extends FieldName> = Table[Name]['control'] extends 'files'
  ? readonly File[]
  : string;

/** The names of the fields that an origin asks for, in the order of the form. */
export const fieldsOf = ({ leavesOut }: { readonly leavesOut: readonly FieldName[] }) =>
  (Object.keys(FIELDS) as FieldName[]).filter((name) => !leavesOut.includes(name));

/** Whether a field's value is an email address. */
export const isAddress = (name: FieldName): boolean => FIELDS[name].control === 'email';
