import { useEffect, useState } from 'react';

/**
 * False for a component's first rendering. Screen readers announce only text that is added to an existing live
 * region.
 */
export function useRegionFirst(): boolean {
  const [hasRegion, setHasRegion] = useState(false);
  useEffect(() => {
    setHasRegion(true);
  }, []);
  return hasRegion;
}
