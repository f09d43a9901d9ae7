import { showLoadFailure } from '../first-paint/load-failure';
import { isCurrent, paintFirst, showSettings } from '../first-paint/first-paint';
import { endPaint } from '../first-paint/painted';
import { announceFrom } from '../host/element-events';
import { isLeading } from '../host/leading-element';
import { loadApp } from './load-app';
import type { SettingsSource } from '../app/app-host';

/** Paints an element's screen at once, and puts the application behind it; gives the way to end both. */
export function mountElement(element: SettingsSource & Element, root: ShadowRoot): () => void {
  let paint = paintFirst(root, element.getSettings());
  let unmount: (() => void) | undefined;
  const life = new AbortController();
  const stopFollowing = element.subscribe(() => {
    const settings = element.getSettings();
    if (isCurrent(paint, settings)) showSettings(root, settings);
    else {
      endPaint(paint);
      paint = paintFirst(root, settings);
    }
  });

  const start = async () => {
    const { mountApp } = await loadApp({ withContactPage: paint.origin !== undefined });
    life.signal.throwIfAborted();
    stopFollowing();
    const leads = () => isLeading(element);
    const place = { element, root, leads, paint };
    unmount = await mountApp({ ...place, isCurrent: isCurrent(paint, element.getSettings()) });
    if (life.signal.aborted) unmount();
  };
  const load = () => {
    start().catch((error: unknown) => {
      if (life.signal.aborted) return;
      announceFrom(element)('element-error', { message: String(error) });
      showLoadFailure(root, load);
    });
  };
  load();
  return () => {
    life.abort();
    stopFollowing();
    endPaint(paint);
    unmount?.();
    root.replaceChildren();
  };
}
