import { useApi } from '../../api/api-context';
import { useRead } from '../../components/use-read';
import type { ReferenceNumber } from '../../domain/reference-number';
import { useAnnounce } from '../../host/host-context';
import type { Letter } from '../../html/letter';
import type { Origin } from '../../origins';
import { useSettings } from '../../settings/settings-context';
import { useText } from '../../settings/text-context';

interface LetterQuestion {
  readonly reference: ReferenceNumber;
  readonly origin: Origin;
  /** Nothing is asked before. */
  readonly isWanted: boolean;
}

/** Reports a letter that is shown without what only decorates it. */
export function useLooksLost(): () => void {
  const announce = useAnnounce();
  return () => {
    announce('element-error', { message: 'A response is shown without its own looks' });
  };
}

/** The emailed response to a query, read once it is wanted (@spec §4); null is no response yet. */
export function useLetter({ reference, origin, isWanted }: LetterQuestion) {
  const { response } = useText();
  const { memberQueries } = useApi();
  const { siteRoot } = useSettings();
  const onPlain = useLooksLost();
  return useRead<Letter | null>(
    isWanted ? ['response', origin.name, reference] : null,
    async (signal) => {
      const encoded = await memberQueries.agentResponse(reference, origin.wireCode, { signal });
      if (encoded.trim() === '') return null;
      const portal = new URL(siteRoot).hostname;
      const { readLetter } = await import('../../html/letter');
      return readLetter(encoded, { quoted: response.quoted, onPlain, portal });
    },
  );
}
