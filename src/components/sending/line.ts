import { LookUpLater } from './LookUpLater';
import { NothingHasLeft } from './NothingHasLeft';
import { WhileSending } from './WhileSending';

/** Help while the network may fail. It loads with the form, before the network has gone. */
export const line = { LookUpLater, NothingHasLeft, WhileSending };
