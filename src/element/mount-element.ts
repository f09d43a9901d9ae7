import type { SettingsSource } from '../app/app-host';
import { firstStylesheet } from '../app/first-styles';
import { showLoadFailure } from '../first-paint/load-failure';
import {
  applySettings,
  endPrerendered,
  isCurrent,
  isPreloaded,
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

/**
 * Shows a prerendered screen, then loads and mounts the application; where the platform lacks what these
 * need, shows the content of the tag. Returns a function that unmounts.
 */
export function mountElement(
  element: Element,
  root: ShadowRoot,
  settings: SettingsSource,
): () => void {
  const missing = missingFeature();
  if (missing !== undefined) return showTagContent(element, root, missing);
  let prerendered: Prerendered | undefined;
  let unmount: (() => void) | undefined;
  const life = new AbortController();
  guardDrops(root, life.signal);
  const mountedAt = new Date().getTime();
  const isAtArrival = watchArrival(life.signal);
  const emit = emitterOf(element);
  root.adoptedStyleSheets = [firstStylesheet()];
  keepTypedKeys(root, life.signal);
  const end = () => {
    if (prerendered) endPrerendered(prerendered);
    prerendered = undefined;
  };
  const show = () => (prerendered = showPrerendered(root, settings.getSettings(), prerendered));
  const stopFollowing = settings.subscribe(() => {
    // 'Start again' shows the screen.
    if (unmount || !prerendered) return;
    const now = settings.getSettings();
    if (isCurrent(prerendered, now)) prerendered = applySettings(root, prerendered, now);
    else show();
  });
  // The member has left the screen that the preloads are for.
  const onMove = () => {
    if (prerendered && !isPreloaded(prerendered, settings.getSettings()))
      prerendered.preloads.abort();
  };
  window.addEventListener('hashchange', onMove, { signal: life.signal });

  let isReady = false;
  const onScreen = () => {
    // What was captured is replayed first.
    queueMicrotask(() => {
      if (isReady || life.signal.aborted) return;
      isReady = true;
      emit('ready', undefined);
    });
  };

  const start = async () => {
    const { origin } = prerendered ?? show();
    const { loadContactPage, mountApp } = await loadApp({
      withContactPage: origin !== undefined,
      signal: life.signal,
    });
    if (origin) await loadContactPage();
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
      isCurrent: isCurrent(shown, settings.getSettings()),
      onCrash,
    });
  };
  const fail = (error: unknown) => {
    if (life.signal.aborted) return;
    emit('element-error', { message: describeException(error, 'start') });
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
