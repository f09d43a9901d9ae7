import { useEffect, useRef, useState } from 'react';
import { isPicture } from '../../domain/attachment-rules';
import { drawThumbnail } from './draw-thumbnail';
import { FileIcon } from './FileIcon';

/**
 * A small copy of a picture; the file icon for other files, and for pictures that are too large or
 * unreadable. On a canvas, because a page's content security policy may forbid object URLs.
 */
export function Thumbnail({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setIsDrawn] = useState(false);

  useEffect(() => {
    if (!isPicture(file.name) || !canvas.current) return;
    const life = new AbortController();
    const draw = async (target: HTMLCanvasElement) => {
      if (await drawThumbnail(file, target, life.signal)) setIsDrawn(true);
    };
    void draw(canvas.current);
    return () => {
      life.abort();
    };
  }, [file]);

  return (
    <span className="thumbnail">
      <canvas ref={canvas} hidden={!isDrawn} aria-hidden="true" />
      {!isDrawn && <FileIcon fileName={file.name} />}
    </span>
  );
}
