/** Draws on a canvas of the given size. */
type Paint = (context: CanvasRenderingContext2D, width: number, height: number) => void;

export interface PhotoFacts {
  readonly width?: number;
  readonly height?: number;
  readonly paint?: Paint;
  readonly type?: string;
  readonly quality?: number;
  readonly lastModified?: number;
  /** The EXIF orientation of a turned camera, from 1 to 8. */
  readonly orientation?: number;
  /** Bytes of metadata. */
  readonly padding?: number;
}

async function drawn(
  width: number,
  height: number,
  paint: Paint,
  type: string,
  quality: number,
): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The canvas can’t be drawn on');
  paint(context, width, height);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type, quality);
  });
  if (blob?.type !== type) throw new Error(`The engine writes no ${type}`);
  return blob;
}

/** Paints grain, which compresses badly, so that a JPEG becomes large. */
export const grain: Paint = (context, width, height) => {
  const tile = context.createImageData(256, 256);
  for (let at = 0; at < tile.data.length; at += 4) {
    const light = 60 + Math.random() * 130;
    tile.data.set([light, light + 10 * Math.random(), light, 255], at);
  }
  for (let top = 0; top < height; top += 256)
    for (let left = 0; left < width; left += 256) context.putImageData(tile, left, top);
};

/** The colours of a picture's corners: top left, top right, bottom left, bottom right. */
export const CORNERS = ['red', 'lime', 'blue', 'black'] as const;

export const corners: Paint = (context, width, height) => {
  const [w, h] = [width / 2, height / 2];
  for (const [index, colour] of CORNERS.entries()) {
    context.fillStyle = colour;
    context.fillRect((index % 2) * w, index < 2 ? 0 : h, w, h);
  }
};

/** Segments of a JPEG before its picture: its orientation as EXIF, and zeros. */
function segments(orientation: number | undefined, padding: number): Uint8Array<ArrayBuffer>[] {
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0];
  const exif = [...'Exif\0\0'].map((letter) => letter.charCodeAt(0));
  const payload = [...exif, ...tiff, orientation ?? 0, 0, 0, 0, 0, 0, 0];
  const app1 = orientation ? [0xff, 0xe1, 0, payload.length + 2, ...payload] : [];
  const filler = new Uint8Array(0x10001);
  filler.set([0xff, 0xed, 0xff, 0xff]);
  const fillers = Array.from({ length: Math.ceil(padding / filler.length) }, () => filler);
  return [new Uint8Array(app1), ...fillers];
}

export async function photo(name: string, facts: PhotoFacts = {}): Promise<File> {
  const { width = 2000, height = 1500, paint = grain, type = 'image/jpeg' } = facts;
  const drawing = await drawn(width, height, paint, type, facts.quality ?? 0.95);
  const before = segments(facts.orientation, facts.padding ?? 0);
  // In one piece, because Firefox decodes no picture whose first piece has only two bytes.
  const whole = await new Blob([drawing.slice(0, 2), ...before, drawing.slice(2)]).arrayBuffer();
  return new File([whole], name, { type, lastModified: facts.lastModified ?? 1 });
}

/** A photo of at least the given size in bytes. Grain makes it large, and metadata fill the rest. */
export async function heavyPhoto(
  name: string,
  bytes: number,
  facts: PhotoFacts = {},
): Promise<File> {
  const small = await photo(name, { width: 640, height: 480, ...facts });
  return photo(name, { width: 640, height: 480, ...facts, padding: bytes - small.size });
}

/** The colours in the corners of a picture, and its size. */
export async function look(file: Blob) {
  const picture = await createImageBitmap(file);
  const { width, height } = picture;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  context?.drawImage(picture, 0, 0);
  const colourAt = (x: number, y: number) => {
    const [red = 0, green = 0, blue = 0] =
      context?.getImageData(Math.floor(x * width), Math.floor(y * height), 1, 1).data ?? [];
    if (Math.min(red, green, blue) > 200) return 'white';
    if (red > 200) return 'red';
    if (green > 200) return 'lime';
    return blue > 200 ? 'blue' : 'black';
  };
  const places = [0.25, 0.75].flatMap((y) => [0.25, 0.75].map((x) => colourAt(x, y)));
  return { width, height, corners: places };
}
