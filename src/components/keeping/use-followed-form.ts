import { useFormikContext } from 'formik';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { contentOf, holdsSomething, valuesOn, type KeptValues } from './form-content';
import type { Keeping } from './keeping';
import { letGoOfRemoved } from './keeping-of';

const isFileInput = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === 'file';

/** The box that chooses whether to keep a draft is no part of it. */
const isCheckbox = (target: EventTarget | null) =>
  target instanceof HTMLInputElement && target.type === 'checkbox';

/**
 * Stores the surrounding form whenever it changes, and before a chooser or camera opens: a phone may drop the page
 * then. Returns whether the member has touched the form.
 * @param part any element of the form
 */
export function useFollowedForm(
  part: RefObject<Element | null>,
  keeping: Keeping | undefined,
): boolean {
  const { values, touched } = useFormikContext<KeptValues>();
  const [hasInput, setHasInput] = useState(false);
  const isTouched = hasInput || Object.values(touched).some(Boolean) || holdsSomething(values);
  const latest = useRef({ values, isTouched });
  const camera = useRef(false);
  useLayoutEffect(() => {
    latest.current = { values, isTouched };
  }, [values, isTouched]);

  const onInput = useEffectEvent(() => {
    latest.current = { ...latest.current, isTouched: true };
    setHasInput(true);
    keeping?.change();
  });
  const onChooser = useEffectEvent((input: HTMLInputElement, isOpen: boolean) => {
    camera.current = isOpen && input.hasAttribute('capture');
    onInput();
    if (isOpen) void keeping?.save();
  });
  useEffect(() => {
    const form = part.current?.closest('form');
    if (!form || !keeping) return undefined;
    const life = new AbortController();
    const { signal } = life;
    const onFormInput = ({ target }: Event) => {
      if (!isCheckbox(target)) onInput();
    };
    const onOpened = ({ target }: Event) => {
      if (isFileInput(target)) onChooser(target, true);
    };
    const onClosed = ({ target }: Event) => {
      if (isFileInput(target)) onChooser(target, false);
    };
    form.addEventListener('input', onFormInput, { signal });
    form.addEventListener('click', onOpened, { signal });
    form.addEventListener('change', onClosed, { signal });
    form.addEventListener('cancel', onClosed, { signal });
    // Typed before this part had loaded.
    if (holdsSomething(valuesOn(form, latest.current.values))) onInput();
    const detach = keeping.attach(() =>
      latest.current.isTouched
        ? contentOf(valuesOn(form, latest.current.values), camera.current)
        : undefined,
    );
    return () => {
      life.abort();
      detach();
      // Where the element itself is removed, not this form alone.
      queueMicrotask(letGoOfRemoved);
    };
  }, [keeping, part]);

  useEffect(() => {
    if (isTouched) keeping?.change();
  }, [values, isTouched, keeping]);
  return isTouched;
}
