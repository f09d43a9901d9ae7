import type { AttributeName, HtmlName, NameOf, ValueOf } from '../settings/attributes';
import type { Messages } from '../text/texts';
import type { InquiriesEvents } from './public-element';

/** The attributes as texts in markup: a server renders them, and every framework keeps them. */
export type InquiriesAttributes = {
  [Name in AttributeName as HtmlName<Name>]?: ValueOf<Name> | null | undefined;
};

/** The attributes as a component's props: `apiBase`, and `messages` as an object too. */
export type InquiriesProps = {
  [Name in AttributeName]?:
    ValueOf<Name> | (Name extends NameOf<'texts'> ? Messages : never) | null | undefined;
};

/** Listeners as Preact takes them: `onquery-submitted`. */
export type InquiriesListeners = {
  [Name in keyof InquiriesEvents as `on${Name}`]?: (event: InquiriesEvents[Name]) => void;
};

type Pascal<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${Capitalize<First>}${Pascal<Rest>}`
  : Capitalize<Name>;

/** Handlers as a component's props: `onQuerySubmitted`. */
export type InquiriesHandlers = {
  [Name in keyof InquiriesEvents as `on${Pascal<Name>}`]?:
    ((event: InquiriesEvents[Name]) => void) | undefined;
};
