import { expect } from '@open-wc/testing';
import { bareJpeg } from '../../../src/bytes/bare-jpeg';
import { picturesPdf } from '../../../src/bytes/pictures-pdf';

const segment = (marker: number, ...content: readonly number[]) => [
  0xff,
  marker,
  (content.length + 2) >> 8,
  (content.length + 2) & 0xff,
  ...content,
];
const ascii = (text: string) => [...text].map((character) => character.charCodeAt(0));
const JFIF = segment(0xe0, ...ascii('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0);
const EXIF = segment(0xe1, ...ascii('Exif\0\0'), 1, 2, 3);
const PROFILE = segment(0xe2, ...ascii('ICC_PROFILE\0'), 1, 1);
const ADOBE = segment(0xee, ...ascii('Adobe'), 0, 100, 0, 0, 0, 0, 1);
const COMMENT = segment(0xfe, ...ascii('Exif of my phone'));
const frame = (width: number, height: number, components = 3) =>
  segment(
    0xc0,
    8,
    height >> 8,
    height & 0xff,
    width >> 8,
    width & 0xff,
    components,
    ...Array.from({ length: components }, (_, index) => [index + 1, 0x11, 0]).flat(),
  );
/** What looks like metadata after the start of the scan is the picture's. */
const SCAN = [...segment(0xda, 1, 1, 0, 0, 63, 0), 1, 2, 0xff, 0xe1, 0xff, 0xd9];

const jpeg = (...segments: readonly (readonly number[])[]) =>
  new Uint8Array([0xff, 0xd8, ...segments.flat()]);

const joined = (parts: readonly Uint8Array[]) => parts.flatMap((part) => [...part]);
const textOf = (parts: readonly Uint8Array[]) => String.fromCharCode(...joined(parts));

describe('a JPEG without metadata', () => {
  it('keeps what its pixels need, byte for byte', () => {
    const bare = bareJpeg(jpeg(JFIF, EXIF, PROFILE, COMMENT, ADOBE, frame(300, 200), SCAN));
    expect(joined(bare.parts)).to.deep.equal([...jpeg(JFIF, ADOBE, frame(300, 200), SCAN)]);
    expect([bare.width, bare.height, bare.components]).to.deep.equal([300, 200, 3]);
  });

  for (const [what, bytes] of [
    ['nothing', []],
    ['another type', ascii('%PDF-1.4 and more')],
    ['a JPEG that ends in its header', jpeg(JFIF, EXIF).subarray(0, 30)],
    ['a JPEG without a frame', jpeg(JFIF, SCAN)],
  ] as const)
    it(`is not made of ${what}`, () => {
      expect(() => bareJpeg(new Uint8Array(bytes))).to.throw(RangeError);
    });
});

describe('a PDF of pictures', () => {
  const pictures = [
    jpeg(JFIF, frame(300, 200), SCAN),
    jpeg(EXIF, frame(1000, 2200), SCAN),
    jpeg(frame(500, 500, 1), SCAN),
    jpeg(frame(10, 10, 4), SCAN),
  ].map(bareJpeg);
  const text = textOf(picturesPdf(pictures));

  it('names the place of each object, and of the table', () => {
    const [, start] = /startxref\n(\d+)\n%%EOF\n$/.exec(text) ?? [];
    const [, table = ''] = /xref\n0 15\n([^]*)trailer/.exec(text) ?? [];
    expect(text.slice(Number(start), Number(start) + 5)).to.equal('xref\n');
    const entries = table.match(/.{18} \n/g) ?? [];
    expect(entries).to.have.lengthOf(1 + 2 + 3 * pictures.length);
    entries.slice(1).forEach((entry, index) => {
      expect(text.slice(Number(entry.slice(0, 10)))).to.match(
        new RegExp(`^${String(index + 1)} 0 obj\n`),
      );
    });
  });

  it('has A4 pages that are turned like their pictures, with a margin of 18 points', () => {
    const boxes = [...text.matchAll(/MediaBox\[([^\]]*)\]/g)].map(([, box]) => box);
    const tall = '0 0 595.28 841.89';
    expect(boxes).to.deep.equal(['0 0 841.89 595.28', tall, tall, tall]);
    const places = [...text.matchAll(/q (.*) cm/g)].map(([, matrix = '']) =>
      matrix.split(' ').map(Number),
    );
    const [wide, narrow, square] = places;
    expect(wide).to.deep.equal([805.89, 0, 0, 537.26, 18, 29.01]);
    expect(narrow?.[3]).to.equal(805.89);
    expect(square).to.deep.equal([559.28, 0, 0, 559.28, 18, 141.31]);
  });

  it('names each picture’s size and colours, and how long it is', () => {
    const images = [...text.matchAll(/\/Image\/Width (\d+)\/Height (\d+)\/ColorSpace\/(\w+)/g)];
    expect(images.map(([, ...facts]) => facts.join(' '))).to.deep.equal([
      '300 200 DeviceRGB',
      '1000 2200 DeviceRGB',
      '500 500 DeviceGray',
      '10 10 DeviceCMYK',
    ]);
    for (const [, length, content] of text.matchAll(
      /\/Length (\d+)>>\nstream\n([^]*?)\nendstream/g,
    ))
      expect(content).to.have.lengthOf(Number(length));
  });

  it('says nothing of its making', () => {
    expect(text).not.to.match(/Exif|Date|Producer|Creator|\/Info|\/ID/);
  });
});
