import type { FieldsAt, OriginCode } from '../origins';
import type { MemberDetailsCalls } from './member-details-calls';
import type {
  AuthenticationRequestMessage,
  Submitted,
  WireDocumentSubmission,
  WireQuery,
  WireQueryListItem,
} from './wire-shapes';

export type * from './wire-shapes';

/**
 * The calls of @spec §7 as types, one interface per service, keyed 'METHOD /path/:param'. Replies are what a server
 * may send; the resource modules convert them to `domain` types. A reply is JSON, unless its type is string or Blob.
 * A shape that the specification does not show is unknown.
 */
export interface Contract {
  smartInquiry: SmartInquiryCalls;
  medicineDelivery: MedicineDeliveryCalls;
  memberDetails: MemberDetailsCalls;
  portal: PortalCalls;
  site: SiteCalls;
}

interface UpdateFields {
  query: string;
  origin: OriginCode;
  /** Repeated in the multipart body, one part per file. */
  files: readonly File[];
}

interface QueryFields extends UpdateFields {
  email: string;
  category: string;
}

interface WithOrigin<Reply> {
  query: { origin: OriginCode };
  reply: Reply;
}

interface SmartInquiryCalls {
  'GET /member-queries': {
    query: { daysAgo: number; status: string; origin: OriginCode };
    reply: { queries?: readonly WireQueryListItem[] | null } | readonly WireQueryListItem[];
  };
  'POST /member-queries': { form: QueryFields; reply: Submitted };
  'POST /member-queries/query-additional-info': {
    form: QueryFields & FieldsAt<'additional-info'>;
    reply: Submitted;
  };
  'GET /member-queries/:referenceNumber': WithOrigin<WireQuery | { query: WireQuery }>;
  'POST /member-queries/:referenceNumber': { form: UpdateFields; reply: Submitted };
  'GET /member-queries/:referenceNumber/agent-response': WithOrigin<{
    /** Base64 of an HTML body, in the charset that it declares; empty if there is none yet. */
    encodedResponse?: string | null;
  }>;
  'GET /member-queries/:referenceNumber/attachments/:attachmentId': WithOrigin<Blob>;
  'GET /document-submissions/:referenceNumber': {
    reply: { documentSubmission: WireDocumentSubmission } | WireDocumentSubmission;
  };
  'GET /document-submissions/:referenceNumber/attachments/:attachmentId': { reply: Blob };
}

interface MedicineDeliveryCalls {
  'POST /member-queries': {
    form: QueryFields & FieldsAt<'medicine-delivery'> & { product: string };
    reply: Submitted;
  };
  'POST /member-queries/:originalReferenceNumber': { form: UpdateFields; reply: Submitted };
}

interface PortalCalls {
  /** Any 2xx without an `errorMessage` is a success, JSON or not. */
  'POST /wsg/rest': {
    json: AuthenticationRequestMessage;
    reply: string | { errorMessage?: string | null };
  };
  'GET /portal/wlxapp/Ping.srv': { reply: string };
}

interface SiteCalls {
  'GET /site/:path': { reply: string };
}

export type ServiceName = keyof Contract;
/** The calls of a service: 'METHOD /path/:param'. */
export type CallKey<S extends ServiceName> = keyof Contract[S] & string;
/** The calls of a service whose reply may be of a type: string or Blob. */
export type CallKeyOf<S extends ServiceName, Reply> = {
  [K in CallKey<S>]: Contract[S][K] extends { reply: infer R }
    ? unknown extends R
      ? never
      : Reply extends R
        ? K
        : never
    : never;
}[CallKey<S>];

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type FieldOf<Shape, Field extends string> =
  Shape extends Record<Field, infer Value>
    ? Record<never, never> extends Value
      ? Partial<Record<Field, Value>>
      : Record<Field, Value>
    : unknown;

/** The input of a call: path values, query, JSON body and form, each only if the call has it. */
export type CallInput<S extends ServiceName, K extends CallKey<S>> = ([ParamNames<K>] extends [
  never,
]
  ? unknown
  : { params: Readonly<Record<ParamNames<K>, string>> }) &
  FieldOf<Contract[S][K], 'query'> &
  FieldOf<Contract[S][K], 'json'> &
  FieldOf<Contract[S][K], 'form'>;

/** The form of a call. */
export type CallForm<S extends ServiceName, K extends CallKey<S>> = Contract[S][K] extends {
  form: infer Form;
}
  ? Readonly<Form>
  : never;

/** The reply of a call. */
export type CallReply<S extends ServiceName, K extends CallKey<S>> = Contract[S][K] extends {
  reply: infer Reply;
}
  ? Reply
  : never;
