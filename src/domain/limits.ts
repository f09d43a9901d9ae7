/** Business constants (@spec §9). */

/** Longest query text, in UTF-16 code units (JavaScript's string length). */
export const MAX_QUERY_LENGTH = 20_000;
/** Most files in one submission. */
export const MAX_FILES = 10;
/** Largest total of all files in one submission; the limit itself is allowed. */
export const MAX_TOTAL_MEGABYTES = 10;
/** The same limit in bytes. */
export const MAX_TOTAL_BYTES = MAX_TOTAL_MEGABYTES * 1024 ** 2;
/** Extensions of files that may be attached, in lower case. */
export const FILE_EXTENSIONS = ['doc', 'docx', 'tiff', 'png', 'jpg', 'jpeg', 'pdf'] as const;
/** How many days back open queries are requested. */
export const OPEN_QUERIES_DAYS_AGO = 7;
/** The status filter of the open queries. */
export const OPEN_STATUS = 'OPEN';
/** Exception code of a query that is too old for this feature, compared as text. */
export const OUTDATED_QUERY_CODE = '0015';

/** The longest email address that mail servers accept (RFC 5321). */
export const MAX_ADDRESS_LENGTH = 254;
/** The plain text of a failed login is shown if it is shorter, in characters. */
export const PLAIN_FAILURE_LENGTH = 300;
