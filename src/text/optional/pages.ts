/** Texts of pictures that are put into one PDF. */
export const PAGES_TEXTS = {
  pages: {
    offer: 'Put {count} pictures into one PDF',
    title: 'Pages of one PDF',
    page: 'Page {number}: {fileName}',
    up: 'Move up',
    down: 'Move down',
    turn: 'Turn',
    turned: 'Turned by {degrees} degrees: {page}',
    leaveOut: 'Leave out',
    leftOut: 'Left out: {page}',
    name: 'Name of the PDF',
    preset: 'Pages {date}',
    make: 'Make the PDF',
    working: 'Making page {done} of {count}',
    made: '{fileName} has {count} pages.',
    split: 'Split {fileName} into pictures',
  },
} as const;
