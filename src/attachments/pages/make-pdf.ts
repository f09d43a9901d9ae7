import type { BareJpeg } from '../../bytes/bare-jpeg';
import { picturesPdf, sizeOf } from '../../bytes/pictures-pdf';
import type { FormAttachment } from '../list/attachment-list';
import { drawJpeg, type JpegDrawing } from '../pictures/draw-jpeg';

/** From the best to the smallest in which print is readable. */
const DRAWINGS: readonly JpegDrawing[] = [
  { longEdge: 2200, quality: 0.8 },
  { longEdge: 1800, quality: 0.75 },
  { longEdge: 1600, quality: 0.7 },
];

/** A picture that is a page, and its quarter turns clockwise. */
export interface PdfPage {
  readonly picture: FormAttachment;
  readonly turns: number;
}

/** How a PDF is made. */
export interface PdfOrder {
  readonly pages: readonly PdfPage[];
  /** The most bytes that the PDF may have. */
  readonly room: number;
  readonly signal: AbortSignal;
  /** Called when a page begins. The first page is 1. */
  readonly onPage: (number: number) => void;
}

/** The bytes of the PDF in parts, or why there is none. */
export type MadePdf =
  | { readonly parts: readonly Uint8Array<ArrayBuffer>[] }
  | { readonly problem: 'too-large' | 'unreadable'; readonly file?: File };

/** Returns undefined if the picture was removed or can't be drawn, also for lack of memory. */
async function drawPage({ picture, turns }: PdfPage, drawing: JpegDrawing, signal: AbortSignal) {
  try {
    return await drawJpeg(picture.file, { ...drawing, quarterTurns: turns }, signal);
  } catch {
    return undefined;
  }
}

/** Draws one page at a time, because a picture takes four bytes per pixel while it is drawn. */
async function makeOnce(
  { pages, room, signal, onPage }: PdfOrder,
  drawing: JpegDrawing,
): Promise<MadePdf> {
  const pictures: BareJpeg[] = [];
  for (const page of pages) {
    onPage(pictures.length + 1);
    const picture = await drawPage(page, drawing, signal);
    signal.throwIfAborted();
    if (!picture) return { problem: 'unreadable', file: page.picture.file };
    pictures.push(picture);
    if (sizeOf(pictures.flatMap(({ parts }) => parts)) > room) return { problem: 'too-large' };
  }
  const parts = picturesPdf(pictures);
  return sizeOf(parts) > room ? { problem: 'too-large' } : { parts };
}

/**
 * Makes a PDF of pictures, as sharp as there is room for.
 * @throws {DOMException} `AbortError`, once the signal is aborted
 */
export async function makePdf(order: PdfOrder): Promise<MadePdf> {
  for (const drawing of DRAWINGS) {
    const made = await makeOnce(order, drawing);
    if (!('problem' in made) || made.problem !== 'too-large') return made;
  }
  return { problem: 'too-large' };
}
