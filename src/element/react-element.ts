import r2wc from '@r2wc/core';
import type { SettingsSource } from '../app/app-host';
import { mountElement } from './mount-element';
import type { InquiriesElement } from './public-element';

/** r2wc gives the component no part in this: the element mounts it once it has come. */
const NothingYet = () => null;

/** What r2wc makes: it mounts the application when connected, and takes it down when not. */
export const ReactElement = r2wc(
  NothingYet,
  { shadow: 'open', props: {} },
  {
    mount: (container) => {
      const root = container as unknown as ShadowRoot;
      return mountElement(root.host as SettingsSource & Element, root);
    },
    update: () => undefined,
    unmount: (end) => {
      end();
    },
  },
) as unknown as new () => InquiriesElement;
