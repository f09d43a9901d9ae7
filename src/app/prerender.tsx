import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { openQueriesKey } from '../api/open-queries';
import { cacheKeyOf } from '../components/use-read';
import { SAMPLE_QUERY } from '../first-paint/sample-query';
import type { OriginName } from '../origins';
import { paths } from '../routing/paths';
import { parseSettings } from '../settings/parse-settings';
import { TEXTS } from '../text/texts';
import { Alert } from '../ui/Alert';
import { Button } from '../ui/Button';
import { Skeleton } from '../ui/Skeleton';
import { App } from './App';
import type { AppHost } from './app-host';
import { screens } from './lazy-screens';

/** No page: what depends on it is set when the markup is painted. */
const PAGE = { href: 'https://portal.example/', parentAddress: '' };

function hostOf(origin: OriginName, prerenderedData?: AppHost['prerenderedData']): AppHost {
  const settings = parseSettings({ origin }, PAGE);
  const createRouter: AppHost['createRouter'] = () => ({
    hook: () => [paths.contactUs.to(origin), () => undefined],
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

/** The contact page of an origin as HTML, as the application renders it before anything is known. */
export async function renderContactPage(origin: OriginName): Promise<string> {
  await screens.contactUs.load();
  return renderToString(<App host={hostOf(origin)} />);
}

/** The same with one open query: a real one's values replace its own. */
export async function renderOpenQueries(): Promise<string> {
  await screens.contactUs.load();
  const key = cacheKeyOf(openQueriesKey('default'));
  return renderToString(<App host={hostOf('default', { [key]: [SAMPLE_QUERY] })} />);
}

/** What any other screen shows until it has loaded. */
export const renderLoading = (): string =>
  renderToStaticMarkup(<Skeleton lines={8} label={TEXTS.common.loading} />);

/** What is said where the application could not be loaded. */
export const renderLoadFailure = (): string =>
  renderToStaticMarkup(
    <Alert tone="error">
      <p>{TEXTS.errors.crashed}</p>
      <Button>{TEXTS.errors.restart}</Button>
    </Alert>,
  );

export { ORIGINS } from '../origins';
