/** Strings of hostile markup, each by what it tries. */
export type Family = Readonly<Record<string, string>>;

/** A script that leaves a mark on the test's page. */
export const RUN = 'top.struck=1';
/** An address on the page's own server. No request may be sent to it. */
export const HIT = '/portal/hit';
/** Another server. No request may be sent to it. */
export const FAR = 'https://evil.example';
