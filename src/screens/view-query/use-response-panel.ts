import { useState } from 'react';
import type { ReferenceNumber } from '../../domain/reference-number';
import type { Origin } from '../../origins';
import { useResponse } from './use-response';

/** The panel of a query's response, which is read when the panel is first opened. */
export interface ResponsePanel {
  readonly response: ReturnType<typeof useResponse>;
  readonly isOpen: boolean;
  /** Whether the last read found that there is no response yet. */
  readonly isMissing: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

export function useResponsePanel(reference: ReferenceNumber, origin: Origin): ResponsePanel {
  const [panel, setPanel] = useState<'unopened' | 'open' | 'closed'>('unopened');
  const response = useResponse({ reference, origin, isWanted: panel !== 'unopened' });
  return {
    response,
    isOpen: panel === 'open',
    isMissing: response.data === null && response.error === undefined && !response.isLoading,
    open: () => {
      setPanel('open');
      // There was no response at the last read, but there may be one now.
      if (response.data === null) void response.mutate();
    },
    close: () => {
      setPanel('closed');
    },
  };
}
