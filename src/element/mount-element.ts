import type { SettingsSource } from '../app/app-host';
import { firstStylesheet } from '../app/first-styles';
import { showLoadFailure } from '../first-paint/load-failure';
import {
  endPrerendered,
  isCurrent,
  showPrerendered,
  showSettings,
  type Prerendered,
} from '../first-paint/prerendered';
import { announceFrom } from '../host/element-events';
import { describeException } from '../host/exception-words';
import { isLeading } from '../host/leading-element';
import { watchArrival } from '../routing/arrival';
import { loadApp } from './load-app';

/** Shows an element's screen at once, and loads the application behind it; returns the way to end both. */
export function mountElement(
  element: Element,
  root: ShadowRoot,
  settings: SettingsSource,
): () => void {
  let prerendered: Prerendered | undefined;
  let unmount: (() => void) | undefined;
  const life = new AbortController();
  const isAtArrival = watchArrival(life.signal);
  root.adoptedStyleSheets = [firstStylesheet()];
  const end = () => {
    if (prerendered) endPrerendered(prerendered);
    prerendered = undefined;
  };
  const show = () => {
    end();
    return (prerendered = showPrerendered(root, settings.getSettings()));
  };
  const stopFollowing = settings.subscribe(() => {
    if (unmount) return;
    const now = settings.getSettings();
    if (prerendered && isCurrent(prerendered, now)) showSettings(root, now);
    else show();
  });
  // A screen that the member has left needs none of what was preloaded for it.
  const onMove = () => {
    if (prerendered && !isCurrent(prerendered, settings.getSettings()))
      prerendered.preloads.abort();
  };
  window.addEventListener('hashchange', onMove, { signal: life.signal });

  const start = async () => {
    const { origin } = prerendered ?? show();
    const { loadContactPage, mountApp } = await loadApp({ withContactPage: origin !== undefined });
    if (origin) await loadContactPage();
    life.signal.throwIfAborted();
    const shown = prerendered ?? show();
    unmount = mountApp({
      element,
      root,
      settings,
      leads: () => isLeading(element),
      isAtArrival,
      prerendered: shown,
      isCurrent: isCurrent(shown, settings.getSettings()),
      onEnd,
    });
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
    // React is still at work.
    queueMicrotask(() => {
      unmount?.();
      unmount = undefined;
      end();
      fail(error);
    });
  };
  load();
  return () => {
    life.abort();
    stopFollowing();
    end();
    unmount?.();
    root.replaceChildren();
  };
}
