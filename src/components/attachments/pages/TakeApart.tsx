import { useLayoutEffect, useRef } from 'react';
import { fileExtension } from '../../../domain/attachment-rules';
import { takeApart } from '../../../domain/one-for-many';
import { shownFileName } from '../../../text/file-name';
import { fill } from '../../../text/fill';
import { PAGES_TEXTS } from '../../../text/later/pages';
import { useText } from '../../../text/text-context';
import { Button } from '../../../ui/Button';
import { useLaterStyles } from '../../later/use-later-styles';
import { useLaterText } from '../../later/use-later-text';
import { exchange } from '../exchange';
import { madeFrom } from '../made-from';
import type { Attachments } from '../use-attachments';
import { claimFocus } from './just-made';
import css from './TakeApart.css';

interface TakeApartProps {
  readonly file: File;
  readonly attachments: Attachments;
}

/** A button that puts the pictures of a made PDF back, in their order. */
export const TakeApart = ({ file, attachments }: TakeApartProps) =>
  fileExtension(file.name) === 'pdf' && madeFrom(file).length > 0 ? (
    <TakeApartButton file={file} attachments={attachments} />
  ) : null;

function TakeApartButton({ file, attachments }: TakeApartProps) {
  const { files } = attachments;
  const text = useText();
  const t = useLaterText(PAGES_TEXTS).pages;
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useLaterStyles(css, box);
  useLayoutEffect(() => {
    if (claimFocus(file)) button.current?.focus();
  }, [file]);

  const apart = () => {
    const list = box.current?.closest('ul');
    const place = files.indexOf(file);
    const { files: next, refusals } = takeApart(files, file, madeFrom(file));
    const count = next.length - files.length + 1;
    const said = count > 0 ? fill(text.attachments.added, { count }) : '';
    const put = (latest: readonly File[]) => (latest === files ? next : undefined);
    if (!exchange(attachments, { next: put, said, refusals })) return;
    // The first picture has the row of the PDF.
    const row = list?.children[Math.min(place, next.length - 1)];
    row?.querySelector('button')?.focus();
  };
  return (
    <div ref={box} className="take-apart">
      <Button ref={button} look="quiet" onClick={apart}>
        {fill(t.apart, { fileName: shownFileName(file.name) })}
      </Button>
    </div>
  );
}
