import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { formatMoment } from '../../domain/scheme-clock';
import type { Origin } from '../../origins';
import { fill } from '../../text/fill';
import { DRAFTS_TEXTS } from '../../text/later/drafts';
import { useCatch } from '../../ui/use-catch';
import { Words } from '../../ui/Words';
import { useLaterStyles } from '../later/use-later-styles';
import { useLaterText } from '../later/use-later-text';
import type { AnySubmission } from '../sending/use-submission';
import { DraftOwner } from './DraftOwner';
import { followOthers } from './keeping-of';
import css from './keeping.css';
import { sendGuard } from './send-guard';
import { useFollowedForm } from './use-followed-form';
import { useKeeping } from './use-keeping';
import { useSending } from './use-sending';

interface KeepDraftProps {
  readonly submission: AnySubmission;
  /** The origin whose open queries show later whether a new query has arrived; absent for an update. */
  readonly origin?: Origin;
}

/** The choice to keep a draft of the surrounding form on this device, and what has become of it. */
export function KeepDraft({ submission: { guard, isRunning }, origin }: KeepDraftProps) {
  const caught = useCatch();
  const { drafts } = useLaterText(DRAFTS_TEXTS);
  const part = useRef<HTMLDivElement>(null);
  useLaterStyles(css, part);
  const hintId = useId();
  const [keeping, state] = useKeeping(part);
  const sending = useSending(origin);
  const isTouched = useFollowedForm(part, keeping);
  const { isAble, isKept, until, hasNoRoom, wasErased } = state;
  // Each save moves the time: only the first is spoken.
  const [spokenUntil, setSpokenUntil] = useState(until);
  if ((spokenUntil === undefined) !== (until === undefined)) setSpokenUntil(until);

  // A request that began before this part had loaded is marked now.
  const markRunning = useEffectEvent(() => {
    if (isRunning) void keeping?.mark(sending());
  });
  useEffect(() => {
    if (!keeping) return undefined;
    guard.current = sendGuard(keeping, sending, () => {
      followOthers(keeping);
    });
    markRunning();
    return () => {
      guard.current = undefined;
    };
  }, [keeping, guard, sending]);

  const keptWords = (time: number) => fill(drafts.kept, { time: formatMoment(new Date(time)) });
  const isShown = isTouched && isAble !== undefined;
  const said = [
    isAble === false && drafts.unable,
    wasErased && drafts.erased,
    hasNoRoom && drafts.noRoom,
  ].find((words) => words !== false);
  return (
    <div ref={part} className={isShown ? 'keep-draft' : 'hidden-text'}>
      {keeping && <DraftOwner keeping={keeping} />}
      {isShown && isAble && (
        <>
          <label className="keep-draft-choice">
            <input
              type="checkbox"
              checked={isKept}
              aria-describedby={hintId}
              onChange={caught(({ currentTarget }) => keeping?.keep(currentTarget.checked))}
            />
            <Words>{drafts.keep}</Words>
          </label>
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
