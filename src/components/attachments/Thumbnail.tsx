import { useEffect, useRef, useState } from 'react';
import { isPicture } from '../../domain/attachment-rules';
import { FileIcon } from '../FileIcon';

/** The height that a picture is decoded to, in pixels: twice what it takes on screen. */
const HEIGHT = 96;

/**
 * What a picture shows, in small; the file icon for any other file, and for one that can't be read.
 * Drawn on a canvas: an image by an object URL would need leave of the page's content security policy.
 */
export function Thumbnail({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setIsDrawn] = useState(false);

  useEffect(() => {
    if (!isPicture(file.name)) return;
    let isWanted = true;
    const draw = async () => {
      const picture = await createImageBitmap(file, { resizeHeight: HEIGHT });
      if (isWanted && canvas.current) {
        Object.assign(canvas.current, { width: picture.width, height: picture.height });
        canvas.current.getContext('2d')?.drawImage(picture, 0, 0);
        setIsDrawn(true);
      }
      picture.close();
    };
    // A picture that can't be shown can still be sent.
    draw().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [file]);

  return (
    <span className="thumbnail">
      <canvas ref={canvas} hidden={!isDrawn} aria-hidden="true" />
      {!isDrawn && <FileIcon fileName={file.name} />}
    </span>
  );
}
