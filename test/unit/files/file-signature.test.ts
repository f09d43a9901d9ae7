import { expect } from '@open-wc/testing';
import { contradictsName } from '../../../src/domain/file-signature';

const EXTENSIONS = ['pdf', 'png', 'jpg', 'jpeg', 'tiff', 'doc', 'docx'];
const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const utf8 = (text: string) => new TextEncoder().encode(text);

/** UTF-16 bytes of a text. */
const utf16 = (text: string, isLittle: boolean) =>
  Uint8Array.from(
    [...text].flatMap((letter) =>
      isLittle ? [letter.charCodeAt(0), 0] : [0, letter.charCodeAt(0)],
    ),
  );
const marked = (mark: readonly number[], bytes: Uint8Array) => Uint8Array.from([...mark, ...bytes]);
const SVG = '<svg xmlns="http://www.w3.org/2000/svg">';

/** The names, of those that may be attached, under which a file is taken. */
const takenAs = (bytes: Uint8Array) =>
  EXTENSIONS.filter((extension) => !contradictsName(`a.${extension}`, bytes)).join(' ');

const WORD = 'doc docx';
const ANY = EXTENSIONS.join(' ');

describe('the signature of a file', () => {
  const table: Readonly<Record<string, readonly [bytes: Uint8Array, names: string]>> = {
    PDF: [latin1('%PDF-1.7'), 'pdf'],
    PNG: [latin1('\x89PNG\r\n\x1a\n'), 'png'],
    JPEG: [latin1('\xff\xd8\xff\xe0'), 'jpg jpeg'],
    'TIFF, little-endian': [latin1('II*\0'), 'tiff'],
    'TIFF, big-endian': [latin1('MM\0*'), 'tiff'],
    BigTIFF: [latin1('II+\0'), 'tiff'],
    'an OLE file': [latin1('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'), WORD],
    'a ZIP file': [latin1('PK\x03\x04'), 'docx'],
    'rich text': [latin1('{\\rtf1\\ansi'), WORD],
    GIF: [latin1('GIF89a'), ''],
    HEIC: [latin1('\0\0\0\x18ftypheic'), ''],
    'HEIC of many brands': [latin1('\0\0\0\x2cftypmif1'), ''],
    AVIF: [latin1('\0\0\0\x20ftypavif'), ''],
    'AVIF of very many brands': [latin1('\0\0\x01\x20ftypavif'), ''],
    MP4: [latin1('\0\0\0\x18ftypmp42'), ''],
    WebP: [latin1('RIFF\x24\x10\0\0WEBPVP8 '), ''],
    WAV: [latin1('RIFF\x24\x10\0\0WAVEfmt '), ''],
    BMP: [latin1('BM\x36\x10\0\0\0\0\0\0\x36\0'), ''],
    'an icon': [latin1('\0\0\x01\0\x01\0\x10\x10'), ''],
    'JPEG XL': [latin1('\xff\x0a'), ''],
    'JPEG 2000': [latin1('\0\0\0\x0cjP  \r\n\x87\n'), ''],
    Photoshop: [latin1('8BPS\0\x01'), ''],
    PostScript: [latin1('%!PS-Adobe-3.0 EPSF'), ''],
    MP3: [latin1('ID3\x03\0'), ''],
    Ogg: [latin1('OggS\0'), ''],
    RAR: [latin1('Rar!\x1a\x07'), ''],
    '7z': [latin1('7z\xbc\xaf\x27\x1c'), ''],
    gzip: [latin1('\x1f\x8b\x08'), ''],
    'a program of Windows': [latin1('MZ\x90\0'), ''],
    'a program of Linux': [latin1('\x7fELF'), ''],
    SVG: [utf8('<svg xmlns="http://www.w3.org/2000/svg">'), WORD],
    'SVG with a declaration': [utf8('\ufeff<?xml version="1.0"?>\n<svg>'), WORD],
    HTML: [utf8('\n\n  <!DOCTYPE html><title>Log in</title>'), WORD],
    'HTML without a doctype': [utf8('<HTML lang="en">'), WORD],
    'HTML after a comment': [utf8('<!-- saved --><html>'), WORD],
    'SVG in UTF-16, little-endian': [marked([0xff, 0xfe], utf16(SVG, true)), WORD],
    'HTML in UTF-16, big-endian': [marked([0xfe, 0xff], utf16('\n<!doctype html>', false)), WORD],
    'XML in UTF-16 without a mark': [utf16('<?xml version="1.0"?>', true), WORD],
    'text in UTF-16': [marked([0xff, 0xfe], utf16('The wide world', true)), ANY],
    EMF: [latin1(`\x01\0\0\0\x6c\0\0\0${'\0'.repeat(32)} EMF\0\0\x01\0`), ''],
    'bytes that begin as EMF does': [latin1(`\x01\0\0\0${'\0'.repeat(60)}`), ANY],
    WMF: [latin1('\x01\0\x09\0\0\x03\x10\0'), ''],
    'WMF with its place': [latin1('\xd7\xcd\xc6\x9a\0\0'), ''],
    'a PDF after a byte order mark and white space': [utf8('\ufeff\r\n %PDF-1.4'), ANY],
    'a PDF after a page’s markup': [
      utf8(`<!-- proxy -->${' '.repeat(500)}%PDF-1.4`),
      `pdf ${WORD}`,
    ],
    'plain text': [utf8('The wide world'), ANY],
    'text that begins as BMP does': [utf8('BMW 320d, claim'), ANY],
    'text that begins as MP3 does': [utf8('ID3 and more'), ANY],
    'text that begins as gzip’s neighbour does': [utf8('BZh is a code'), ANY],
    'text with an angle': [utf8('< 5 mmol'), ANY],
    nothing: [latin1(''), ANY],
    'a byte': [latin1('P'), ANY],
  };
  for (const [what, [bytes, names]] of Object.entries(table)) {
    it(`fits only these names: ${what} (§5)`, () => {
      expect(takenAs(bytes)).to.equal(names);
    });
  }
});
