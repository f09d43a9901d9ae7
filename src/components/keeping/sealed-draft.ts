import { FoundDraft } from './FoundDraft';
import { KeepDraft } from './KeepDraft';

/** What keeps a form's draft on the device and offers it again. It loads once the page is idle. */
export const sealedDraft = { FoundDraft, KeepDraft };
