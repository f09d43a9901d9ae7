/** More elements than an array of V8 can have: growing one to this length ends the process within a second. */
const TOO_MANY = 2 ** 28;

/** Ends this page's process, as a crash does. Only Chromium is sure to do so. */
export const crash = () => 'x'.repeat(TOO_MANY).split('');
