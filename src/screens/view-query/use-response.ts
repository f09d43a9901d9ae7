import { useApi } from '../../api/api-context';
import type { ReferenceNumber } from '../../domain/reference-number';
import { useEmit } from '../../host/host-context';
import type { EmailedResponse } from '../../html/response/response';
import type { Origin } from '../../origins';
import { useApiQuery } from '../../requests/use-api-query';
import { useSettings } from '../../settings/settings-context';
import { useText } from '../../text/text-context';
import { useOfStore } from '../../ui/use-store';
import { useVisit } from '../../visit/visit-context';

interface ResponseQuestion {
  readonly reference: ReferenceNumber;
  readonly origin: Origin;
  /** Nothing is requested before. */
  readonly isWanted: boolean;
}

const keyOf = (origin: Origin, reference: ReferenceNumber) => ['response', origin.name, reference];

/** Whether the member has found in this visit that a query was answered. */
export function useIsAnswered(reference: ReferenceNumber, { name }: Origin): boolean {
  return useOfStore(useVisit().contact(name).answered, (answered) => answered.has(reference));
}

/** Reads the emailed response to a query (@spec §4); null if there is none yet. */
export function useResponse({ reference, origin, isWanted }: ResponseQuestion) {
  const { response } = useText();
  const { memberQueries } = useApi();
  const { trustedOrigins } = useSettings();
  const { answered } = useVisit().contact(origin.name);
  const emit = useEmit();
  const onPlain = () => {
    emit('element-error', { message: 'A response is shown without its styles' });
  };
  return useApiQuery<EmailedResponse | null>(
    isWanted ? keyOf(origin, reference) : null,
    async (signal) => {
      const encoded = await memberQueries.agentResponse(reference, origin.wireCode, { signal });
      if (encoded.trim() === '') return null;
      const { readResponse } = await import('../../html/response/response');
      const read = readResponse(encoded, {
        quoted: response.quoted,
        onPlain,
        trustedOrigins,
      });
      signal.throwIfAborted();
      answered.set(new Set([...answered.get(), reference]));
      return read;
    },
  );
}
