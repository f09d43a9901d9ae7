import type { ReactNode } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { ORIGINS, originShown, type Origin, type OriginName } from '../origins';
import { useRawSearch } from '../routing/hash-router';
import { paths } from '../routing/paths';
import { useSettings } from '../settings/settings-context';
import { screens } from './lazy-screens';

interface OriginRouteProps {
  /** The origin that the route names, if any. */
  readonly named: string | undefined;
  readonly path: (origin: OriginName) => string;
  readonly children: (origin: Origin) => ReactNode;
}

/** Shows a screen of an origin; a route that names another one is replaced, its query kept. */
function OriginRoute({ named, path, children }: OriginRouteProps) {
  const { origin: pinned } = useSettings();
  const search = useRawSearch();
  const origin = originShown(pinned, named);
  const to = path(origin) + search;
  // A redirect that is there already sends nobody on again: each route that needs one has its own.
  const move = `${named ?? ''} to ${to}`;
  // The screen stands through the redirect: what was typed there stays.
  return (
    <>
      {children(ORIGINS[origin])}
      {named !== origin && <Redirect key={move} to={to} replace />}
    </>
  );
}

/** The route table (@spec §2 Screens and routes). */
export function Routes() {
  const LoginScreen = screens.login.current;
  const ContactUsScreen = screens.contactUs.current;
  const ViewQueryScreen = screens.viewQuery.current;
  const DocumentSubmissionScreen = screens.documentSubmission.current;
  return (
    <Switch>
      <Route path={paths.login.pattern}>
        <LoginScreen />
      </Route>
      <Route path={paths.contactUs.pattern}>
        {({ origin: named }) => (
          <OriginRoute named={named} path={paths.contactUs.to}>
            {(origin) => <ContactUsScreen key={origin.name} origin={origin} />}
          </OriginRoute>
        )}
      </Route>
      <Route path={paths.update.pattern}>
        {({ origin: named }) => (
          <OriginRoute named={named} path={paths.update.to}>
            {(origin) => <ViewQueryScreen key={origin.name} origin={origin} />}
          </OriginRoute>
        )}
      </Route>
      <Route path={paths.documentSubmission.pattern}>
        <DocumentSubmissionScreen />
      </Route>
    </Switch>
  );
}
