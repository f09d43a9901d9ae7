import type { SettingsSource } from '../app/app-host';
import { firstStylesheet } from '../app/first-styles';
import { isCurrent, paintFirst, showSettings } from '../first-paint/first-paint';
import { showLoadFailure } from '../first-paint/load-failure';
import { endPaint, type FirstPaint } from '../first-paint/painted';
import { announceFrom } from '../host/element-events';
import { describeException } from '../host/exception-words';
import { isLeading } from '../host/leading-element';
import { watchArrival } from '../routing/arrival';
import { loadApp } from './load-app';

/** Paints an element's screen at once, and puts the application behind it; gives the way to end both. */
export function mountElement(element: SettingsSource & Element, root: ShadowRoot): () => void {
  let paint: FirstPaint | undefined;
  let unmount: (() => void) | undefined;
  const life = new AbortController();
  const isAtArrival = watchArrival(life.signal);
  root.adoptedStyleSheets = [firstStylesheet()];
  const paintNow = () => {
    if (paint) endPaint(paint);
    return (paint = paintFirst(root, element.getSettings()));
  };
  const stopFollowing = element.subscribe(() => {
    const settings = element.getSettings();
    if (paint && isCurrent(paint, settings)) showSettings(root, settings);
    else paintNow();
  });

  const start = async () => {
    const { origin } = paint ?? paintNow();
    const { mountApp } = await loadApp({ withContactPage: origin !== undefined });
    life.signal.throwIfAborted();
    stopFollowing();
    const leads = () => isLeading(element);
    const now = paint ?? paintNow();
    const place = { element, root, leads, isAtArrival, paint: now, onEnd };
    unmount = await mountApp({ ...place, isCurrent: isCurrent(now, element.getSettings()) });
    if (life.signal.aborted) unmount();
  };
  const fail = (error: unknown) => {
    if (life.signal.aborted) return;
    announceFrom(element)('element-error', { message: describeException(error, 'start') });
    showLoadFailure(root, load);
  };
  const load = () => {
    start().catch(fail);
  };
  const onEnd = (error: unknown) => {
    // React is still at it.
    queueMicrotask(() => {
      unmount?.();
      unmount = undefined;
      // Nothing of it is left to go on with.
      if (paint) endPaint(paint);
      paint = undefined;
      fail(error);
    });
  };
  load();
  return () => {
    life.abort();
    stopFollowing();
    if (paint) endPaint(paint);
    unmount?.();
    root.replaceChildren();
  };
}
