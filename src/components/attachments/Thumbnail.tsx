import { useEffect, useEffectEvent, useRef, useState, type ComponentType } from 'react';
import { isPicture } from '../../domain/attachment-rules';
import { useReportError } from '../../host/use-report-error';
import { loadedOnce } from '../later/loaded-once';
import { FileIcon } from './FileIcon';

/** One promise for all pictures, so that they are drawn in their order. */
const loadDrawing = loadedOnce(() => import('./pictures/draw-thumbnail'));

interface ThumbnailProps {
  readonly file: File;
  /** A button over a drawn picture, once it has loaded. */
  readonly Look?: ComponentType<{ file: File }> | undefined;
}

/**
 * A small copy of a picture; the file icon for other files, and for pictures that are too large or
 * unreadable. On a canvas, because a page's content security policy may forbid object URLs.
 */
export function Thumbnail({ file, Look }: ThumbnailProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setIsDrawn] = useState(false);
  const report = useEffectEvent(useReportError('thumbnail'));

  useEffect(() => {
    if (!isPicture(file.name) || !canvas.current) return;
    const life = new AbortController();
    const draw = async (target: HTMLCanvasElement) => {
      try {
        const { drawThumbnail } = await loadDrawing();
        if (await drawThumbnail(file, target, life.signal)) setIsDrawn(true);
      } catch (error) {
        report(error);
      }
    };
    void draw(canvas.current);
    return () => {
      life.abort();
    };
  }, [file]);

  return (
    <>
      <span className="thumbnail">
        <canvas ref={canvas} hidden={!isDrawn} aria-hidden="true" />
        {!isDrawn && <FileIcon fileName={file.name} />}
      </span>
      {isDrawn && Look && <Look file={file} />}
    </>
  );
}
