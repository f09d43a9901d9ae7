/** Texts for a query whose category has an open query, and for one that was just sent. */
export const DUPLICATES_TEXTS = {
  duplicates: {
    title: 'You already have an open query about {category}',
    add: 'Add to query {referenceNumber}',
    carryOver: 'Your text and files will be added.',
    closed: 'This query can’t be added to. Send yours as a new one.',
    sent: 'Just sent: {referenceNumber}',
  },
} as const;
