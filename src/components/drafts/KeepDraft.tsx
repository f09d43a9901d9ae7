import { useId, useLayoutEffect, useRef, useState } from 'react';
import { formatMoment } from '../../domain/scheme-clock';
import { fill } from '../../text/fill';
import { DRAFTS_TEXTS } from '../../text/later/drafts';
import type { Elements } from '../../ui/elements';
import { useCatch } from '../../ui/use-catch';
import { Words } from '../../ui/Words';
import { useForm } from '../forms/form-context';
import { focusSubmit, useKeptFocus } from '../forms/use-kept-focus';
import { useLaterStyles } from '../later/use-later-styles';
import { useLaterText } from '../later/use-later-text';
import type { SentValues } from '../sending/sending';
import type { SendingStore } from '../sending/sending-store';
import { useVisit } from '../visit/visit-context';
import css from './drafts.css';
import { elementDrafts } from './element-drafts';
import { followSending } from './follow-sending';
import type { KeptValues } from './form-content';
import type { Notice } from './stored-draft';
import { useFollowedForm } from './use-followed-form';
import { useStoredDraft } from './use-stored-draft';

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

const noticeWords = (
  texts: Readonly<Record<'erased' | 'noRoom', string>>,
  notice: Notice | undefined,
) => (notice?.is === 'erased' || notice?.is === 'noRoom' ? texts[notice.is] : undefined);

/** The choice to keep a draft of the surrounding form on this device, and what has become of it. */
export function KeepDraft({ sending }: { sending: SendingStore<SentValues> }) {
  const caught = useCatch();
  const { drafts } = useLaterText(DRAFTS_TEXTS);
  const part = useRef<HTMLDivElement>(null);
  useLaterStyles(css, part);
  const hintId = useId();
  const ofElement = elementDrafts(useVisit());
  const [draft, { access, isWanted = false, own, notice }] = useStoredDraft();
  const isTouched = useFollowedForm(part, draft, () => {
    sending.act({ type: 'replaced' });
  });
  const form = useForm<KeptValues>();
  const isAble = access.is !== 'unable';
  const until = isAble ? own?.until : undefined;
  // Each save moves the time: only the first is spoken.
  const [spokenUntil, setSpokenUntil] = useState(until);
  if ((spokenUntil === undefined) !== (until === undefined)) setSpokenUntil(until);

  // A layout effect: the sending may go on before a later one.
  useLayoutEffect(() => {
    const onSent = () => {
      // What was typed meanwhile is forgotten.
      form.send({ type: 'cleared' });
      ofElement.onSent(draft);
    };
    return sending.follow(followSending(draft, onSent));
  }, [sending, draft, form, ofElement]);
  const choose = (isChecked: boolean) => {
    void draft.save();
    void draft.act(isChecked ? { type: 'want', at: new Date().getTime() } : { type: 'decline' });
  };
  const keptWords = (time: number) => fill(drafts.kept, { time: formatMoment(new Date(time)) });
  const isShown = isTouched && (access.is === 'erased' || 'offered' in access);
  const said = isAble ? noticeWords(drafts, notice) : drafts.unable;
  return (
    <div ref={part} className={isShown ? 'keep-draft' : 'hidden-text'}>
      {isShown && isAble && (
        <>
          <Choice>
            <input
              type="checkbox"
              checked={isWanted}
              aria-describedby={hintId}
              onChange={caught(({ currentTarget }) => {
                choose(currentTarget.checked);
              })}
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
