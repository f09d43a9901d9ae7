import { LINE_TEXTS } from '../../text/later/line';
import { Words } from '../../ui/Words';
import { useLaterText } from '../later/use-later-text';

/** Says that a query whose answer was lost is looked up once the browser is online. */
export function LookUpLater() {
  const { line } = useLaterText(LINE_TEXTS);
  return (
    <p>
      <Words>{line.look}</Words>
    </p>
  );
}
