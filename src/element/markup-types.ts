import type { OriginName } from '../origins';
import type { AttributeName, ATTRIBUTES } from '../settings/attributes';
import type { Environment } from '../settings/settings';
import type { Messages } from '../text/texts';
import type { InquiriesEvents } from './public-element';

/** The values of attributes that take more, or less, than any text. */
interface Values {
  origin: OriginName;
  environment: Environment;
  messages: Messages | string;
}

/** What a framework's template may set on the element: each attribute by its name and as a property. */
export type InquiriesAttributes = {
  [Name in AttributeName as Name | (typeof ATTRIBUTES)[Name]]?:
    (Name extends keyof Values ? Values[Name] : string) | null | undefined;
};

/** Listeners as React and Preact take them: `onquery-submitted`. */
export type InquiriesListeners = {
  [Name in keyof InquiriesEvents as `on${Name}`]?: (event: InquiriesEvents[Name]) => void;
};
