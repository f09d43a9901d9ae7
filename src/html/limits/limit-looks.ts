import { limitDrawing } from './limit-drawing';
import { limitFonts } from './limit-fonts';

/**
 * Limits the looks of content that is in the page.
 * @param content loses its inline `display`
 */
export function limitLooks(content: HTMLElement): void {
  limitFonts(content);
  limitDrawing(content);
}
