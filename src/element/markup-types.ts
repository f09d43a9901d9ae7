import type { AttributeName, HtmlName, NameOf, ValueOf } from '../settings/attributes';
import type { Messages } from '../text/texts';
import type { InquiriesEvents } from './public-element';

/** The attributes in a framework's template, each under its own name or its property's. */
export type InquiriesAttributes = {
  [Name in AttributeName as Name | HtmlName<Name>]?:
    ValueOf<Name> | (Name extends NameOf<'texts'> ? Messages : never) | null | undefined;
};

/** Listeners as React and Preact take them: `onquery-submitted`. */
export type InquiriesListeners = {
  [Name in keyof InquiriesEvents as `on${Name}`]?: (event: InquiriesEvents[Name]) => void;
};
