import { MAX_TOTAL_MEGABYTES } from '../../domain/limits';

/** Texts of photos that are made smaller. */
export const RESIZE_TEXTS = {
  resize: {
    offer: 'Make the photos smaller and add them',
    convert: 'Add {fileName} as a JPG',
    save: 'Make the photos smaller',
    working: 'Making photos smaller: {done} of {count}',
    done: 'Photos made smaller: {count}.',
    was: '{size}, was {before}',
    original: 'Use the original {fileName}',
    tooMuch: `Even after shrinking, your files are over ${MAX_TOTAL_MEGABYTES} MB. Remove some, and send those later with Update Query.`,
    cannot:
      '{fileName}: this browser can’t open this kind of photo. Take a screenshot of it and choose that.',
  },
} as const;
