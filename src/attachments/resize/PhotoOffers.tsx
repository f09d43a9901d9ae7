import { useOptionalText } from '../../components/optional/use-optional-text';
import { adoptStyles } from '../../host/adopt-styles';
import { fill } from '../../text/fill';
import { RESIZE_TEXTS } from '../../text/optional/resize';
import { useText } from '../../text/text-context';
import { Button } from '../../ui/Button';
import { Words, type Elements } from '../../ui/Words';
import type { AttachmentListState } from '../list/attachment-list';
import css from './resize.css';
import type { Resizing } from './use-resizing';

adoptStyles(css);

interface PhotoOffersProps {
  readonly resizing: Resizing;
  readonly list: AttachmentListState;
  /** Texts without a button. */
  readonly notes?: readonly string[];
  /** The offered buttons. */
  readonly children: Elements;
}

/** Offers to make photos smaller. Once a button is pressed, progress and a cancel button replace the offers. */
export function PhotoOffers({ resizing, list, notes = [], children }: PhotoOffersProps) {
  const { common } = useText();
  const { resize } = useOptionalText(RESIZE_TEXTS);
  const { progress, tooMuch, cancel } = resizing;
  return (
    <div className="photo-offers" data-place>
      <div role="status" className="photo-notes">
        {notes.map((note) => (
          <p key={note} className="field-note">
            <Words>{note}</Words>
          </p>
        ))}
        {progress && (
          <p className="field-note">
            <Words>{fill(resize.working, { done: progress.done, count: progress.count })}</Words>
          </p>
        )}
        {/* Hidden once the files change, because the files may fit then. */}
        {tooMuch === list.files && (
          <p className="field-error">
            <Words>{resize.tooMuch}</Words>
          </p>
        )}
      </div>
      {progress ? (
        <Button onClick={cancel}>
          <Words>{common.cancel}</Words>
        </Button>
      ) : (
        children
      )}
    </div>
  );
}
