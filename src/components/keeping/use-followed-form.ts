import { useFormikContext } from 'formik';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { useDraftName, useDrafts } from '../forms/drafts';
import { contentOf, holdsSomething, valuesOn, type KeptValues } from './form-content';
import type { Keeping } from './keeping';

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
export function useFollowedForm(part: RefObject<Element | null>, keeping: Keeping): boolean {
  const drafts = useDrafts();
  const name = useDraftName() ?? '';
  const { values, touched } = useFormikContext<KeptValues>();
  const [hasInput, setHasInput] = useState(false);
  const isTouched =
    hasInput || Object.values(touched).some(Boolean) || holdsSomething(drafts, name, values);
  const latest = useRef(values);
  const camera = useRef(false);
  useLayoutEffect(() => {
    latest.current = values;
  }, [values]);

  const onInput = useEffectEvent(() => {
    setHasInput(true);
    keeping.change();
  });
  const onChooser = useEffectEvent((input: HTMLInputElement, isOpen: boolean) => {
    camera.current = isOpen && input.hasAttribute('capture');
    onInput();
    if (isOpen) void keeping.save();
  });
  useEffect(() => {
    const form = part.current?.closest('form');
    if (!form) return undefined;
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
    const read = () => {
      const now = valuesOn(form, latest.current);
      const isDraft =
        camera.current || keeping.get().until !== undefined || holdsSomething(drafts, name, now);
      return isDraft ? contentOf(now, camera.current) : undefined;
    };
    // Filled in before this part had loaded.
    if (read()) onInput();
    const detach = keeping.attach(read);
    return () => {
      life.abort();
      detach();
    };
  }, [keeping, part, drafts, name]);

  useEffect(() => {
    if (isTouched) keeping.change();
  }, [values, isTouched, keeping]);
  return isTouched;
}
