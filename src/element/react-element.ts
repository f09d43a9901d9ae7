import r2wc from '@r2wc/core';
import type { SettingsSource } from '../app/app-host';
import type { AttributeName } from '../settings/attributes';
import type { Messages } from '../text/texts';
import { mountElement } from './mount-element';

/** The attributes as properties, in camelCase; null is an absent attribute. */
export interface AttributeProperties extends Record<
  Exclude<AttributeName, 'messages'>,
  string | null
> {
  /** Takes an object too, and gives its JSON. */
  get messages(): string | null;
  set messages(messages: Messages | string | null);
}

interface ReactElement extends HTMLElement, AttributeProperties {
  connectedCallback(): void;
  disconnectedCallback(): void;
}

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
) as unknown as new () => ReactElement;
