import { useFormikContext } from 'formik';
import { useRef, useState, type ComponentType } from 'react';
import { formatMoment } from '../../domain/scheme-clock';
import type { Origin } from '../../origins';
import { fill } from '../../text/fill';
import { DRAFTS_TEXTS } from '../../text/later/drafts';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import type { Elements } from '../../ui/elements';
import { Words } from '../../ui/Words';
import type { StoredDraft } from '../../vault/open-vault';
import { useFieldsBeforeSubmit } from '../forms/before-submit';
import { useForm, useWriteForm } from '../forms/form-context';
import { useKeptFocus } from '../forms/use-kept-focus';
import { useLaterStyles } from '../later/use-later-styles';
import { useLaterText } from '../later/use-later-text';
import { isUnderWay, type SentValues } from '../sending/sending';
import type { SendingStore } from '../sending/sending-store';
import { useOfSending } from '../sending/use-sending';
import { focusFirstField, type KeptValues } from './form-content';
import type { TakenDraft } from './keeping-state';
import css from './keeping.css';
import { useKeeping } from './use-keeping';

/** A draft that was being sent when its page was closed. */
export interface SendingDraft {
  readonly values: { readonly category: string; readonly query: string };
  /** The numbers of the open queries that were known then. */
  readonly known: readonly string[];
}

/** A draft was deleted. That is no longer said once the form is stored again, which moves the time until when it is. */
interface Erased {
  readonly erasedUntil: number | undefined;
}

interface FoundDraftProps {
  readonly sending: SendingStore<SentValues>;
  /** Of a new query; absent for an update. */
  readonly origin?: Origin;
  /** Looks up what may have arrived, where the origin lists its open queries. */
  readonly LookUp?: ComponentType<SendingDraft & { readonly origin: Origin }>;
}

const sentWords = ({ category = '', query = '' }: Readonly<Record<string, string>>) => ({
  category,
  query,
});

/** The buttons of an offer. It may disappear by itself, as when it expires. */
function Actions({ children }: { children: Elements }) {
  const box = useRef<HTMLDivElement>(null);
  useKeptFocus(box, focusFirstField);
  return (
    <div ref={box} className="found-draft-actions">
      {children}
    </div>
  );
}

/** Offers a draft that was kept on this device. It says so, and leaves the focus where it is. */
export function FoundDraft({ sending, origin, LookUp }: FoundDraftProps) {
  const { drafts } = useLaterText(DRAFTS_TEXTS);
  const part = useRef<HTMLDivElement>(null);
  useLaterStyles(css, part);
  const [keeping, { found, until }] = useKeeping();
  const { setTouched } = useFormikContext<KeptValues>();
  const write = useWriteForm<KeptValues>();
  const { empty } = useForm<KeptValues>();
  const [outcome, setOutcome] = useState<TakenDraft | Erased>();
  const isActing = useRef(false);
  const fields = useFieldsBeforeSubmit();
  const isSending = useOfSending(sending, isUnderWay);
  const draft = found[0];
  const formOf = () => part.current?.closest('form');

  const take = async (offered: StoredDraft) => {
    const { unanswered } = sending.get();
    const hasBegun = () => {
      const now = sending.get();
      return now.is === 'settling' || isUnderWay(now) || now.unanswered !== unanswered;
    };
    // What is still being read belongs to what the form holds now.
    for (const { settle } of fields) await settle();
    if (!formOf()) return;
    const taken = await keeping.take(offered, hasBegun);
    const form = formOf();
    // It is gone, or another page has it.
    if (!taken) return;
    if (!form) {
      void keeping.putBack();
      return;
    }
    sending.act({ type: 'replaced' });
    const texts = Object.entries(taken.draft.content.values);
    // Fields that the form does not have are left out.
    const known = texts.filter(([name]) => typeof empty[name] === 'string');
    const restored = { ...empty, ...Object.fromEntries(known), files: taken.files };
    void write({ type: 'restored', values: restored }, false);
    // Errors of what was filled in show, as in a draft of this page.
    const filled = texts.filter(([, value]) => value !== '');
    void setTouched(Object.fromEntries(filled.map(([name]) => [name, true])));
    focusFirstField(form);
    setOutcome(taken);
  };
  const drop = async (offered: StoredDraft) => {
    // Another page may have it, or the disk may have failed.
    if (await keeping.drop(offered)) setOutcome({ erasedUntil: keeping.get().until });
  };
  const pressed = (act: (offered: StoredDraft) => Promise<void>) => () => {
    if (isActing.current || !draft) return;
    isActing.current = true;
    void act(draft).finally(() => {
      isActing.current = false;
    });
  };
  const known = draft?.content.sending?.known;
  const said = () => {
    if (!outcome) return [];
    if ('erasedUntil' in outcome) return outcome.erasedUntil === until ? [drafts.erased] : [];
    const { files, draft: taken } = outcome;
    const restored = fill(drafts.restored, { count: files.length });
    return taken.content.camera ? [restored, drafts.noPhoto] : [restored];
  };
  const offered = draft && [
    fill(drafts.found, {
      time: formatMoment(new Date(draft.content.at)),
      count: draft.content.files.length,
    }),
    ...(draft.content.sending ? [drafts.wasSending] : []),
  ];
  const words = [...said(), ...(offered ?? [])];
  const content = (
    <>
      <div role="status">
        {words.map((each) => (
          <p key={each}>
            <Words>{each}</Words>
          </p>
        ))}
        {LookUp && origin?.listsOpenQueries && known && (
          <LookUp
            key={draft.id}
            origin={origin}
            values={sentWords(draft.content.values)}
            known={known}
          />
        )}
      </div>
      {draft && (
        <Actions>
          <Button aria-disabled={isSending} onClick={isSending ? undefined : pressed(take)}>
            {drafts.continue}
          </Button>
          <Button look="quiet" onClick={pressed(drop)}>
            {drafts.delete}
          </Button>
        </Actions>
      )}
    </>
  );
  return (
    <div ref={part} className={words.length > 0 ? undefined : 'hidden-text'}>
      <Alert tone="info">{content}</Alert>
    </div>
  );
}
