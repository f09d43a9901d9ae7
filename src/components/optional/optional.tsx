import { useEffect, useState, type ComponentType } from 'react';
import { useReportError } from '../../host/use-report-error';

/**
 * A part that loads once it is needed; undefined until then. Not React's `lazy`, because a part that fails to load
 * must be reported and omitted while the screen around it stays.
 * @param name names the part in the report
 * @param screen loads a part that has failed again once this changes
 */
export function useOptional<Part>(
  name: string,
  load: () => Promise<Part>,
  isNeeded = true,
  screen?: string,
): Part | undefined {
  const [part, setPart] = useState<Part>();
  const report = useReportError(name);
  const isMissing = isNeeded && part === undefined;
  useEffect(() => {
    if (!isMissing) return;
    load().then((loaded) => {
      setPart(() => loaded);
    }, report);
  }, [load, isMissing, report, screen]);
  return part;
}

/** A part of a screen that loads when it is first rendered, with its texts and styles. */
export function optional<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return function Optional(props) {
    const Part = useOptional(name, load);
    return Part ? <Part {...props} /> : null;
  };
}
