import { useOptionalText } from '../../components/optional/use-optional-text';
import { adoptStyles } from '../../host/adopt-styles';
import { fill } from '../../text/fill';
import { PAGES_TEXTS } from '../../text/optional/pages';
import { shownFileName } from '../../text/shown-text';
import { Button } from '../../ui/Button';
import type { AttachmentProps } from '../list/attachment-store';
import { dispatchHelp } from '../list/next-by-help';
import css from './SplitPdf.css';

adoptStyles(css);

/** A button that lists the pictures of a made PDF again, in their order. */
export const SplitPdf = (props: AttachmentProps) =>
  props.attachment.madeFrom ? <SplitButton {...props} /> : null;

function SplitButton({ attachment, store }: AttachmentProps) {
  const { id, file, madeFrom = [] } = attachment;
  const t = useOptionalText(PAGES_TEXTS).pages;
  const split = () => {
    dispatchHelp(store, {
      type: 'exchanged',
      from: [id],
      to: madeFrom,
      isWhole: false,
      movesFocus: true,
    });
  };
  return (
    <div className="split-pdf">
      <Button look="quiet" onClick={split}>
        {fill(t.split, { fileName: shownFileName(file.name) })}
      </Button>
    </div>
  );
}
