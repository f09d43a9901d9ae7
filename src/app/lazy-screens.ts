import { lazy, type ComponentType } from 'react';

/** Screens whose chunk could not be loaded: what makes each of them anew. */
const failed = new Set<() => void>();

/** A screen in a chunk of its own, and the way to it. */
function lazyScreen<Module, Name extends keyof Module>(load: () => Promise<Module>, name: Name) {
  type Screen = ComponentType<PropsOf<Module[Name]>>;
  const loadScreen = async () => (await load())[name] as Screen;
  const make = (): Screen =>
    lazy(async () => {
      try {
        return { default: await loadScreen() };
      } catch (error) {
        failed.add(renew);
        throw error;
      }
    });
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

type PropsOf<Component> = Component extends (props: infer Props) => unknown ? Props : never;

/** The screens of the route table, each loaded when it is first shown. */
export const screens = {
  login: lazyScreen(() => import('../screens/login/LoginScreen'), 'LoginScreen'),
  contactUs: lazyScreen(() => import('../screens/contact-us/ContactUsScreen'), 'ContactUsScreen'),
  viewQuery: lazyScreen(() => import('../screens/view-query/ViewQueryScreen'), 'ViewQueryScreen'),
  documentSubmission: lazyScreen(
    () => import('../screens/document-submission/DocumentSubmissionScreen'),
    'DocumentSubmissionScreen',
  ),
};

/** Lets screens that could not be loaded be asked for once more: React keeps a failed one for ever. */
export function retryFailedScreens(): void {
  for (const renew of failed) renew();
  failed.clear();
}
