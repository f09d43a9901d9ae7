declare const SAFE: unique symbol;

/** Nodes that a sanitising policy has passed, to be copied into a document; only this folder makes them. */
export type SafeHtml = DocumentFragment & { readonly [SAFE]: true };
