/** Where the declarations of a style attribute stand in quiet markup. */
export const QUIET_STYLE = 'data-style';
