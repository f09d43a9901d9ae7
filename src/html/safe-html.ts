declare const SAFE: unique symbol;

/** Nodes that have passed a sanitising policy, to be copied into a document. Only this folder creates them. */
export type SafeHtml = DocumentFragment & { readonly [SAFE]: true };
