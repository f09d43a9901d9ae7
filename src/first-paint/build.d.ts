/** The module that the build generates for the entry. */
declare module 'first-paint:build' {
  type MarkupNode = import('./markup').MarkupNode;
  type Markup = readonly MarkupNode[];
  type Element = readonly [string, readonly string[], ...MarkupNode[]];

  /** The contact page of each origin, before any data has loaded. */
  export const contactPages: Readonly<Record<import('../origins').OriginName, Markup>>;
  /** The table of open queries: its head with the table's tag, its body's tag, and the row of the sample query. */
  export const openQueriesTable: {
    readonly head: Element;
    readonly body: Element;
    readonly row: Element;
  };
  /** The placeholder of any other screen. */
  export const loading: Markup;
  /** The message for an application that failed to load. */
  export const loadFailure: Markup;
  /** The application's files, relative to the entry, in the order in which they run. */
  export const appFiles: readonly string[];
  /** The files of the contact page. */
  export const contactFiles: readonly string[];
  /** Whether these lists are filled. They are empty with a host's bundler, which renames the files. */
  export const knowsFileNames: boolean;
}
