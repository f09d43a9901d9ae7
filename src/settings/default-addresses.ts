/**
 * The addresses used for absent attributes. They are in a separate file, for modules that do not need the table of
 * attributes.
 */
export const API_BASE = '/portal/api/das';
/** In the environment `test`. */
export const TEST_API_BASE = '/api';
export const MEDXPRESS_API_BASE = '/portal/api/das-mp';
export const CONTENT_BASE = '/';
/** The name of the fragment that says how long medicine delivery takes. */
export const TURNAROUND = 'medxpress-turnaround';
