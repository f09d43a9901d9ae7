import { fill } from '../text/fill';
import { shownFileName } from '../text/shown-text';
import { useText } from '../text/text-context';
import { Words } from '../ui/Words';
import { breaksRule, type Refused } from './list/attachment-list';

/** The specified message, followed by each refused file and its reason (@spec §5). */
export function Refusals({ refused }: { refused: readonly Refused[] }) {
  const { errors, refusals } = useText();
  return (
    <div className="field-error" part="error">
      {/* A duplicate breaks none of the rules in that message. */}
      {refused.some(breaksRule) && <p>{errors.attachments}</p>}
      <ul className="refusals">
        {refused.map(({ attachment: { file }, reason }, index) => (
          <li key={index}>
            <Words>{fill(refusals[reason], { fileName: shownFileName(file.name) })}</Words>
          </li>
        ))}
      </ul>
    </div>
  );
}
