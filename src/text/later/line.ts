/** Texts for a browser that is offline. */
export const LINE_TEXTS = {
  line: {
    offline: 'You are offline, so nothing has left. Everything you filled in is still here.',
    wait: 'Wait and send when I am online',
    waiting:
      'Waiting for a connection. Keep this page open: it is sent once, as soon as you are online.',
    stop: 'Stop waiting',
    look: 'When you are online again, we look it up in your open queries.',
  },
} as const;
