/** Names used on the wire by the calls of @spec §7. */

/** The folder of queries and document submissions below a base. */
export const INQUIRY_FOLDER = 'smart-inquiry-api';
/** The folder of members below a base. */
export const DETAILS_FOLDER = 'member-details-api';
/** The cookie with the anti-forgery token. */
export const TOKEN_COOKIE = 'XSRF-TOKEN';
/** The header that repeats the token. */
export const TOKEN_HEADER = 'X-XSRF-TOKEN';
