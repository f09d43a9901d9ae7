import { useFormikContext } from 'formik';
import { useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';
import { useIsHydrating } from '../../../components/use-is-hydrating';
import type { LogQueryValues } from './log-query-values';

/** What the form's controls hold of these values, by their names, where it is something else. */
function typedInto({ elements }: HTMLFormElement, values: LogQueryValues): Partial<LogQueryValues> {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => name !== 'files')
      .map(([name, value]) => [name, value, elements.namedItem(name)] as const)
      .flatMap(([name, value, control]) =>
        control && 'value' in control && control.value !== value ? [[name, control.value]] : [],
      ),
  );
}

/** Takes in what a member has changed in a painted form while the application was taking it over. */
export function useTypedSince(form: RefObject<HTMLFormElement | null>): void {
  const { values, setValues } = useFormikContext<LogQueryValues>();
  const [hasHydrated] = useState(useIsHydrating());
  const takeIn = useEffectEvent((current: HTMLFormElement) => {
    const typed = typedInto(current, values);
    // Most have changed nothing: the form need not be rendered again.
    if (Object.keys(typed).length === 0) return;
    void setValues({ ...values, ...typed, ...('category' in typed && { subCategory: '' }) });
  });
  useLayoutEffect(() => {
    const { current } = form;
    if (hasHydrated && current) takeIn(current);
  }, [form, hasHydrated]);
}
