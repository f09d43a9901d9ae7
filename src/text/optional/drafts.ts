/** Texts of drafts that are kept on the device. */
export const DRAFTS_TEXTS = {
  drafts: {
    keep: 'Keep a draft on this device for 24 hours',
    hint: 'Encrypted, so that only you can open it. Files included. Leave it off on a shared computer.',
    kept: 'Draft kept until {time}.',
    erased: 'Draft deleted from this device.',
    unable: 'This browser can’t keep drafts. What you type is gone when the page closes.',
    noRoom: 'There is no room for your files: choose them again if the page closes.',
    missing: 'Not in the draft yet: {fileNames}. If the page closes, choose this again.',
    found: 'You have a draft from {time}. Files: {count}.',
    continue: 'Continue with it',
    delete: 'Delete it',
    restored: 'Your draft is back. Files: {count}.',
    lost: 'Could not be kept: {fileNames}. Choose this again.',
    noPhoto:
      'The photo you were taking did not reach this page. Take it again, or choose it from your gallery.',
    wasSending: 'You were sending this when the page closed, so it may have arrived.',
  },
} as const;
