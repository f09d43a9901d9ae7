import type { ComponentType } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { ORIGINS, originShown, type Origin } from '../origins';
import { ForOneMember } from '../requests/MemberScope';
import { useRawSearch } from '../routing/hash-router';
import {
  namesOrigin,
  pathTo,
  ROUTE_NAMES,
  ROUTES,
  type OriginRouteName,
  type RouteName,
} from '../routing/routes';
import { useSettings } from '../settings/settings-context';
import { screens } from './lazy-screens';

interface OriginRouteProps {
  readonly route: OriginRouteName;
  /** The origin in the location, if any. */
  readonly named: string | undefined;
  readonly screen: ComponentType<{ origin: Origin }>;
}

/** Shows a screen of an origin. Replaces a location that names another origin, and keeps its query. */
function OriginRoute({ route, named, screen: Screen }: OriginRouteProps) {
  const { origin: pinned } = useSettings();
  const search = useRawSearch();
  const origin = originShown(pinned, named);
  const to = pathTo(route, origin) + search;
  // The key remounts the redirect for each location, because a mounted Redirect does not navigate again.
  const move = `${named ?? ''} to ${to}`;
  // The screen stays mounted during the redirect, and keeps typed text.
  return (
    <>
      <Screen key={origin} origin={ORIGINS[origin]} />
      {named !== origin && <Redirect key={move} to={to} replace />}
    </>
  );
}

function screenOf(route: RouteName, named: string | undefined) {
  if (namesOrigin(route))
    return <OriginRoute route={route} named={named} screen={screens[route].current} />;
  const { current: Screen } = screens[route];
  return <Screen />;
}

/** The screen of the location (@spec §2 Screens and routes). */
export function Routes() {
  return (
    <Switch>
      {ROUTE_NAMES.map((route) => (
        <Route key={route} path={ROUTES[route]}>
          {({ origin: named }: { readonly origin?: string }) => {
            const screen = screenOf(route, named);
            // The login screen remounts its content itself.
            return route === 'login' ? screen : <ForOneMember>{screen}</ForOneMember>;
          }}
        </Route>
      ))}
    </Switch>
  );
}
