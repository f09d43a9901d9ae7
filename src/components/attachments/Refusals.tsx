import type { Refusal } from '../../domain/attachment-rules';
import { useText } from '../../settings/text-context';
import { shownFileName } from '../../text/file-name';
import { fill } from '../../text/fill';

/** The specification's words, and beside them what is wrong with which file (@spec §5). */
export function Refusals({ refused }: { refused: readonly Refusal[] }) {
  const { errors, refusals } = useText();
  return (
    <div className="field-error" part="error">
      {/* The rules are not what is wrong with a file that is in the list already. */}
      {refused.some(({ reason }) => reason !== 'duplicate') && <p>{errors.attachments}</p>}
      <ul className="refusals">
        {refused.map(({ fileName, reason }, index) => (
          <li key={index}>{fill(refusals[reason], { fileName: shownFileName(fileName) })}</li>
        ))}
      </ul>
    </div>
  );
}
