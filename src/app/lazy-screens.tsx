import { lazy, Suspense, type ComponentType } from 'react';
import { useText } from '../settings/text-context';
import { Skeleton } from '../ui/Skeleton';

/** Screens whose chunk could not be loaded: what makes each of them again. */
const failed = new Set<() => void>();

function Loading() {
  const text = useText();
  return <Skeleton lines={8} label={text.common.loading} />;
}

/**
 * A screen in a chunk of its own, and the way to load it. A loaded one has no Suspense around it: React
 * would hydrate it later than the rest of the page.
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
    /** Loads the screen, so that it renders at once. */
    load: async () => {
      screen.current = await loadScreen();
    },
  };
  return screen;
}

/** The screens of the route table, each loaded when it is first shown. */
export const screens = {
  login: lazyScreen(async () => (await import('../screens/login/LoginScreen')).LoginScreen),
  contactUs: lazyScreen(
    async () => (await import('../screens/contact-us/ContactUsScreen')).ContactUsScreen,
  ),
  viewQuery: lazyScreen(
    async () => (await import('../screens/view-query/ViewQueryScreen')).ViewQueryScreen,
  ),
  documentSubmission: lazyScreen(
    async () =>
      (await import('../screens/document-submission/DocumentSubmissionScreen'))
        .DocumentSubmissionScreen,
  ),
};

/** Lets screens that could not be loaded be asked for once more: React keeps a failed one for ever. */
export function retryFailedScreens(): void {
  for (const renew of failed) renew();
  failed.clear();
}
