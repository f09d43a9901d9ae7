import { LookUpLater } from './LookUpLater';
import { NothingHasLeft } from './NothingHasLeft';
import { WhileSending } from './WhileSending';

/** Help for when the network fails. Loaded with the form, before the network may be gone. */
export const network = { LookUpLater, NothingHasLeft, WhileSending };
