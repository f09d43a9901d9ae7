import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { MAX_QUERY_LENGTH } from '../domain/limits';
import { useText } from '../settings/text-context';
import { fill } from '../text/fill';
import type { Texts } from '../text/texts';
import { Field } from '../ui/Field';
import { useCatch } from '../ui/use-catch';
import { useBeforeSubmit } from './before-submit';
import { useKeepField } from './drafts';
import { useAfterPress } from './PressGuard';
import { submitOnKeys } from './submit-keys';
import { useBoundField } from './use-bound-field';
import { useSpoken } from './use-spoken';

/** The counter shows from this length on. */
const COUNT_FROM = 15_000;

function counterText({ counter }: Texts, length: number): string {
  if (length < COUNT_FROM) return '';
  const left = MAX_QUERY_LENGTH - length;
  return fill(left < 0 ? counter.over : counter.left, { count: Math.abs(left) });
}

/**
 * A text of up to 20 000 characters, bound to the form's value of its name. The control keeps what is
 * typed, so that a key renders nothing below the counter's threshold. The form takes the text when the
 * member leaves the field or submits, and at once while an error shows or the text is too long.
 */
export function LongTextField({ name, label }: { name: string; label: string }) {
  const caught = useCatch();
  const text = useText();
  const { value, error, setValue, setTouched } = useBoundField<string>(name);
  const control = useRef<HTMLTextAreaElement>(null);
  const [counted, setCounted] = useState(0);
  const [spoken, speak] = useSpoken();
  const afterPress = useAfterPress();
  const keepField = useKeepField();
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
  const keep = useEffectEvent((typed: string) => {
    if (typed === value) return;
    keepField(name, typed);
    // The form may stay without the field.
    void setValue(typed, false);
  });
  useEffect(() => {
    const { current: box } = control;
    if (!box) return undefined;
    count(box);
    return () => {
      keep(box.value);
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
          <span className={counted > MAX_QUERY_LENGTH ? 'over' : undefined}>{counter}</span>
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
              afterPress(() => {
                // Validated once, with the text: Formik would validate a touch with the value before.
                void setTouched(true, false);
                void setValue(box.value);
              });
            })}
          />
          <span className="hidden-text" role="status">
            {spoken}
          </span>
        </>
      )}
    </Field>
  );
}
