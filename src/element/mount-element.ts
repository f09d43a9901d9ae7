import type { SettingsSource } from '../app/app-host';
import { firstStylesheet } from '../app/first-styles';
import { showLoadFailure } from '../first-paint/load-failure';
import {
  abortIfLeft,
  applySettings,
  endPrerendered,
  isCurrent,
  showPrerendered,
  type Prerendered,
} from '../first-paint/prerendered';
import { describeException } from '../host/describe-exception';
import { emitterOf } from '../host/element-events';
import { guardDrops } from '../host/guard-drops';
import { ownsHash } from '../host/hash-owner';
import { keepTypedKeys } from '../host/typed-keys';
import { watchArrival } from '../routing/arrival';
import { loadApp } from './load-app';
import { missingFeature, showTagContent } from './unsupported';

/** Returns a function to call whenever a screen is interactive. At the first call the element is ready. */
function readyOnce(element: Element, signal: AbortSignal): () => void {
  let isReady = false;
  return () => {
    // Captured input is replayed first.
    queueMicrotask(() => {
      if (isReady || signal.aborted) return;
      isReady = true;
      emitterOf(element)('ready', undefined);
    });
  };
}

/** Shows a prerendered screen, then loads and mounts the application. */
function mountScreens(element: Element, root: ShadowRoot, settings: SettingsSource): () => void {
  let prerendered: Prerendered | undefined;
  let unmount: (() => void) | undefined;
  const life = new AbortController();
  guardDrops(root, life.signal);
  const mountedAt = new Date().getTime();
  const isAtArrival = watchArrival(life.signal);
  root.adoptedStyleSheets = [firstStylesheet()];
  keepTypedKeys(root, life.signal);
  const end = () => {
    if (prerendered) endPrerendered(prerendered);
    prerendered = undefined;
  };
  const show = () => (prerendered = showPrerendered(root, settings.get(), prerendered));
  const stopFollowing = settings.subscribe(() => {
    // 'Start again' shows the screen.
    if (!unmount && prerendered) prerendered = applySettings(root, prerendered, settings.get());
  });
  const onMove = () => {
    if (prerendered) abortIfLeft(prerendered, settings.get());
  };
  window.addEventListener('hashchange', onMove, { signal: life.signal });
  const onScreen = readyOnce(element, life.signal);
  const start = async () => {
    const { origin } = prerendered ?? show();
    const mountApp = await loadApp(origin, life.signal);
    life.signal.throwIfAborted();
    const shown = prerendered ?? show();
    unmount = mountApp({
      element,
      root,
      settings,
      ownsHash: () => ownsHash(element),
      mountedAt,
      isAtArrival,
      onScreen,
      prerendered: shown,
      isCurrent: isCurrent(shown, settings.get()),
      onCrash,
    });
  };
  const fail = (error: unknown) => {
    if (life.signal.aborted) return;
    emitterOf(element)('element-error', { message: describeException(error, 'start') });
    showLoadFailure(root, load);
  };
  const load = () => {
    start().catch(fail);
  };
  const onCrash = (error: unknown) => {
    // React is still working on the failed render.
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

/**
 * Mounts the element's screens; if the platform lacks a feature that they need, shows the content of the tag. Returns
 * a function that unmounts.
 */
export function mountElement(
  element: Element,
  root: ShadowRoot,
  settings: SettingsSource,
): () => void {
  const missing = missingFeature();
  return missing === undefined
    ? mountScreens(element, root, settings)
    : showTagContent(element, root, missing);
}
