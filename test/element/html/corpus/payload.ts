/** Hostile markup by what it tries. */
export type Family = Readonly<Record<string, string>>;

/** Script that leaves a mark on the page of the test. */
export const RUN = 'top.struck=1';
/** An address on the page's own server; nobody may ask for it. */
export const HIT = '/portal/hit';
/** Another server; nobody may ask it for anything. */
export const FAR = 'https://evil.example';
