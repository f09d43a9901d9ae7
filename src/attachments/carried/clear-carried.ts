import type { Visit } from '../../visit/visit';
import { listOfForm } from '../use-form-attachments';
import { isSentWith, type SentContent } from './sent-content';

/**
 * Called after a form was sent. Clears the updates that hold only the same content, carried over from it, because
 * sending them too would ask twice. Text that was changed in an update belongs to that update.
 */
export function clearCarried(visit: Visit, sent: SentContent): void {
  const { update, carried } = visit;
  for (const [reference, { query }] of carried) {
    const form = update(reference);
    const { values } = form.get();
    const { listed } = listOfForm(visit, form).get();
    const wasSent = sent.query.includes(values.query) && listed.every(isSentWith(sent.attached));
    if (values.query !== query || !wasSent) continue;
    form.send({ type: 'emptied' });
    carried.delete(reference);
  }
}
