import { useEffect, useRef, useState } from 'react';
import { isPicture } from '../../domain/attachment-rules';
import { FileIcon } from '../FileIcon';
import { drawThumbnail } from './draw-thumbnail';

/**
 * What a picture shows, in small; the file icon for any other file, and for one that is too large or can't be read.
 * Drawn on a canvas: an image by an object URL would need leave of the page's content security policy.
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
