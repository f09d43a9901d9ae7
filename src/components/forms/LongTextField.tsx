import { useEffect, useEffectEvent, useRef, useState } from 'react';
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
import { useBoundField } from './use-bound-field';
import { usePoliteAnnouncement } from './use-polite-announcement';

/** The counter shows from this length on. */
const COUNT_FROM = 15_000;

function counterText({ counter }: Texts, length: number): string {
  if (length < COUNT_FROM) return '';
  const remaining = MAX_QUERY_LENGTH - length;
  return fill(remaining < 0 ? counter.over : counter.left, { count: Math.abs(remaining) });
}

/**
 * An uncontrolled text area for up to 20 000 characters, so that typing renders nothing below the
 * counter's threshold. The form gets its text on blur and on submit, and with every key while an error
 * shows or the text is too long.
 */
export function LongTextField({ name, label }: { name: string; label: string }) {
  const caught = useCatch();
  const text = useText();
  const { value, error, setValue, setTouched } = useBoundField<string>(name);
  const control = useRef<HTMLTextAreaElement>(null);
  const [counted, setCounted] = useState(0);
  const [spoken, speak] = usePoliteAnnouncement();
  const deferWhilePressed = useDeferWhilePressed();
  const saveField = useSaveField();
  const counter = counterText(text, counted);

  useBeforeSubmit({
    commit: () => {
      const typed = control.current?.value;
      if (typed !== undefined && typed !== value) void setValue(typed, false);
    },
  });
  const count = useEffectEvent(({ textLength }: HTMLTextAreaElement) => {
    setCounted(textLength < COUNT_FROM ? 0 : textLength);
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
    count(box);
    // A draft is continued at its end.
    if (box.defaultValue !== '') box.setSelectionRange(box.textLength, box.textLength);
    return () => {
      save(box.value);
    };
  }, []);
  const onType = (box: HTMLTextAreaElement) => {
    const length = box.textLength;
    setCounted(length < COUNT_FROM ? 0 : length);
    if (counter !== '' || length >= COUNT_FROM) speak(counterText(text, length));
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
