import { useFormikContext } from 'formik';
import { useLayoutEffect, useState, type RefObject } from 'react';
import { useIsHydrating } from '../../../components/use-is-hydrating';
import type { LogQueryValues } from './log-query-values';

/** What the form's controls hold of these values, by their names. */
function typedInto({ elements }: HTMLFormElement, values: LogQueryValues): Partial<LogQueryValues> {
  const controls = Object.keys(values).map((name) => [name, elements.namedItem(name)] as const);
  return Object.fromEntries(
    controls
      .filter(([name]) => name !== 'files')
      .flatMap(([name, control]) => (control && 'value' in control ? [[name, control.value]] : [])),
  );
}

/** Takes in what a member has changed in a painted form while the application was taking it over. */
export function useTypedSince(form: RefObject<HTMLFormElement | null>): void {
  const { setValues } = useFormikContext<LogQueryValues>();
  const [hasHydrated] = useState(useIsHydrating());
  useLayoutEffect(() => {
    const { current } = form;
    if (!hasHydrated || !current) return;
    void setValues((values) => {
      const typed = typedInto(current, values);
      const isOther = typed.category !== values.category;
      return { ...values, ...typed, ...(isOther && { subCategory: '' }) };
    }, false);
  }, [form, hasHydrated, setValues]);
}
