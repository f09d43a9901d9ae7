import { useCallback, useId, useState } from 'react';
import { useOptionalText } from '../../components/optional/use-optional-text';
import { adoptStyles } from '../../host/adopt-styles';
import { fill } from '../../text/fill';
import { FILE_CHECKS_TEXTS } from '../../text/optional/file-checks';
import { shownFileName } from '../../text/shown-text';
import { useCatch } from '../../ui/use-catch';
import { drawLarge } from './draw-large';
import css from './file-checks.css';

adoptStyles(css);

interface LargePictureProps {
  readonly file: File;
  readonly id: string;
  readonly onFailure: () => void;
}

/** A picture as wide as the row, on a canvas, because a page's content security policy may forbid object URLs. */
function LargePicture({ file, id, onFailure }: LargePictureProps) {
  const [isDrawn, setIsDrawn] = useState(false);
  const draw = useCallback(
    (canvas: HTMLCanvasElement) => {
      const life = new AbortController();
      void drawLarge(file, canvas, life.signal)
        .catch(() => false)
        .then((hasDrawn) => {
          if (life.signal.aborted) return;
          if (hasDrawn) setIsDrawn(true);
          else onFailure();
        });
      return () => {
        life.abort();
      };
    },
    [file, onFailure],
  );
  return (
    <canvas
      ref={draw}
      id={id}
      className="look-large"
      hidden={!isDrawn}
      role="img"
      aria-label={shownFileName(file.name)}
    />
  );
}

/** A button over a picture’s thumbnail that shows and hides a large copy. */
export function Look({ file }: { readonly file: File }) {
  const { fileChecks } = useOptionalText(FILE_CHECKS_TEXTS);
  const [isOpen, setIsOpen] = useState(false);
  const caught = useCatch();
  const id = useId();
  const [close] = useState(() => () => {
    setIsOpen(false);
  });
  return (
    <>
      <button
        type="button"
        className="look"
        aria-label={fill(fileChecks.look, { fileName: shownFileName(file.name) })}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={caught(() => {
          setIsOpen((wasOpen) => !wasOpen);
        })}
      />
      {isOpen && <LargePicture file={file} id={id} onFailure={close} />}
    </>
  );
}
