import { parseJson } from '../domain/json';

/** A file of a draft. Its bytes are in a separate record. */
export interface StoredFile {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  /** In bytes. */
  readonly size: number;
  /** In milliseconds since 1970. */
  readonly lastModified: number;
}

/** A submission that has begun and may have arrived. */
export interface InFlight {
  /** The numbers of the open queries before it; null if the list was unknown. */
  readonly known: readonly string[] | null;
}

/** The content of a draft. */
export interface DraftContent {
  /** The form's name. */
  readonly form: string;
  /** The time of the last change, in milliseconds since 1970. */
  readonly at: number;
  readonly values: Readonly<Record<string, string>>;
  readonly files: readonly StoredFile[];
  /** Null unless the draft may have been sent. */
  readonly sending: InFlight | null;
  /** Whether a camera was open and had not returned a photo. */
  readonly camera: boolean;
}

const LAYOUT = 1;

export const encodeContent = (content: DraftContent): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(JSON.stringify({ v: LAYOUT, ...content }));

/** Undefined for the layout of another version of the element. */
export function decodeContent(bytes: ArrayBuffer): DraftContent | undefined {
  const json = parseJson(new TextDecoder().decode(bytes)) as
    (DraftContent & { readonly v: number }) | undefined;
  return json?.v === LAYOUT ? json : undefined;
}
