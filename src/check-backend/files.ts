import { checkArrival, checkCaching, excerpt, isRedirect, type Find } from './examine';
import { textOf, type Answer } from './portal';

const TEXTUAL = /^(?:text\/html|application\/(?:[\w.]+\+)?json)/i;

/** Checks how the file of an attachment arrives; a link opens it in a tab of its own. Returns whether it is here. */
export function checkFile(answer: Answer, find: Find): boolean {
  // A tab follows a redirect, to where files are stored.
  if (isRedirect(answer)) return false;
  checkArrival(answer);
  const { headers } = answer;
  checkCaching(answer, find);
  const type = headers.get('content-type') ?? '';
  if (TEXTUAL.test(type)) {
    find('attachment-file', `${type}: ${excerpt(textOf(answer))}`);
    return false;
  }
  if (headers.get('x-content-type-options')?.toLowerCase() !== 'nosniff')
    find('attachment-sniff', headers.get('x-content-type-options') ?? 'no X-Content-Type-Options');
  const disposition = headers.get('content-disposition') ?? '';
  if (!/^(?:inline|attachment)\b.*;\s*filename\*?=/i.test(disposition))
    find('attachment-name', disposition || 'no Content-Disposition');
  return true;
}
