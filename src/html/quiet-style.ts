/** The attribute that holds an element's declarations until they are filtered. */
export const QUIET_STYLE = 'data-style';
