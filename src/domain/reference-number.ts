/** The reference number of a query or document submission, as text, because numbers above 2^53 lose digits. */
export type ReferenceNumber = string;

const REFERENCE = /^[0-9]{1,15}$/;

/** Reads 1 to 15 ASCII digits, greater than zero; anything else is undefined. */
export function parseReferenceNumber(text: string | undefined): ReferenceNumber | undefined {
  return text !== undefined && REFERENCE.test(text) && /[1-9]/.test(text) ? text : undefined;
}
