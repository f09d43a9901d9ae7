import { useEffect } from 'react';

const warned = new Set<string>();

/** Warns the portal's developer of each problem in an attribute of a part, once. */
export function useWarnings(attribute: string, problems: readonly string[]): void {
  useEffect(() => {
    for (const problem of problems.map((each) => `${attribute}, ${each}`)) {
      if (warned.has(problem)) continue;
      warned.add(problem);
      console.warn(`<medical-aid-inquiries>: in ${problem}`);
    }
  }, [attribute, problems]);
}
