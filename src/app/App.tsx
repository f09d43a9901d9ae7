import { useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { SWRConfig, useSWRConfig } from 'swr';
import { Router } from 'wouter';
import { ApiProvider } from '../api/api-context';
import { createElementApi } from '../api/element-api';
import type { HttpFailure } from '../api/http-failure';
import { FirstScreenProvider } from '../components/page/ScreenHeading';
import { StoredDrafts } from '../drafts/StoredDrafts';
import { describeException } from '../host/describe-exception';
import { emitterOf } from '../host/element-events';
import { EmitProvider, useEmit } from '../host/host-context';
import { LanguageProvider } from '../host/language';
import { MemberScope } from '../requests/MemberScope';
import { remountKey, type Settings } from '../settings/settings';
import { SettingsProvider } from '../settings/settings-context';
import { useAbort } from '../ui/use-abort';
import { useOfStore } from '../ui/use-store';
import { createVisit, type Visit } from '../visit/visit';
import { VisitProvider } from '../visit/visit-context';
import type { AppHost } from './app-host';
import { ErrorBoundary } from './ErrorBoundary';
import { Routes } from './routes';
import { TextProvider } from './TextProvider';

/** SWR never reads again by itself, because the member retries. Each element has its own cache. */
const SWR_OPTIONS = {
  provider: () => new Map(),
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
  dedupingInterval: 0,
  // SWR's timer for slow responses would keep a removed element in memory.
  loadingTimeout: 0,
};

/** The application in an element's shadow root. */
export function App({ host }: { host: AppHost }) {
  const { element, fromPage, memberKey, mountedAt } = host;
  const { subscribe, get } = host.settings;
  const settings = useSyncExternalStore(subscribe, get, () => host.prerenderedSettings ?? get());
  const emit = useMemo(() => emitterOf(element), [element]);
  const portalKey = remountKey(settings);
  const [portal, setPortal] = useState({ portalKey, before: 0 });
  if (portal.portalKey !== portalKey) setPortal({ portalKey, before: portal.before + 1 });
  /** How many portals the element has shown before this one. */
  const { before } = portal;
  // Above the boundary, so that an exception loses no draft. Another portal starts empty.
  const visit = useMemo(
    () => (before === 0 ? createVisit(mountedAt, memberKey, fromPage) : createVisit(mountedAt)),
    [fromPage, memberKey, mountedAt, before],
  );
  return (
    <EmitProvider value={emit}>
      <SettingsProvider value={settings}>
        <LanguageProvider value={host.language}>
          <TextProvider>
            <ErrorBoundary
              onError={(error, part) => {
                emit('element-error', { message: describeException(error, part) });
              }}
            >
              <Portal
                key={before}
                host={host}
                settings={settings}
                visit={visit}
                isFirst={before === 0}
              />
            </ErrorBoundary>
          </TextProvider>
        </LanguageProvider>
      </SettingsProvider>
    </EmitProvider>
  );
}

interface PortalProps {
  readonly host: AppHost;
  readonly settings: Settings;
  readonly visit: Visit;
  /** Whether the settings have always named the same portal. */
  readonly isFirst: boolean;
}

/**
 * Moves the prerendered data from SWR's fallback to its cache, because a fallback would show again whenever the cache
 * is cleared. In place, because another config would render the form before the replay. A provider that has the data
 * would not do: SWR hydrates with what the first cache of the page had.
 */
function FallbackToCache() {
  const { fallback, mutate } = useSWRConfig();
  useLayoutEffect(() => {
    for (const [key, data] of Object.entries(fallback)) {
      void mutate(key, data, { revalidate: false });
      Reflect.deleteProperty(fallback, key);
    }
  }, [fallback, mutate]);
  return null;
}

const isTrue = () => true;
const isFalse = () => false;
const subscribeToNothing = () => () => undefined;

function Portal({ host, settings, visit, isFirst }: PortalProps) {
  const firstScreen = useRef({
    isAtArrival: isFirst ? host.isAtArrival : isTrue,
    isNext: true,
    onShown: host.onScreen,
  });
  const remounts = useOfStore(visit.member, (now) => now.remounts);
  // Preloaded answers belong to the first member.
  const preloads = isFirst && remounts === 0 ? host.preloads : undefined;
  const emit = useEmit();
  const [router] = useState(host.createRouter);
  const api = useMemo(() => {
    const onFailure = ({ call, status, message }: HttpFailure) => {
      emit('request-failed', { call, status, message });
    };
    return createElementApi(settings, onFailure, preloads);
  }, [emit, settings, preloads]);
  useAbort(preloads);
  // Only the hydrating render may use prerendered data; later ones read the list first.
  const isHydrating = useSyncExternalStore(subscribeToNothing, isFalse, isTrue);
  const [swrOptions] = useState({
    ...SWR_OPTIONS,
    fallback: isHydrating ? { ...host.prerenderedData } : {},
  });
  const { get } = host.settings;
  const [readKey] = useState(() => () => get().memberKey);
  return (
    <ApiProvider value={api}>
      <SWRConfig value={swrOptions}>
        <FallbackToCache />
        <VisitProvider value={visit}>
          <MemberScope readKey={readKey}>
            <FirstScreenProvider value={firstScreen}>
              <Router {...router}>
                <StoredDrafts>
                  <Routes />
                </StoredDrafts>
              </Router>
            </FirstScreenProvider>
          </MemberScope>
        </VisitProvider>
      </SWRConfig>
    </ApiProvider>
  );
}
