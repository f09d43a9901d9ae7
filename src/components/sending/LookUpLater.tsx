import { useText } from '../../text/text-context';
import { Words } from '../../ui/Words';

/** Announces that a query whose answer was lost will be looked up once the browser is online. */
export function LookUpLater() {
  const { network } = useText();
  return (
    <p>
      <Words>{network.look}</Words>
    </p>
  );
}
