import { renderToStaticMarkup, renderToString } from 'react-dom/server';
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

function hostOf(origin: OriginName): AppHost {
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
  };
}

/** The contact page of an origin as HTML, as the application renders it before anything is known. */
export async function renderContactPage(origin: OriginName): Promise<string> {
  await screens.contactUs.load();
  return renderToString(<App host={hostOf(origin)} />);
}

/** What stands in the place of any other screen until it has come. */
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
