import { madeFrom } from '../made-from';

const withoutReturn = new WeakSet<File>();
const triedInVain = new WeakSet<File>();

/** The photo that a file was made of; undefined for other files. */
export const originalOf = (file: File): File | undefined =>
  file.type === 'image/jpeg' ? madeFrom(file)[0] : undefined;

/** An original that was refused for what it is can't be sent in place of its JPEG. */
export const setWithoutReturn = (original: File): void => void withoutReturn.add(original);
export const canReturn = (original: File): boolean => !withoutReturn.has(original);

/** Too little was saved: the same is not tried twice. */
export const setTriedInVain = (photo: File): void => void triedInVain.add(photo);

/** Whether a listed photo may become smaller at the member's press. */
export const isWorthATry = (photo: File): boolean =>
  originalOf(photo) === undefined && !triedInVain.has(photo);
