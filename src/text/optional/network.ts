/** Texts for a browser that is offline. */
export const NETWORK_TEXTS = {
  network: {
    offline:
      'You are offline, so your query has not been sent. Everything you filled in is still here.',
    online: 'You are online again. Your query has not been sent yet.',
    wait: 'Wait and send when I am online',
    waiting: 'Waiting for a connection. Keep this page open: we will send it once you are online.',
    stop: 'Stop waiting',
    look: 'When you are online again, we will look for it in your open queries.',
  },
} as const;
