import { useEffect, useEffectEvent, useRef } from 'react';
import { useOptional } from '../../../components/optional/optional';
import { useShowEntry } from '../../../components/page/visited-entries';
import type { Origin } from '../../../origins';
import { visitOf } from '../../../routing/followed-link';
import { useRawSearch } from '../../../routing/hash-router';
import { linkedChoice } from '../../../routing/linked-choice';
import { needsReceipt, sentOf } from '../../../sending/sending';
import { useText } from '../../../text/text-context';
import { Card } from '../../../ui/Card';
import { useOfStore } from '../../../ui/use-store';
import { useVisit } from '../../../visit/visit-context';
import { loadReceipt } from './load-receipt';
import { LogQueryForm } from './LogQueryForm';
import { useLogQuery } from './use-log-query';

/** The card 'Log a new query': the form, then its success message (@spec §2, §4 Log form). */
export function LogQueryCard({ origin }: { origin: Origin }) {
  const text = useText();
  const sending = useLogQuery(origin);
  const sent = useOfStore(sending, sentOf);
  const receipt = useOptional('receipt', loadReceipt, useOfStore(sending, needsReceipt));
  const title = useRef<HTMLHeadingElement>(null);
  const search = useRawSearch();
  const { followed } = useVisit().contact(origin.name);
  const logAnother = () => {
    // The button is removed with the message, so the focus moves to the title.
    title.current?.focus();
    sending.act({ type: 'reset' });
  };
  const showEntry = useShowEntry();
  const shown = useRef(search);
  const openForm = useEffectEvent(() => {
    if (showEntry()) {
      // The form after a success message starts empty, although the address may contain a choice.
      if (sent) followed.set(visitOf(search));
      return;
    }
    if (linkedChoice(search, origin) === undefined) return;
    title.current?.focus();
    if (sent) sending.act({ type: 'reset' });
  });
  // A link of the page opens the form, even from the success message; going back does not.
  useEffect(() => {
    if (shown.current === search) return;
    shown.current = search;
    openForm();
  }, [search]);
  return (
    <Card title={text.logQuery.title} titleRef={title}>
      {sent ? (
        receipt && <receipt.Receipt logged={sent} origin={origin} onAnother={logAnother} />
      ) : (
        <>
          <p>{text.logQuery.answerTime}</p>
          <LogQueryForm origin={origin} sending={sending} />
        </>
      )}
    </Card>
  );
}
