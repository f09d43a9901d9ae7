import { useCallback, useState, type ComponentType } from 'react';
import { isPicture } from '../domain/attachment-rules';
import { loadedOnce } from '../domain/loaded-once';
import { useReportError } from '../host/use-report-error';
import { FileIcon } from './FileIcon';

/** A single promise for all pictures, so that they are drawn in order. */
const loadDrawing = loadedOnce(() => import('./pictures/draw-thumbnail'));

interface ThumbnailProps {
  readonly file: File;
  /** A button over a drawn picture, once it has loaded. */
  readonly Look?: ComponentType<{ file: File }> | undefined;
}

/**
 * A small copy of a picture. Other files, and pictures that are too large or unreadable, have a file icon. Drawn on a
 * canvas, because a page's content security policy may forbid object URLs.
 */
export function Thumbnail({ file, Look }: ThumbnailProps) {
  const [isDrawn, setIsDrawn] = useState(false);
  const report = useReportError('thumbnail');
  const onShown = useCallback(
    (canvas: HTMLCanvasElement) => {
      const life = new AbortController();
      const draw = async () => {
        const { drawThumbnail } = await loadDrawing();
        if (await drawThumbnail(file, canvas, life.signal)) setIsDrawn(true);
      };
      draw().catch(report);
      return () => {
        life.abort();
      };
    },
    [file, report],
  );

  return (
    <>
      <span className="thumbnail">
        <canvas
          ref={isPicture(file.name) ? onShown : undefined}
          hidden={!isDrawn}
          aria-hidden="true"
        />
        {!isDrawn && <FileIcon fileName={file.name} />}
      </span>
      {isDrawn && Look && <Look file={file} />}
    </>
  );
}
