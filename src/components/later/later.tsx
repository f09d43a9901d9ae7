import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { useReportError } from '../../host/use-report-error';

/**
 * A part of a screen that loads when it is first rendered, with its own words and styles. Not by React's
 * `lazy`: a part that fails to load is reported and left out, and the screen around it stays.
 * @param name names the part in the report
 */
export function later<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return function Later(props) {
    const [Part, setPart] = useState<ComponentType<Props>>();
    const report = useEffectEvent(useReportError(name));
    useEffect(() => {
      load().then(
        (part) => {
          setPart(() => part);
        },
        (error: unknown) => {
          report(error);
        },
      );
    }, []);
    return Part ? <Part {...props} /> : null;
  };
}
