/** Texts about the content of a chosen file. */
export const FILE_CHECKS_TEXTS = {
  fileChecks: {
    locked:
      '{fileName} asks for a password, so our agents can’t open it. Print it to a new PDF and choose that, or take photos of its pages.',
    lockedDocument:
      '{fileName} asks for a password, so our agents can’t open it. Save a copy without it and choose that.',
    mayBeLocked:
      '{fileName} is protected. If it asks you for a password, our agents can’t open it.',
    cutShort: '{fileName} may be incomplete. Open it to check.',
    oneColour: '{fileName} shows one colour only. Look at it before you send it.',
    small:
      '{fileName} is small: {width} × {height}. If you can’t read every word on it, neither can we.',
    look: 'Look at {fileName}',
  },
} as const;
