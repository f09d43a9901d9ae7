import { ATTRIBUTES, type ValueOf } from './attributes';

export type DraftsMode = ValueOf<'drafts'>;

/**
 * Reads the attribute `drafts`. An invalid value counts as absent, and is reported as a problem to the portal's
 * developer.
 */
export function readDraftsMode(text: string): {
  readonly mode: DraftsMode;
  readonly problems: readonly string[];
} {
  const { values, default: fallback } = ATTRIBUTES.drafts;
  const mode = values.find((value) => value === text);
  return { mode: mode ?? fallback, problems: mode ? [] : [`there is no "${text}"`] };
}
