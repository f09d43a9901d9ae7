import { useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { SWRConfig } from 'swr';
import { Router } from 'wouter';
import { ApiProvider } from '../api/api-context';
import { createApiFrom } from '../api/create-api';
import { DraftsProvider, type Drafts } from '../components/drafts';
import { FirstScreenProvider } from '../components/ScreenHeading';
import { announceFrom } from '../host/element-events';
import { AnnounceProvider, useAnnounce } from '../host/host-context';
import { isLeading } from '../host/leading-element';
import { hashRouterOptions } from '../routing/hash-router';
import type { Settings } from '../settings/settings';
import { SettingsProvider } from '../settings/settings-context';
import { TextProvider } from '../settings/text-context';
import { ErrorBoundary } from './ErrorBoundary';
import { Routes } from './routes';

/** An element whose settings can change while it is mounted. */
export interface SettingsSource extends HTMLElement {
  readonly subscribe: (onChange: () => void) => () => void;
  readonly getSettings: () => Settings;
}

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

/** What a change of settings must show anew: another origin, environment or server. */
const identityOf = ({ origin, environment, apiBase, medxpressApiBase, contentBase }: Settings) =>
  JSON.stringify([origin, environment, apiBase, medxpressApiBase, contentBase]);

/** The application in an element's shadow root. */
export function App({ container }: { container: ShadowRoot }) {
  const element = container.host as SettingsSource;
  const settings = useSyncExternalStore(element.subscribe, element.getSettings);
  const announce = useMemo(() => announceFrom(element), [element]);
  return (
    <AnnounceProvider value={announce}>
      <SettingsProvider value={settings}>
        <TextProvider>
          <ErrorBoundary
            onError={(message) => {
              announce('element-error', { message });
            }}
          >
            <Portal key={identityOf(settings)} element={element} settings={settings} />
          </ErrorBoundary>
        </TextProvider>
      </SettingsProvider>
    </AnnounceProvider>
  );
}

function Portal({ element, settings }: { element: SettingsSource; settings: Settings }) {
  const isFirstScreen = useRef(true);
  const announce = useAnnounce();
  const [drafts] = useState<Drafts>(() => new Map());
  const [router] = useState(() => hashRouterOptions(() => isLeading(element)));
  const api = useMemo(
    () =>
      createApiFrom(settings, ({ call, status, message }) => {
        announce('request-failed', { call, status, message });
      }),
    [announce, settings],
  );
  return (
    <ApiProvider value={api}>
      <SWRConfig value={SWR_OPTIONS}>
        <FirstScreenProvider value={isFirstScreen}>
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
