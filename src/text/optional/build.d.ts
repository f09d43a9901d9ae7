/** The module that the build generates from `all.ts`. */
declare module 'optional-texts:build' {
  /** The groups of the texts that load with their parts. A portal may reword them before that. */
  export const groups: readonly string[];
}
