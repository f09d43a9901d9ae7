import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { SWRConfig } from 'swr';
import { Router } from 'wouter';
import { ApiProvider } from '../api/api-context';
import { createApiFrom } from '../api/create-api';
import type { HttpFailure } from '../api/http-failure';
import { DraftsProvider, type Drafts } from '../components/drafts';
import { FirstScreenProvider } from '../components/ScreenHeading';
import { announceFrom } from '../host/element-events';
import { describeException } from '../host/exception-words';
import { AnnounceProvider, useAnnounce } from '../host/host-context';
import { identityOf, type Settings } from '../settings/settings';
import { SettingsProvider } from '../settings/settings-context';
import { TextProvider } from '../settings/text-context';
import type { AppHost } from './app-host';
import { ErrorBoundary } from './ErrorBoundary';
import { Routes } from './routes';

/** Nothing is asked twice by itself: a member asks again. The cache is this element's own. */
const SWR_OPTIONS = {
  provider: () => new Map(),
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
  dedupingInterval: 0,
  // SWR would hold each element that was taken out until its timer for slow answers has run.
  loadingTimeout: 0,
};

/** The application in an element's shadow root. */
export function App({ host }: { host: AppHost }) {
  const { element, draft } = host;
  const { subscribe, getSettings } = host.settings;
  const settings = useSyncExternalStore(
    subscribe,
    getSettings,
    () => host.prerenderedSettings ?? getSettings(),
  );
  const announce = useMemo(() => announceFrom(element), [element]);
  const identity = identityOf(settings);
  const [portal, setPortal] = useState({ identity, turn: 0 });
  if (portal.identity !== identity) setPortal({ identity, turn: portal.turn + 1 });
  const { turn } = portal;
  // Above the boundary: an exception costs nobody what was typed. What shows anew shows none of it.
  const drafts = useMemo<Drafts>(() => new Map(draft && turn === 0 ? [draft] : []), [draft, turn]);
  return (
    <AnnounceProvider value={announce}>
      <SettingsProvider value={settings}>
        <TextProvider>
          <ErrorBoundary
            onError={(error, part) => {
              announce('element-error', { message: describeException(error, part) });
            }}
          >
            <Portal
              key={turn}
              host={host}
              settings={settings}
              drafts={drafts}
              isFirst={turn === 0}
            />
          </ErrorBoundary>
        </TextProvider>
      </SettingsProvider>
    </AnnounceProvider>
  );
}

interface PortalProps {
  readonly host: AppHost;
  readonly settings: Settings;
  readonly drafts: Drafts;
  /** Whether it is the portal that the element came with. */
  readonly isFirst: boolean;
}

const isTrue = () => true;
const isFalse = () => false;
const subscribeToNothing = () => () => undefined;

function Portal({ host, settings, drafts, isFirst }: PortalProps) {
  const firstScreen = useRef({ isAtArrival: isFirst ? host.isAtArrival : isTrue, isNext: true });
  const preloads = isFirst ? host.preloads : undefined;
  const announce = useAnnounce();
  const [router] = useState(host.createRouter);
  const api = useMemo(() => {
    const onFailure = ({ call, status, message }: HttpFailure) => {
      announce('request-failed', { call, status, message });
    };
    return createApiFrom(settings, onFailure, preloads);
  }, [announce, settings, preloads]);
  useEffect(() => () => preloads?.abort(), [preloads]);
  // A list that is rendered again, after an exception say, is read first.
  const isHydrating = useSyncExternalStore(subscribeToNothing, isFalse, isTrue);
  const [swrOptions] = useState({
    ...SWR_OPTIONS,
    fallback: isHydrating ? (host.prerenderedData ?? {}) : {},
  });
  return (
    <ApiProvider value={api}>
      <SWRConfig value={swrOptions}>
        <FirstScreenProvider value={firstScreen}>
          <DraftsProvider value={drafts}>
            <Router {...router}>
              <Routes />
            </Router>
          </DraftsProvider>
        </FirstScreenProvider>
      </SWRConfig>
    </ApiProvider>
  );
}
