import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { MAX_QUERY_LENGTH } from '../domain/limits';
import { fill } from '../text/fill';
import { Field } from '../ui/Field';
import { useAfterPress } from './PressGuard';
import { submitOnKeys } from './submit-keys';
import { useKeepField } from './drafts';
import { useBoundField } from './use-bound-field';
import { useIsHydrating } from './use-is-hydrating';
import { useSpoken } from './use-spoken';
import type { Texts } from '../text/texts';
import { useText } from '../settings/text-context';

/** The counter stands from this length on. */
const COUNT_FROM = 15_000;

/** The length that the counter tells; below that it is 0 at every key, and nothing is rendered. */
const countedLength = ({ length }: string) => (length < COUNT_FROM ? 0 : length);

function counterText({ counter }: Texts, length: number): string | undefined {
  if (length === 0) return undefined;
  const left = MAX_QUERY_LENGTH - length;
  return fill(left < 0 ? counter.over : counter.left, { count: Math.abs(left) });
}

/**
 * A text of up to 20 000 characters, bound to the form's value of its name. A key stays in the
 * control: the form takes the text when the member leaves the field or submits, and at once while
 * an error shows or the text is too long.
 */
export function LongTextField({ name, label }: { name: string; label: string }) {
  const text = useText();
  const { value, error, setValue, touch } = useBoundField<string>(name);
  const control = useRef<HTMLTextAreaElement>(null);
  const typed = useRef(value);
  const [counted, setCounted] = useState(countedLength(value));
  const [spoken, speak] = useSpoken();
  const isHydrating = useIsHydrating();

  const afterPress = useAfterPress();
  const keepField = useKeepField();
  const commit = useRef<() => void>(undefined);
  const keep = useRef<() => void>(undefined);
  useEffect(() => {
    commit.current = () => {
      if (typed.current !== value) void setValue(typed.current);
    };
    keep.current = () => {
      if (typed.current !== value) keepField(name, typed.current);
    };
  });
  useLayoutEffect(() => {
    // A painted field may hold more than was known when this one was made.
    typed.current = control.current?.value ?? typed.current;
    setCounted(countedLength(typed.current));
  }, []);
  useEffect(() => {
    const form = control.current?.form;
    // Before the form's own handler, which reads the values.
    const flush = () => {
      flushSync(() => commit.current?.());
    };
    form?.addEventListener('submit', flush, { capture: true });
    form?.addEventListener('keydown', submitOnKeys);
    return () => {
      form?.removeEventListener('submit', flush, { capture: true });
      form?.removeEventListener('keydown', submitOnKeys);
      // The form may stay, or go as well.
      commit.current?.();
      keep.current?.();
    };
  }, []);
  const leave = () => {
    commit.current?.();
    touch();
  };
  const counter = isHydrating ? undefined : counterText(text, counted);
  return (
    <Field
      label={label}
      error={error}
      errorPrefix={text.common.error}
      note={counted > MAX_QUERY_LENGTH && counter ? <strong>{counter}</strong> : counter}
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
            onInput={({ currentTarget }) => {
              typed.current = currentTarget.value;
              const length = countedLength(typed.current);
              setCounted(length);
              if (length !== counted) speak(counterText(text, length) ?? '');
              if (error !== undefined || typed.current.length > MAX_QUERY_LENGTH)
                commit.current?.();
            }}
            onBlur={() => {
              afterPress(leave);
            }}
          />
          <span className="hidden-text" role="status">
            {spoken}
          </span>
        </>
      )}
    </Field>
  );
}
