/** What the build hands to the entry. */
declare module 'first-paint:build' {
  type MarkupNode = import('./markup').MarkupNode;
  type Markup = readonly MarkupNode[];

  /** The contact page of each origin, as the application renders it before anything is known. */
  export const contactPages: Readonly<Record<import('../origins').OriginName, Markup>>;
  /** What stands in the place of any other screen until it has come. */
  export const loading: Markup;
  /** What is said where the application could not be loaded. */
  export const loadFailure: Markup;
  /** The application's files, relative to the entry, in the order in which they run. */
  export const appFiles: readonly string[];
  /** The same for the contact page. */
  export const contactFiles: readonly string[];
  /** Whether the entry knows those names; a bundler gives the files others. */
  export const asksByName: boolean;
}
