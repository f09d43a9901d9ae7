/**
 * The context of a canvas whose pixels are read. Undefined for lack of memory, and where a browser resists
 * fingerprinting, because it then returns other pixels than were drawn.
 */
export function readableContext(canvas: HTMLCanvasElement): CanvasRenderingContext2D | undefined {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return undefined;
  context.fillStyle = 'black';
  context.fillRect(0, 0, 1, 1);
  const [red = 255, green = 255, blue = 255] = context.getImageData(0, 0, 1, 1).data;
  return Math.max(red, green, blue) < 8 ? context : undefined;
}
