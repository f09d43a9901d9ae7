import r2wc from '@r2wc/core';
import type { ComponentType } from 'react';
import type { SettingsSource } from '../app/app-host';
import { readPageFacts } from '../host/page-facts';
import { ATTRIBUTE_NAMES, type RawAttributes } from '../settings/attributes';
import { parseSettings } from '../settings/parse-settings';
import type { Settings } from '../settings/settings';
import { mountElement } from './mount-element';
import type { InquiriesElement } from './public-element';

interface Props extends RawAttributes {
  readonly container?: HTMLElement;
}

/** r2wc needs a component to wrap; the application renders itself once it has loaded. */
const NotLoaded: ComponentType<Props> = () => null;

interface Mounted {
  readonly update: () => void;
  readonly unmount: () => void;
}

/** Parses the attributes of a mounted element into settings. r2wc changes `attributes` in place. */
function settingsOf(attributes: RawAttributes): SettingsSource & { readonly changed: () => void } {
  const listeners = new Set<() => void>();
  let settings: Settings | undefined;
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getSettings: () => (settings ??= parseSettings(attributes, readPageFacts())),
    changed: () => {
      settings = undefined;
      for (const listener of listeners) listener();
    },
  };
}

/** An element with a property for each attribute, mounted while it is connected. */
export const ReactElement = r2wc<Props, Mounted>(
  NotLoaded,
  { shadow: 'open', props: [...ATTRIBUTE_NAMES] },
  {
    mount: (container, _component, attributes) => {
      const root = container as unknown as ShadowRoot;
      const settings = settingsOf(attributes);
      return { update: settings.changed, unmount: mountElement(root.host, root, settings) };
    },
    update: ({ update }) => {
      update();
    },
    unmount: ({ unmount }) => {
      unmount();
    },
  },
) as unknown as ReactElementConstructor;

interface ReactElementConstructor {
  new (): InquiriesElement & {
    attributeChangedCallback(name: string, before: string | null, value: string | null): void;
  };
  readonly prototype: InquiriesElement;
  readonly observedAttributes: readonly string[];
}
