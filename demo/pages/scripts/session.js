import { load } from './demo-api.js';

/** The member who is signed in, as a promise; undefined for nobody. */
export const member = load('session');
