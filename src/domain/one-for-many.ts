import { addFiles, type FileFacts, type FileSelection } from './attachment-rules';

/**
 * Puts a file into the list in place of the files that it was made from: where the first of them was that is
 * listed, else at the end.
 */
export function putInPlace<F>(listed: readonly F[], made: F, from: readonly F[]): readonly F[] {
  const first = from.find((file) => listed.includes(file));
  const kept = (files: readonly F[]) => files.filter((file) => !from.includes(file));
  const place = first === undefined ? listed.length : listed.indexOf(first);
  return [...kept(listed.slice(0, place)), made, ...kept(listed.slice(place))];
}

/**
 * Puts files back into the list in place of the one that was made from them. Those that break a limit are
 * refused, like chosen ones.
 */
export function takeApart<F extends FileFacts>(
  listed: readonly F[],
  made: F,
  from: readonly F[],
): FileSelection<F> {
  const kept = listed.filter((file) => file !== made);
  const { files, refusals } = addFiles(kept, from);
  return { files: kept.toSpliced(listed.indexOf(made), 0, ...files.slice(kept.length)), refusals };
}
