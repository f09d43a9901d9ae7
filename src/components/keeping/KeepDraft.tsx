import { useId, useLayoutEffect, useRef, useState } from 'react';
import { formatMoment } from '../../domain/scheme-clock';
import { fill } from '../../text/fill';
import { DRAFTS_TEXTS } from '../../text/later/drafts';
import type { Elements } from '../../ui/elements';
import { useCatch } from '../../ui/use-catch';
import { Words } from '../../ui/Words';
import { focusSubmit, useKeptFocus } from '../forms/use-kept-focus';
import { useLaterStyles } from '../later/use-later-styles';
import { useLaterText } from '../later/use-later-text';
import type { SentValues } from '../sending/sending';
import type { SendingStore } from '../sending/sending-store';
import { useVisit } from '../visit/visit-context';
import { followSending } from './follow-sending';
import css from './keeping.css';
import { keptDrafts } from './kept-drafts';
import { useFollowedForm } from './use-followed-form';
import { useKeeping } from './use-keeping';

/** The label of the box. Both are removed where drafts can't be kept any more. */
function Choice({ children }: { children: Elements }) {
  const label = useRef<HTMLLabelElement>(null);
  useKeptFocus(label, focusSubmit);
  return (
    <label ref={label} className="keep-draft-choice">
      {children}
    </label>
  );
}

/** The choice to keep a draft of the surrounding form on this device, and what has become of it. */
export function KeepDraft({ sending }: { sending: SendingStore<SentValues> }) {
  const caught = useCatch();
  const { drafts } = useLaterText(DRAFTS_TEXTS);
  const part = useRef<HTMLDivElement>(null);
  useLaterStyles(css, part);
  const hintId = useId();
  const kept = keptDrafts(useVisit());
  const [keeping, state] = useKeeping();
  const isTouched = useFollowedForm(keeping);
  const { isAble, isKept, until, hasNoRoom, wasErased } = state;
  // Each save moves the time: only the first is spoken.
  const [spokenUntil, setSpokenUntil] = useState(until);
  if ((spokenUntil === undefined) !== (until === undefined)) setSpokenUntil(until);

  // A layout effect: the sending may go on before a later one.
  useLayoutEffect(
    () =>
      sending.follow(
        followSending(keeping, () => {
          kept.onSent(keeping);
        }),
      ),
    [sending, keeping, kept],
  );

  const keptWords = (time: number) => fill(drafts.kept, { time: formatMoment(new Date(time)) });
  const isShown = isTouched && isAble !== undefined;
  const said = [
    isAble === false && drafts.unable,
    wasErased && drafts.erased,
    hasNoRoom && drafts.noRoom,
  ].find((words) => words !== false);
  return (
    <div ref={part} className={isShown ? 'keep-draft' : 'hidden-text'}>
      {isShown && isAble && (
        <>
          <Choice>
            <input
              type="checkbox"
              checked={isKept}
              aria-describedby={hintId}
              onChange={caught(({ currentTarget }) => keeping.keep(currentTarget.checked))}
            />
            <Words>{drafts.keep}</Words>
          </Choice>
          <p className="field-hint" id={hintId}>
            <Words>{drafts.hint}</Words>
          </p>
        </>
      )}
      {isShown && until !== undefined && (
        <p className="field-note">
          <Words>{keptWords(until)}</Words>
        </p>
      )}
      <p role="status" className="field-note">
        {isShown && said !== undefined && <Words>{said}</Words>}
        {isShown && spokenUntil !== undefined && (
          <span className="hidden-text">
            <Words>{keptWords(spokenUntil)}</Words>
          </span>
        )}
      </p>
    </div>
  );
}
