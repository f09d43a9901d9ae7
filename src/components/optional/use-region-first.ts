import { useEffect, useState } from 'react';

/** False for a component's first rendering: words that follow their live region are announced by screen readers. */
export function useRegionFirst(): boolean {
  const [hasRegion, setHasRegion] = useState(false);
  useEffect(() => {
    setHasRegion(true);
  }, []);
  return hasRegion;
}
