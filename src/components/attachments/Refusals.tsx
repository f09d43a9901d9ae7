import type { Refusal } from '../../domain/attachment-rules';
import { shownFileName } from '../../text/file-name';
import { fill } from '../../text/fill';
import { useText } from '../../text/text-context';
import { Words } from '../../ui/Words';

/** The specified message, followed by each refused file and its reason (@spec §5). */
export function Refusals({ refused }: { refused: readonly Refusal[] }) {
  const { errors, refusals } = useText();
  return (
    <div className="field-error" part="error">
      {/* A duplicate breaks none of the rules in that message. */}
      {refused.some(({ reason }) => reason !== 'duplicate') && <p>{errors.attachments}</p>}
      <ul className="refusals">
        {refused.map(({ file, reason }, index) => (
          <li key={index}>
            <Words>{fill(refusals[reason], { fileName: shownFileName(file.name) })}</Words>
          </li>
        ))}
      </ul>
    </div>
  );
}
