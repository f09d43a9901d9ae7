import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { openQueriesKey } from '../api/open-queries';
import { cacheKeyOf } from '../components/requests/use-api-query';
import { SAMPLE_QUERY } from '../first-paint/sample-query';
import type { OriginName } from '../origins';
import { pathTo } from '../routing/routes';
import { parseSettings } from '../settings/parse-settings';
import { TEXTS } from '../text/texts';
import { Alert } from '../ui/Alert';
import { Button } from '../ui/Button';
import { Skeleton } from '../ui/Skeleton';
import { App } from './App';
import type { AppHost } from './app-host';
import { screens } from './lazy-screens';

/** A placeholder: what depends on the page is set when the markup is shown. */
const PAGE = { href: 'https://portal.example/', parentAddress: '' };

function hostOf(origin: OriginName, prerenderedData?: AppHost['prerenderedData']): AppHost {
  const settings = parseSettings({ origin }, PAGE);
  const createRouter: AppHost['createRouter'] = () => ({
    hook: () => [pathTo('contactUs', origin), () => undefined],
    searchHook: () => '',
    hrefs: (to) => `#${to}`,
  });
  return {
    element: new EventTarget(),
    settings: { subscribe: () => () => undefined, getSettings: () => settings },
    createRouter,
    isAtArrival: () => true,
    prerenderedData,
  };
}

/** Renders the contact page of an origin to HTML, as it is before any data has loaded. */
export async function renderContactPage(origin: OriginName): Promise<string> {
  await screens.contactUs.load();
  return renderToString(<App host={hostOf(origin)} />);
}

/** Renders the same with one sample query, a template for real ones. */
export async function renderOpenQueries(): Promise<string> {
  await screens.contactUs.load();
  const key = cacheKeyOf(openQueriesKey('default'));
  return renderToString(<App host={hostOf('default', { [key]: [SAMPLE_QUERY] })} />);
}

/** Renders the placeholder of any other screen. */
export const renderLoading = (): string =>
  renderToStaticMarkup(<Skeleton lines={8} label={TEXTS.common.loading} />);

/** Renders the message for an application that failed to load. */
export const renderLoadFailure = (): string =>
  renderToStaticMarkup(
    <Alert tone="error">
      <p>{TEXTS.errors.crashed}</p>
      <Button>{TEXTS.errors.restart}</Button>
    </Alert>,
  );

export { ORIGINS } from '../origins';
