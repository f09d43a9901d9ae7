import { DraftOwner } from './DraftOwner';
import { FoundDraft } from './FoundDraft';
import { KeepDraft } from './KeepDraft';

/** Keeps drafts on the device and offers them again. It loads once the page is idle. */
export const draftParts = { DraftOwner, FoundDraft, KeepDraft };
