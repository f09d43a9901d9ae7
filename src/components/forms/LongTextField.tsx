import { useEffect, useRef, useState } from 'react';
import { MAX_QUERY_LENGTH } from '../../domain/limits';
import { fill } from '../../text/fill';
import { useText } from '../../text/text-context';
import type { Texts } from '../../text/texts';
import { Field } from '../../ui/Field';
import { useCatch } from '../../ui/use-catch';
import { useOfStore } from '../../ui/use-store';
import { Words } from '../../ui/Words';
import { useDeferWhilePressed } from './DeferWhilePressed';
import { useForm } from './form-context';
import { useFormPart } from './form-parts';
import { submitOnKeys } from './submit-keys';
import { useAfterPause } from './use-after-pause';
import { useFieldState } from './use-bound-field';

/** The length from which the counter shows. */
const COUNT_FROM = 15_000;

/** In milliseconds: how long typing pauses before the counter is updated, and before it is announced. */
const COUNT_AFTER = 200;
const SPEAK_AFTER = 1000;

/** The length that is counted: 0 below the threshold of the counter. */
const countedLength = (length: number) => (length < COUNT_FROM ? 0 : length);

function counterText({ counter }: Texts, counted: number): string {
  if (counted === 0) return '';
  const remaining = MAX_QUERY_LENGTH - counted;
  return fill(remaining < 0 ? counter.over : counter.left, { count: Math.abs(remaining) });
}

/** The characters left in a long text: shown after a pause in typing, and announced after a longer one. */
function useCounter(initial: number) {
  const text = useText();
  const [counted, count] = useAfterPause(countedLength(initial), COUNT_AFTER);
  const [spoken, speak] = useAfterPause(0, SPEAK_AFTER);
  const words = counterText(text, counted);
  return {
    spoken: counterText(text, spoken),
    note: words !== '' && (
      <span className={counted > MAX_QUERY_LENGTH ? 'over' : undefined}>
        <Words>{words}</Words>
      </span>
    ),
    count: (length: number) => {
      const now = countedLength(length);
      count(now);
      if (counted > 0 || now > 0) speak(now);
    },
  };
}

interface LongTextFieldProps {
  readonly name: string;
  readonly label: string;
}

/** A text area for up to 20,000 characters, remounted when a draft has replaced its text. */
export function LongTextField(props: LongTextFieldProps) {
  return <LongText key={useOfStore(useForm(), ({ version }) => version)} {...props} />;
}

/**
 * Each key stroke writes to the form's store and renders nothing; the counter is updated at the first pause. Formik
 * gets the text on blur, and on every key stroke while an error shows or the text is too long.
 */
function LongText({ name, label }: LongTextFieldProps) {
  const caught = useCatch();
  const text = useText();
  const { value, error, setValue, setTouched } = useFieldState(name);
  const form = useForm<Record<string, string>>();
  const [{ values, version }] = useState(form.get);
  const initial = values[name] ?? '';
  const { note, spoken, count } = useCounter(initial.length);
  const deferWhilePressed = useDeferWhilePressed();

  const control = useRef<HTMLTextAreaElement>(null);
  useFormPart({
    read: () => {
      const { current: box } = control;
      const now = form.get();
      // What another member has set is no longer the form's.
      if (box && version === now.version && box.value !== now.values[name]) setValue(box.value);
    },
  });
  useEffect(() => {
    const { current: box } = control;
    // Places the caret at the end of a draft.
    if (box && box.defaultValue !== '') box.setSelectionRange(box.textLength, box.textLength);
  }, [control]);
  return (
    <Field label={label} error={error} errorPrefix={text.common.error} note={note || undefined}>
      {(props) => (
        <>
          <textarea
            {...props}
            ref={control}
            className="control"
            part="control"
            name={name}
            defaultValue={initial}
            aria-required="true"
            onInput={caught(({ currentTarget: box }) => {
              count(box.textLength);
              const isTooLong = Math.max(box.textLength, value.length) > MAX_QUERY_LENGTH;
              if (error !== undefined || isTooLong) setValue(box.value);
              else form.send({ type: 'changed', values: { [name]: box.value } });
            })}
            onKeyDown={caught(submitOnKeys)}
            onBlur={caught(({ currentTarget: box }) => {
              deferWhilePressed(() => {
                // The text of a removed box was read as it was removed.
                if (!box.isConnected) return;
                // Otherwise Formik would validate with the previous value.
                void setTouched(true, false);
                setValue(box.value);
              });
            })}
          />
          <span className="hidden-text" role="status">
            <Words>{spoken}</Words>
          </span>
        </>
      )}
    </Field>
  );
}
