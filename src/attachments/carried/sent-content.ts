import { isSameFile } from '../../domain/attachment-rules';
import { sourcesOf, type FormAttachment } from '../list/attachment-list';

type Attached = readonly FormAttachment[];

/** What a form has sent. */
export interface SentContent {
  readonly query: string;
  readonly attached: Attached;
}

/**
 * Returns whether an attachment of another form was sent with these, as a whole or in pages, smaller or as it was. By
 * the files' facts, because a draft that is back has other objects for the same files.
 */
export function isSentWith(sent: Attached) {
  const files = sourcesOf(sent);
  const isSent = ({ file, original, madeFrom = [] }: FormAttachment): boolean =>
    files.some((each) => isSameFile(each, file)) ||
    (original !== undefined && isSent(original)) ||
    (madeFrom.length > 0 && madeFrom.every(isSent));
  return isSent;
}
