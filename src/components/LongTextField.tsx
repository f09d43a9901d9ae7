import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { MAX_QUERY_LENGTH } from '../domain/limits';
import { useText } from '../settings/text-context';
import { fill } from '../text/fill';
import type { Texts } from '../text/texts';
import { Field } from '../ui/Field';
import { useCatch } from '../ui/use-catch';
import { useKeepField } from './drafts';
import { useAfterPress } from './PressGuard';
import { submitOnKeys } from './submit-keys';
import { useBoundField } from './use-bound-field';
import { useSpoken } from './use-spoken';

/** The counter stands from this length on. */
const COUNT_FROM = 15_000;
/** How far the counter may be behind the keys, in milliseconds: what it tells costs the page a layout. */
const COUNTER_LAG = 200;

function counterText({ counter }: Texts, length: number): string {
  if (length < COUNT_FROM) return '';
  const left = MAX_QUERY_LENGTH - length;
  return fill(left < 0 ? counter.over : counter.left, { count: Math.abs(left) });
}

/**
 * A text of up to 20 000 characters, bound to the form's value of its name. A key stays in the
 * control and renders nothing, the counter neither: the form takes the text when the member leaves
 * the field or submits, and at once while an error shows or the text is too long.
 */
export function LongTextField({ name, label }: { name: string; label: string }) {
  const caught = useCatch();
  const text = useText();
  const { value, error, setValue, touch } = useBoundField<string>(name);
  const control = useRef<HTMLTextAreaElement>(null);
  const counter = useRef<HTMLSpanElement>(null);
  const [isCounting, setIsCounting] = useState(false);
  const [spoken, speak] = useSpoken();

  const afterPress = useAfterPress();
  const keepField = useKeepField();
  const commit = useRef<(typed: string) => void>(undefined);
  const keep = useRef<(typed: string) => void>(undefined);
  useEffect(() => {
    commit.current = (typed) => {
      if (typed !== value) void setValue(typed);
    };
    keep.current = (typed) => {
      if (typed !== value) keepField(name, typed);
    };
  });
  /** Writes the counter itself; gives what it tells now. */
  const count = () => {
    const length = control.current?.textLength ?? 0;
    const told = counterText(text, length);
    setIsCounting(told !== '');
    const { firstChild: words } = counter.current ?? {};
    if (words) words.nodeValue = told;
    counter.current?.classList.toggle('over', length > MAX_QUERY_LENGTH);
    return told;
  };
  // The counter has come, or is told in other words.
  useLayoutEffect(() => void count());
  const counting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const countSoon = () => {
    counting.current ??= setTimeout(() => {
      counting.current = undefined;
      const told = count();
      if (told !== '' || isCounting) speak(told);
    }, COUNTER_LAG);
  };
  const onInput = useEffectEvent((box: HTMLTextAreaElement) => {
    countSoon();
    const longest = Math.max(box.textLength, value.length);
    if (error !== undefined || longest > MAX_QUERY_LENGTH) commit.current?.(box.value);
  });
  useEffect(() => {
    const box = control.current;
    if (!box) return undefined;
    const { form } = box;
    const life = new AbortController();
    const { signal } = life;
    const typed = () => {
      onInput(box);
    };
    box.addEventListener('input', typed, { signal });
    // Before the form's own handler, which reads the values.
    const flush = () => {
      flushSync(() => commit.current?.(box.value));
    };
    form?.addEventListener('submit', flush, { capture: true, signal });
    form?.addEventListener('keydown', submitOnKeys, { signal });
    return () => {
      clearTimeout(counting.current);
      life.abort();
      // The form may stay, or go as well.
      commit.current?.(box.value);
      keep.current?.(box.value);
    };
  }, []);
  return (
    <Field
      label={label}
      error={error}
      errorPrefix={text.common.error}
      note={isCounting ? <span ref={counter}> </span> : undefined}
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
            onBlur={caught(({ currentTarget }) => {
              afterPress(() => {
                commit.current?.(currentTarget.value);
                touch();
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
