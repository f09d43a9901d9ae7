import { useApi } from '../../api/api-context';
import { useRead } from '../../components/use-read';
import type { ReferenceNumber } from '../../domain/reference-number';
import type { Letter } from '../../html/letter';
import type { Origin } from '../../origins';
import { useText } from '../../settings/text-context';

interface LetterQuestion {
  readonly reference: ReferenceNumber;
  readonly origin: Origin;
  /** Nothing is asked before. */
  readonly isWanted: boolean;
}

/** The emailed response to a query, read once it is wanted (@spec §4); null is no response yet. */
export function useLetter({ reference, origin, isWanted }: LetterQuestion) {
  const { response } = useText();
  const { memberQueries } = useApi();
  return useRead<Letter | null>(
    isWanted ? ['response', origin.name, reference] : null,
    async (signal) => {
      const encoded = await memberQueries.agentResponse(reference, origin.wireCode, { signal });
      if (encoded.trim() === '') return null;
      const { readLetter } = await import('../../html/letter');
      return readLetter(encoded, { quoted: response.quoted });
    },
  );
}
