import { useEffect, useEffectEvent, useRef } from 'react';
import { MAX_QUERY_LENGTH } from '../../domain/limits';
import { fill } from '../../text/fill';
import { useText } from '../../text/text-context';
import type { Texts } from '../../text/texts';
import { Field } from '../../ui/Field';
import { useCatch } from '../../ui/use-catch';
import { Words } from '../../ui/Words';
import { useBeforeSubmit } from './before-submit';
import { useDeferWhilePressed } from './DeferWhilePressed';
import { useSaveField } from './drafts';
import { submitOnKeys } from './submit-keys';
import { useAfterPause } from './use-after-pause';
import { useBoundField } from './use-bound-field';

/** The counter shows from this length on. */
const COUNT_FROM = 15_000;

/** Pauses in typing after which the counter follows, and after which it is announced, in milliseconds. */
const COUNT_AFTER = 200;
const SPEAK_AFTER = 1000;

/** A length as it is counted: 0 below the counter's threshold. */
const countedLength = (length: number) => (length < COUNT_FROM ? 0 : length);

function counterText({ counter }: Texts, counted: number): string {
  if (counted === 0) return '';
  const remaining = MAX_QUERY_LENGTH - counted;
  return fill(remaining < 0 ? counter.over : counter.left, { count: Math.abs(remaining) });
}

/**
 * An uncontrolled text area for up to 20 000 characters, so that typing renders nothing, and the
 * counter at the first pause. The form gets its text on blur and on submit, and with every key while an error
 * shows or the text is too long.
 */
export function LongTextField({ name, label }: { name: string; label: string }) {
  const caught = useCatch();
  const text = useText();
  const { value, error, setValue, setTouched } = useBoundField<string>(name);
  const control = useRef<HTMLTextAreaElement>(null);
  const [counted, count] = useAfterPause(countedLength(value.length), COUNT_AFTER);
  const [spoken, speak] = useAfterPause('', SPEAK_AFTER);
  const deferWhilePressed = useDeferWhilePressed();
  const saveField = useSaveField();
  const counter = counterText(text, counted);

  useBeforeSubmit({
    commit: () => {
      const typed = control.current?.value;
      if (typed !== undefined && typed !== value) void setValue(typed, false);
    },
  });
  const save = useEffectEvent((typed: string) => {
    if (typed === value) return;
    saveField(name, typed);
    // The form may stay mounted without the field.
    void setValue(typed, false);
  });
  useEffect(() => {
    const { current: box } = control;
    if (!box) return undefined;
    // A draft is continued at its end.
    if (box.defaultValue !== '') box.setSelectionRange(box.textLength, box.textLength);
    return () => {
      save(box.value);
    };
  }, []);
  const onType = (box: HTMLTextAreaElement) => {
    const length = box.textLength;
    const now = countedLength(length);
    count(now);
    if (counter !== '' || now > 0) speak(counterText(text, now));
    if (error !== undefined || Math.max(length, value.length) > MAX_QUERY_LENGTH)
      void setValue(box.value);
  };
  return (
    <Field
      label={label}
      error={error}
      errorPrefix={text.common.error}
      note={
        counter === '' ? undefined : (
          <span className={counted > MAX_QUERY_LENGTH ? 'over' : undefined}>
            <Words>{counter}</Words>
          </span>
        )
      }
    >
      {(props) => (
        <>
          <textarea
            {...props}
            ref={control}
            className="control"
            part="control"
            name={name}
            defaultValue={value}
            aria-required="true"
            onInput={caught(({ currentTarget }) => {
              onType(currentTarget);
            })}
            onKeyDown={caught(submitOnKeys)}
            onBlur={caught(({ currentTarget: box }) => {
              deferWhilePressed(() => {
                // Formik would validate the touch with the previous value.
                void setTouched(true, false);
                void setValue(box.value);
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
