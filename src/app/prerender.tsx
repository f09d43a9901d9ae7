import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { openQueriesKey } from '../api/resources/open-queries';
import { SAMPLE_LINK, SAMPLE_QUERY } from '../first-paint/sample-query';
import { DEFAULT_ORIGIN, ORIGIN_NAMES, ORIGINS, type OriginName } from '../origins';
import { cacheKeyOf } from '../requests/use-api-query';
import { pathTo } from '../routing/routes';
import { parseSettings } from '../settings/parse-settings';
import { TEXTS } from '../text/texts';
import { Alert } from '../ui/Alert';
import { Button } from '../ui/Button';
import { Skeleton } from '../ui/Skeleton';
import { App } from './App';
import type { AppHost } from './app-host';
import { screens } from './lazy-screens';

/** A placeholder. Parts that depend on the page are set when the markup is shown. */
const PAGE = { href: 'https://portal.example/', parentAddress: '' };

function hostOf(
  origin: OriginName,
  hrefs: (to: string) => string,
  prerenderedData?: AppHost['prerenderedData'],
): AppHost {
  const settings = parseSettings({ origin }, PAGE);
  const createRouter: AppHost['createRouter'] = () => ({
    hook: () => [pathTo('contactUs', origin), () => undefined],
    searchHook: () => '',
    hrefs,
  });
  return {
    element: new EventTarget(),
    settings: { subscribe: () => () => undefined, get: () => settings },
    language: () => '',
    createRouter,
    mountedAt: 0,
    isAtArrival: () => true,
    onScreen: () => undefined,
    prerenderedData,
  };
}

/** Renders the contact page of an origin to HTML, in the state before any data has loaded. */
export async function renderContactPage(origin: OriginName): Promise<string> {
  await screens.contactUs.load();
  return renderToString(<App host={hostOf(origin, (to) => `#${to}`)} />);
}

/** Renders the same page with one sample query, as a template for real ones. */
export async function renderOpenQueries(): Promise<string> {
  await screens.contactUs.load();
  const listing = ORIGIN_NAMES.find((name) => ORIGINS[name].listsOpenQueries) ?? DEFAULT_ORIGIN;
  const key = cacheKeyOf(openQueriesKey(listing));
  const host = hostOf(listing, () => SAMPLE_LINK, { [key]: [SAMPLE_QUERY] });
  return renderToString(<App host={host} />);
}

/** Renders the placeholder of any other screen. */
export const renderLoading = (): string =>
  renderToStaticMarkup(<Skeleton lines={8} label={TEXTS.common.loading} />);

/** Renders the message for an application that failed to load. */
export const renderLoadFailure = (): string =>
  renderToStaticMarkup(
    // Without the styles of an alert, in case they have not loaded.
    <div className="on-page">
      <Alert tone="error">
        <p>{TEXTS.errors.crashed}</p>
        <Button>{TEXTS.errors.restart}</Button>
      </Alert>
    </div>,
  );

export { ORIGINS };
