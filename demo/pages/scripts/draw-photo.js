const LINES = 30;

/** Adds the grain of a camera's sensor, which makes a photo as large as it is. */
function addGrain(context, { width, height }) {
  const picture = context.getImageData(0, 0, width, height);
  const { data } = picture;
  for (let at = 0; at < data.length; at += 4) {
    const grain = Math.random() * 24 - 12;
    for (const channel of [0, 1, 2]) data[at + channel] += grain;
  }
  context.putImageData(picture, 0, 0);
}

/** Draws a page as a phone takes it, three to four, as a JPEG. At a width of 3024 it has 12 megapixels. */
export async function drawPhoto(number, width) {
  const canvas = Object.assign(document.createElement('canvas'), {
    width,
    height: (width / 3) * 4,
  });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context.fillStyle = '#efece4';
  context.fillRect(0, 0, width, canvas.height);
  context.fillStyle = '#222';
  context.font = `${width / 54}px sans-serif`;
  for (let line = 1; line <= LINES; line += 1) {
    const text = `Page ${number}, line ${line}: consultation, 12 March 2026, R 640.00`;
    context.fillText(text, width / 12, (width / 25) * (line + 2));
  }
  addGrain(context, canvas);
  const { promise, resolve } = Promise.withResolvers();
  canvas.toBlob(resolve, 'image/jpeg', 0.92);
  const type = 'image/jpeg';
  return new File([await promise], `page-${number}.jpg`, { type, lastModified: Date.now() });
}
