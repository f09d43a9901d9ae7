import { LINE_TEXTS } from '../../text/optional/line';
import { Words } from '../../ui/Words';
import { useOptionalText } from '../optional/use-optional-text';

/** Announces that a query whose answer was lost will be looked up once the browser is online. */
export function LookUpLater() {
  const { line } = useOptionalText(LINE_TEXTS);
  return (
    <p>
      <Words>{line.look}</Words>
    </p>
  );
}
