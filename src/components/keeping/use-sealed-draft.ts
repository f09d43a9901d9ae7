import { pageIdle } from '../../host/page-idle';
import { useSettings } from '../../settings/settings-context';
import { useLater } from '../later/later';

const load = async () => {
  await pageIdle();
  return (await import('./sealed-draft')).sealedDraft;
};

/** What keeps a form's draft on the device; undefined where the portal does not want that, and until it has loaded. */
export function useSealedDraft() {
  const isWanted = useSettings().drafts !== 'memory';
  const part = useLater('drafts', load, isWanted);
  return isWanted ? part : undefined;
}
