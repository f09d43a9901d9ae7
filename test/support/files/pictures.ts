import { big } from './bytes';

type Draw = (context: CanvasRenderingContext2D, width: number, height: number) => void;

/** Draws stripes, like lines of print. */
export const stripes: Draw = (context, width, height) => {
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.fillStyle = 'black';
  for (let y = 0; y < height; y += 40) context.fillRect(0, y, width, 20);
};

/** Draws one colour. */
export const plain: Draw = (context, width, height) => {
  context.fillStyle = 'rgb(90, 90, 200)';
  context.fillRect(0, 0, width, height);
};

interface DrawnPicture {
  readonly width: number;
  readonly height: number;
  readonly draw?: Draw;
}

/** A picture encoded by the browser, as PNG or JPEG, by its name. */
export async function drawnPicture(
  name: string,
  { width, height, draw = stripes }: DrawnPicture,
): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The canvas can’t be drawn on');
  draw(context, width, height);
  const type = name.endsWith('.png') ? 'image/png' : 'image/jpeg';
  const picture = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type);
  });
  return new File([picture ?? ''], name, { type, lastModified: 1 });
}

/** A copy of a JPEG with an EXIF orientation. */
export async function turned(photo: File, orientation: number): Promise<File> {
  const bytes = new Uint8Array(await photo.arrayBuffer());
  const exif = [
    ...[0x45, 0x78, 0x69, 0x66, 0, 0],
    // Big-endian, with one entry: the orientation, as a short.
    ...[0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1],
    ...[0x01, 0x12, 0, 3, 0, 0, 0, 1, ...big(orientation, 2), 0, 0, 0, 0, 0, 0],
  ];
  const whole = new Uint8Array([
    ...[0xff, 0xd8, 0xff, 0xe1],
    ...big(exif.length + 2, 2),
    ...exif,
    ...bytes.subarray(2),
  ]);
  return new File([whole], photo.name, { type: photo.type, lastModified: 1 });
}
