import { lazy, Suspense, type ComponentType } from 'react';
import type { RouteName } from '../routing/routes';
import { useText } from '../text/text-context';
import { Skeleton } from '../ui/Skeleton';

/** Callbacks that reset the screens whose chunk failed to load. */
const failed = new Set<() => void>();

function Loading() {
  const text = useText();
  return <Skeleton lines={8} label={text.common.loading} />;
}

/**
 * A screen in a separate chunk. Once loaded it is rendered without Suspense, because React would hydrate a suspended
 * screen later than the rest of the page.
 */
function lazyScreen<Props extends object>(loadScreen: () => Promise<ComponentType<Props>>) {
  const make = (): ComponentType<Props> => {
    const Lazy: ComponentType<Props> = lazy(async () => {
      try {
        return { default: await loadScreen() };
      } catch (error) {
        failed.add(renew);
        throw error;
      }
    });
    return function LazyScreen(props) {
      return (
        <Suspense fallback={<Loading />}>
          <Lazy {...props} />
        </Suspense>
      );
    };
  };
  const renew = () => {
    screen.current = make();
  };
  const screen = {
    current: make(),
    /** Preloads the screen, so that it renders without a placeholder. */
    load: async () => {
      screen.current = await loadScreen();
    },
  };
  return screen;
}

/** The screen of each route, loaded when it is first shown. */
export const screens = {
  login: lazyScreen(async () => (await import('../screens/login/LoginScreen')).LoginScreen),
  contactUs: lazyScreen(
    async () => (await import('../screens/contact-us/ContactUsScreen')).ContactUsScreen,
  ),
  update: lazyScreen(
    async () => (await import('../screens/view-query/ViewQueryScreen')).ViewQueryScreen,
  ),
  documentSubmission: lazyScreen(
    async () =>
      (await import('../screens/document-submission/DocumentSubmissionScreen'))
        .DocumentSubmissionScreen,
  ),
} satisfies Readonly<Record<RouteName, object>>;

/** Makes screens that failed to load load again, because React's `lazy` never retries. */
export function retryFailedScreens(): void {
  for (const renew of failed) renew();
  failed.clear();
}
