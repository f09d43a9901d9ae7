interface Labelled<TextKey> {
  readonly label: TextKey;
  /** Its name in the receipt, if not its label. The words of a long text are not in the receipt. */
  readonly summary?: TextKey;
}

interface Ruled<ErrorName> {
  /** The text that is shown while its value breaks the rule of its control. */
  readonly error: ErrorName;
}

interface Select<TextKey, ErrorName> extends Labelled<TextKey>, Ruled<ErrorName> {
  readonly control: 'category' | 'sub-category';
  readonly placeholder: TextKey;
  /** A sub-category is asked only where the category has any (@spec §5). */
  readonly isRequired: true;
}

interface Email<TextKey, ErrorName> extends Labelled<TextKey>, Ruled<ErrorName> {
  readonly control: 'email';
  readonly isRequired: boolean;
  readonly placeholder?: TextKey;
  readonly tooltip?: { readonly label: TextKey; readonly text: TextKey };
  /** Whether the value is about the member, so that a browser may fill it in. */
  readonly isOwn?: boolean;
}

interface LongText<TextKey, ErrorName> extends Labelled<TextKey>, Ruled<ErrorName> {
  readonly control: 'long-text';
  readonly isRequired: true;
}

/** Files are checked one by one when they are chosen: each refusal has a text of its own. */
interface Files<TextKey> extends Labelled<TextKey> {
  readonly control: 'files';
  readonly isRequired: false;
}

/** A field of the query form (@spec §2, §3, §5); its name is that of its value on the wire. */
export type QueryField<TextKey = string, ErrorName = string> =
  | Select<TextKey, ErrorName>
  | Email<TextKey, ErrorName>
  | LongText<TextKey, ErrorName>
  | Files<TextKey>;

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
  files: { control: 'files', label: 'attachments.label', isRequired: false },
} as const satisfies Readonly<Record<string, QueryField>>;

type Table = typeof FIELDS;
export type FieldName = keyof Table;
/** The fields that every query has a value for, if its origin asks them. */
export type RequiredFieldName = {
  [Name in FieldName]: Table[Name] extends { readonly isRequired: true } ? Name : never;
}[Exclude<FieldName, 'subCategory'>];
export type FieldValue<Name extends FieldName> = Table[Name]['control'] extends 'files'
  ? readonly File[]
  : string;

/** The names of the fields that an origin asks, in the order of the form. */
export const fieldsOf = ({ leavesOut }: { readonly leavesOut: readonly FieldName[] }) =>
  (Object.keys(FIELDS) as FieldName[]).filter((name) => !leavesOut.includes(name));

/** Whether a field's value is an email address, which is cleaned, checked and described as one. */
export const isAddress = (name: FieldName): boolean => FIELDS[name].control === 'email';
