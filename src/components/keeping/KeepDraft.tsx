import { useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { mayHaveArrived } from '../../api/http-failure';
import { formatMoment } from '../../domain/scheme-clock';
import type { Origin } from '../../origins';
import { fill } from '../../text/fill';
import { DRAFTS_TEXTS } from '../../text/later/drafts';
import type { Elements } from '../../ui/elements';
import { useCatch } from '../../ui/use-catch';
import { Words } from '../../ui/Words';
import { useDrafts } from '../forms/drafts';
import { useLaterStyles } from '../later/use-later-styles';
import { useLaterText } from '../later/use-later-text';
import type { KnownNumbers } from '../requests/known-queries';
import type { AnySubmission } from '../sending/use-submission';
import { focusSubmit } from './form-content';
import css from './keeping.css';
import { keptDrafts } from './kept-drafts';
import { sendGuard } from './send-guard';
import { useFollowedForm } from './use-followed-form';
import { useKeeping } from './use-keeping';
import { useKeptFocus } from './use-kept-focus';
import { useSending } from './use-sending';

interface KeepDraftProps {
  readonly submission: AnySubmission;
  /** The origin whose open queries show later whether a new query has arrived; absent for an update. */
  readonly origin?: Origin;
  /** The open queries before the query was sent that is being sent now, or may have arrived; absent for an update. */
  readonly lost?: { readonly known: KnownNumbers } | undefined;
}

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
export function KeepDraft({ submission, origin, lost }: KeepDraftProps) {
  const { guard, isRunning, failure, wasCancelled } = submission;
  const caught = useCatch();
  const { drafts } = useLaterText(DRAFTS_TEXTS);
  const part = useRef<HTMLDivElement>(null);
  useLaterStyles(css, part);
  const hintId = useId();
  const kept = keptDrafts(useDrafts());
  const [keeping, state] = useKeeping();
  const sending = useSending(origin);
  const isTouched = useFollowedForm(part, keeping);
  const { isAble, isKept, until, hasNoRoom, wasErased } = state;
  // Each save moves the time: only the first is spoken.
  const [spokenUntil, setSpokenUntil] = useState(until);
  if ((spokenUntil === undefined) !== (until === undefined)) setSpokenUntil(until);

  // A request that began before this part had loaded is marked now, also if it has ended without an answer.
  const markBegun = useEffectEvent(() => {
    const isLost = failure !== undefined && mayHaveArrived(failure);
    // The list may have changed since it was sent.
    const then = lost ? { known: lost.known ?? null } : sending();
    if (isRunning || wasCancelled || isLost) void keeping.begin(then);
  });
  // A layout effect: between the rendering and a later effect the request may have failed.
  useLayoutEffect(() => {
    const isFirst = guard.current === undefined;
    guard.current = sendGuard(keeping, sending, () => {
      kept.onSent(keeping);
    });
    if (isFirst) markBegun();
  }, [keeping, kept, guard, sending]);

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
