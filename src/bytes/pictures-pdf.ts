import type { BareJpeg } from './bare-jpeg';
import { latin1Bytes } from './latin1';

/** A4, in points: a 72nd of an inch. */
const SHORT_SIDE = 595.28;
const LONG_SIDE = 841.89;
const MARGIN = 18;

/** Four bytes above 127 in the second line make programs treat the file as binary. */
const HEADER = '%PDF-1.4\n%\xe2\xe3\xcf\xd3\n';

const COLOURS = new Map([
  [1, '/DeviceGray'],
  [4, '/DeviceCMYK'],
]);

/** The total bytes of parts. */
export const sizeOf = (parts: readonly Uint8Array[]) =>
  parts.reduce((sum, part) => sum + part.length, 0);

type Parts = readonly Uint8Array<ArrayBuffer>[];

const streamOf = (entries: string, content: Parts): Parts => [
  latin1Bytes(`<<${entries}/Length ${String(sizeOf(content))}>>\nstream\n`),
  ...content,
  latin1Bytes('\nendstream'),
];

/** The size of an A4 page, oriented like the picture, and the picture's box in its centre. */
function layout({ width, height }: BareJpeg) {
  const [pageWidth, pageHeight] =
    width > height ? [LONG_SIDE, SHORT_SIDE] : [SHORT_SIDE, LONG_SIDE];
  const scale = Math.min((pageWidth - 2 * MARGIN) / width, (pageHeight - 2 * MARGIN) / height);
  const [boxWidth, boxHeight] = [width * scale, height * scale];
  const points = (...lengths: number[]) => lengths.map((length) => length.toFixed(2)).join(' ');
  return {
    page: points(pageWidth, pageHeight),
    // Relative to the lower left corner.
    matrix: `${points(boxWidth, 0, 0, boxHeight)} ${points((pageWidth - boxWidth) / 2, (pageHeight - boxHeight) / 2)}`,
  };
}

/** The three objects of a page, numbered from `number`. */
function pageObjects(picture: BareJpeg, number: number): readonly Parts[] {
  const { page, matrix } = layout(picture);
  const colours = COLOURS.get(picture.components) ?? '/DeviceRGB';
  return [
    [
      latin1Bytes(
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${page}]/Contents ${String(number + 1)} 0 R` +
          `/Resources<</XObject<</I ${String(number + 2)} 0 R>>>>>>`,
      ),
    ],
    streamOf('', [latin1Bytes(`q ${matrix} cm /I Do Q`)]),
    streamOf(
      `/Type/XObject/Subtype/Image/Width ${String(picture.width)}/Height ${String(picture.height)}` +
        `/ColorSpace${colours}/BitsPerComponent 8/Filter/DCTDecode`,
      picture.parts,
    ),
  ];
}

/** The first page's number, after the catalogue and the list of pages. */
const FIRST = 3;
const OBJECTS_A_PAGE = 3;

/**
 * A PDF (ISO 32000-1) with a page for each picture. It contains no date, device or program.
 * @returns its bytes, in parts
 */
export function picturesPdf(pictures: readonly BareJpeg[]): Parts {
  const pages = pictures.map((_, index) => `${String(FIRST + OBJECTS_A_PAGE * index)} 0 R`);
  const objects = [
    [latin1Bytes('<</Type/Catalog/Pages 2 0 R>>')],
    [latin1Bytes(`<</Type/Pages/Count ${String(pages.length)}/Kids[${pages.join(' ')}]>>`)],
    ...pictures.flatMap((picture, index) => pageObjects(picture, FIRST + OBJECTS_A_PAGE * index)),
  ];
  const file = [latin1Bytes(HEADER)];
  let length = sizeOf(file);
  // Each entry has twenty bytes.
  const places = objects.map((object, index) => {
    const place = `${String(length).padStart(10, '0')} 00000 n \n`;
    const parts = [
      latin1Bytes(`${String(index + 1)} 0 obj\n`),
      ...object,
      latin1Bytes('\nendobj\n'),
    ];
    file.push(...parts);
    length += sizeOf(parts);
    return place;
  });
  const count = String(objects.length + 1);
  file.push(
    latin1Bytes(
      `xref\n0 ${count}\n0000000000 65535 f \n${places.join('')}` +
        `trailer\n<</Size ${count}/Root 1 0 R>>\nstartxref\n${String(length)}\n%%EOF\n`,
    ),
  );
  return file;
}
