import { useFormikContext } from 'formik';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { listOf } from '../attachments/list/attachment-list';
import { useForm } from '../components/forms/form-context';
import { handFocusToSubmit } from '../components/forms/kept-focus';
import { useOptionalText } from '../components/optional/use-optional-text';
import { formatMoment } from '../domain/scheme-clock';
import { adoptStyles } from '../host/adopt-styles';
import type { SentValues } from '../sending/sending';
import type { SendingStore } from '../sending/sending-store';
import { fill } from '../text/fill';
import { DRAFTS_TEXTS } from '../text/optional/drafts';
import { shownFileName } from '../text/shown-text';
import { useCatch } from '../ui/use-catch';
import { useOfStore } from '../ui/use-store';
import { Words } from '../ui/Words';
import { holdsSomething } from '../visit/form-state';
import { useVisit } from '../visit/visit-context';
import { isWanted, type DraftState } from './draft-state';
import css from './drafts.css';
import { elementDrafts } from './element-drafts';
import { followSending } from './follow-sending';
import type { KeptValues } from './form-content';
import { inFlightOf, isStoring, missingIn } from './next-job';
import { useDraftMachine } from './use-draft-machine';
import { useFillForm } from './use-fill-form';

adoptStyles(css);

interface KeepBoxProps {
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

/** The checkbox, with its label and hint. Removed once drafts can no longer be kept. */
function KeepBox({ isChosen, onChoose }: KeepBoxProps) {
  const caught = useCatch();
  const { drafts } = useOptionalText(DRAFTS_TEXTS);
  const hintId = useId();
  return (
    <>
      <label ref={handFocusToSubmit} className="keep-draft-choice">
        <input
          type="checkbox"
          checked={isChosen}
          aria-describedby={hintId}
          onChange={caught(({ currentTarget }) => {
            onChoose(currentTarget.checked);
          })}
        />
        <Words>{drafts.keep}</Words>
      </label>
      <p className="field-hint" id={hintId}>
        <Words>{drafts.hint}</Words>
      </p>
    </>
  );
}

/** The announced time. Each save changes the time, and only the first is announced. */
function useSpoken(until: number | undefined) {
  const [spoken, setSpoken] = useState(until);
  if ((spoken === undefined) !== (until === undefined)) setSpoken(until);
  return spoken;
}

/** Shows until when the draft is kept. */
function KeptUntil({ time }: { time: number }) {
  const { drafts } = useOptionalText(DRAFTS_TEXTS);
  return <Words>{fill(drafts.kept, { time: formatMoment(new Date(time)) })}</Words>;
}

/** The displayed time. It waits until the files are stored too, or are reported missing. */
function useShown(until: number | undefined, isStoring: boolean) {
  const [shown, setShown] = useState(until);
  const next = isStoring && until !== undefined ? shown : until;
  if (shown !== next) setShown(next);
  return next;
}

/** The attempt of an earlier page in which the values of a draft may have arrived. */
function earlierAttempt(now: DraftState, values: KeptValues) {
  const mark = inFlightOf(now);
  if (!mark) return undefined;
  const known = mark.known ?? undefined;
  return {
    values,
    attached: listOf(values.files).listed,
    known,
    member: now.owner,
    wasOnline: true,
  };
}

type DraftTexts = Readonly<Record<'erased' | 'noRoom' | 'unable' | 'missing', string>>;

function saidWords(texts: DraftTexts, now: DraftState): string | undefined {
  const { access, notice, own } = now;
  if (access.is === 'unable') return texts.unable;
  if (notice?.is === 'erased') return texts.erased;
  if (own?.hasNoRoom === true) return texts.noRoom;
  const missing = missingIn(now).map(({ name }) => shownFileName(name));
  return missing.length > 0 ? fill(texts.missing, { fileNames: missing.join(', ') }) : undefined;
}

/** Announces the outcome for the draft, and that it is kept. */
function Announced({ words, until }: { words: string | undefined; until: number | undefined }) {
  const spokenUntil = useSpoken(until);
  return (
    <>
      {words !== undefined && <Words>{words}</Words>}
      {spokenUntil !== undefined && (
        <span className="hidden-text">
          <KeptUntil time={spokenUntil} />
        </span>
      )}
    </>
  );
}

/**
 * Whether there is a choice. The checkbox stays while the device is read for a member who wants a draft again,
 * because it has the focus.
 */
const hasBox = (now: DraftState) =>
  now.access.is === 'erased' ||
  'offered' in now.access ||
  (now.access.is === 'opening' && (now.choice !== undefined || isWanted(now)));

/** Whether the member has touched the surrounding form. */
function useIsTouched(): boolean {
  const { touched } = useFormikContext();
  const isChanged = useOfStore(
    useForm<KeptValues>(),
    (now) => now.changed.size > 0 || now.dialog !== undefined || holdsSomething(now),
  );
  return isChanged || Object.values(touched).some(Boolean);
}

/** The choice to keep a draft of the surrounding form on this device, and the state of that draft. */
export function KeepDraft({ sending }: { sending: SendingStore<SentValues> }) {
  const { drafts } = useOptionalText(DRAFTS_TEXTS);
  const part = useRef<HTMLDivElement>(null);
  const { saveEach } = elementDrafts(useVisit());
  const [draft, now] = useDraftMachine();
  const { access, own } = now;
  const isTouched = useIsTouched();
  useFillForm(part, draft, (values) => {
    sending.act({ type: 'replaced', earlier: earlierAttempt(draft.get(), values) });
  });
  const isAble = access.is !== 'unable';
  const until = useShown(isAble ? own?.until : undefined, isStoring(now));

  // A layout effect, because the sending may continue before a later effect runs.
  useLayoutEffect(() => sending.follow(followSending(draft, saveEach)), [sending, draft, saveEach]);
  const choose = (isChosen: boolean) => {
    void draft.act(isChosen ? { type: 'want', at: new Date().getTime() } : { type: 'decline' });
  };
  const isShown = isTouched && hasBox(now);
  return (
    <div ref={part} className={isShown ? 'keep-draft' : 'hidden-text'}>
      {isShown && isAble && <KeepBox isChosen={isWanted(now)} onChoose={choose} />}
      {isShown && until !== undefined && (
        <p className="field-note">
          <KeptUntil time={until} />
        </p>
      )}
      <p role="status" className="field-note">
        {isShown && <Announced words={saidWords(drafts, now)} until={until} />}
      </p>
    </div>
  );
}
