import { load } from './demo-api.js';

/** Promise of the signed-in member; undefined if there is none. */
export const member = load('session');
