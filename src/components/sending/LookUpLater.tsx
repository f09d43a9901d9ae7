import { NETWORK_TEXTS } from '../../text/optional/network';
import { Words } from '../../ui/Words';
import { useOptionalText } from '../optional/use-optional-text';

/** Announces that a query whose answer was lost will be looked up once the browser is online. */
export function LookUpLater() {
  const { network } = useOptionalText(NETWORK_TEXTS);
  return (
    <p>
      <Words>{network.look}</Words>
    </p>
  );
}
