// `npm run manifest` writes this file: editors show the comments of the tables beside each name.
import type { ElementEvents } from '../host/element-events';
import type { AttributeName, ValueOf } from '../settings/attributes';
import type { Messages } from '../text/texts';

type EventOf<Name extends keyof ElementEvents> = CustomEvent<
  // Without a detail, `detail` is null.
  ElementEvents[Name] extends undefined ? null : ElementEvents[Name]
>;
type Text<Name extends AttributeName> = ValueOf<Name> | null | undefined;
type Given<Name extends AttributeName> = Text<Name> | (Name extends 'messages' ? Messages : never);

/** The attributes as properties, but for `messages`. */
export interface TextProperties {
  /** The origin of the queries that are listed and sent. Default: the route's origin, else default. */
  origin: string | null;
  /** In `test`, fragments are previews, `api-base` has another default, and the console lists untranslated texts. Default: test on local and test hosts, else production. */
  environment: string | null;
  /** Base URL of most calls. They append `/member-details-api` or `/smart-inquiry-api`. Default: /portal/api/das; on test /api. */
  apiBase: string | null;
  /** Base URL of the call that sends a query of the origin `medxpress`. Default: `/portal/api/das-mp`. */
  medxpressApiBase: string | null;
  /** Base URL of the content service. Its calls append `/site`. Default: `/`. */
  contentBase: string | null;
  /** Content path of the folder with the guidance. Default: `/medical-aid/inquiries`. */
  contentPath: string | null;
  /** Content path of the fragment that says how long medicine delivery takes. Default: `/medical-aid/inquiries/medxpress-turnaround`. */
  turnaroundPath: string | null;
  /** Replaces `turnaround-path` on branded pages (see `brand-markers`). Default: `/shared/medxpress-turnaround`. */
  sharedTurnaroundPath: string | null;
  /** Comma-separated texts, such as `brand-a,brand-b`. A page is branded if its address contains one of them. In a frame, the address of the embedding page counts. */
  brandMarkers: string | null;
  /** The page that the browser opens after a login. It must be on the page's own site. Default: `/`. */
  siteRoot: string | null;
  /** URL of the interaction timeline. Default: `/portal/medical-aid/interaction-timeline`. */
  timelineUrl: string | null;
  /** URL of the instant-answers chatbot. Default: `/portal/medical-aid/instant-answers`. */
  chatbotUrl: string | null;
  /** Content path of an image above the contact page. Default: no banner. */
  bannerPath: string | null;
  /** Heading centred on the banner. */
  bannerHeading: string | null;
  /** CSS colour of the banner's heading. Default: the heading's own. */
  bannerColour: string | null;
  /** JSON that identifies the portal to the login service, sent as `ddid` with each login. `redirectUri` defaults to the site root. Default: `{"authorizationCode":"","domain":"medical-aid","clientId":"medical-aid-inquiries"}`. */
  loginDdid: string | null;
  /** The portal identifier cookie, as `name=value`. It is set only while a member logs in. Default: `portalIdentifier=medical-aid`. */
  portalCookie: string | null;
  /** JSON with the number of business days until an answer, by origin, category and `update`; 0 shows no date. `closed` lists further days on which the scheme is closed. Default: `{"default":2,"update":3}`. */
  responseDays: string | null;
  /** Whether drafts are kept on the member's device for a day. `memory`: never; `ask`: only if the member checks a box; `keep`: unless the member unchecks it. Default: `memory`. */
  drafts: string | null;
  /** Opaque text that identifies the member. A different text means a different member. Default: the member's first email address. */
  memberKey: string | null;
}

/** The attributes as texts in markup: a server renders them, and every framework keeps them. */
export interface InquiriesAttributes {
  /** The origin of the queries that are listed and sent. Default: the route's origin, else default. */
  origin?: Text<'origin'>;
  /** In `test`, fragments are previews, `api-base` has another default, and the console lists untranslated texts. Default: test on local and test hosts, else production. */
  environment?: Text<'environment'>;
  /** Base URL of most calls. They append `/member-details-api` or `/smart-inquiry-api`. Default: /portal/api/das; on test /api. */
  'api-base'?: Text<'apiBase'>;
  /** Base URL of the call that sends a query of the origin `medxpress`. Default: `/portal/api/das-mp`. */
  'medxpress-api-base'?: Text<'medxpressApiBase'>;
  /** Base URL of the content service. Its calls append `/site`. Default: `/`. */
  'content-base'?: Text<'contentBase'>;
  /** Content path of the folder with the guidance. Default: `/medical-aid/inquiries`. */
  'content-path'?: Text<'contentPath'>;
  /** Content path of the fragment that says how long medicine delivery takes. Default: `/medical-aid/inquiries/medxpress-turnaround`. */
  'turnaround-path'?: Text<'turnaroundPath'>;
  /** Replaces `turnaround-path` on branded pages (see `brand-markers`). Default: `/shared/medxpress-turnaround`. */
  'shared-turnaround-path'?: Text<'sharedTurnaroundPath'>;
  /** Comma-separated texts, such as `brand-a,brand-b`. A page is branded if its address contains one of them. In a frame, the address of the embedding page counts. */
  'brand-markers'?: Text<'brandMarkers'>;
  /** The page that the browser opens after a login. It must be on the page's own site. Default: `/`. */
  'site-root'?: Text<'siteRoot'>;
  /** URL of the interaction timeline. Default: `/portal/medical-aid/interaction-timeline`. */
  'timeline-url'?: Text<'timelineUrl'>;
  /** URL of the instant-answers chatbot. Default: `/portal/medical-aid/instant-answers`. */
  'chatbot-url'?: Text<'chatbotUrl'>;
  /** Content path of an image above the contact page. Default: no banner. */
  'banner-path'?: Text<'bannerPath'>;
  /** Heading centred on the banner. */
  'banner-heading'?: Text<'bannerHeading'>;
  /** CSS colour of the banner's heading. Default: the heading's own. */
  'banner-colour'?: Text<'bannerColour'>;
  /** JSON that identifies the portal to the login service, sent as `ddid` with each login. `redirectUri` defaults to the site root. Default: `{"authorizationCode":"","domain":"medical-aid","clientId":"medical-aid-inquiries"}`. */
  'login-ddid'?: Text<'loginDdid'>;
  /** The portal identifier cookie, as `name=value`. It is set only while a member logs in. Default: `portalIdentifier=medical-aid`. */
  'portal-cookie'?: Text<'portalCookie'>;
  /** JSON with the number of business days until an answer, by origin, category and `update`; 0 shows no date. `closed` lists further days on which the scheme is closed. Default: `{"default":2,"update":3}`. */
  'response-days'?: Text<'responseDays'>;
  /** Whether drafts are kept on the member's device for a day. `memory`: never; `ask`: only if the member checks a box; `keep`: unless the member unchecks it. Default: `memory`. */
  drafts?: Text<'drafts'>;
  /** Opaque text that identifies the member. A different text means a different member. Default: the member's first email address. */
  'member-key'?: Text<'memberKey'>;
  /** JSON with the portal's own wording of the element's texts, by group and name. */
  messages?: Text<'messages'>;
}

/** The attributes as a component's props: `apiBase`, and `messages` as an object too. */
export interface InquiriesProps {
  /** The origin of the queries that are listed and sent. Default: the route's origin, else default. */
  origin?: Given<'origin'>;
  /** In `test`, fragments are previews, `api-base` has another default, and the console lists untranslated texts. Default: test on local and test hosts, else production. */
  environment?: Given<'environment'>;
  /** Base URL of most calls. They append `/member-details-api` or `/smart-inquiry-api`. Default: /portal/api/das; on test /api. */
  apiBase?: Given<'apiBase'>;
  /** Base URL of the call that sends a query of the origin `medxpress`. Default: `/portal/api/das-mp`. */
  medxpressApiBase?: Given<'medxpressApiBase'>;
  /** Base URL of the content service. Its calls append `/site`. Default: `/`. */
  contentBase?: Given<'contentBase'>;
  /** Content path of the folder with the guidance. Default: `/medical-aid/inquiries`. */
  contentPath?: Given<'contentPath'>;
  /** Content path of the fragment that says how long medicine delivery takes. Default: `/medical-aid/inquiries/medxpress-turnaround`. */
  turnaroundPath?: Given<'turnaroundPath'>;
  /** Replaces `turnaround-path` on branded pages (see `brand-markers`). Default: `/shared/medxpress-turnaround`. */
  sharedTurnaroundPath?: Given<'sharedTurnaroundPath'>;
  /** Comma-separated texts, such as `brand-a,brand-b`. A page is branded if its address contains one of them. In a frame, the address of the embedding page counts. */
  brandMarkers?: Given<'brandMarkers'>;
  /** The page that the browser opens after a login. It must be on the page's own site. Default: `/`. */
  siteRoot?: Given<'siteRoot'>;
  /** URL of the interaction timeline. Default: `/portal/medical-aid/interaction-timeline`. */
  timelineUrl?: Given<'timelineUrl'>;
  /** URL of the instant-answers chatbot. Default: `/portal/medical-aid/instant-answers`. */
  chatbotUrl?: Given<'chatbotUrl'>;
  /** Content path of an image above the contact page. Default: no banner. */
  bannerPath?: Given<'bannerPath'>;
  /** Heading centred on the banner. */
  bannerHeading?: Given<'bannerHeading'>;
  /** CSS colour of the banner's heading. Default: the heading's own. */
  bannerColour?: Given<'bannerColour'>;
  /** JSON that identifies the portal to the login service, sent as `ddid` with each login. `redirectUri` defaults to the site root. Default: `{"authorizationCode":"","domain":"medical-aid","clientId":"medical-aid-inquiries"}`. */
  loginDdid?: Given<'loginDdid'>;
  /** The portal identifier cookie, as `name=value`. It is set only while a member logs in. Default: `portalIdentifier=medical-aid`. */
  portalCookie?: Given<'portalCookie'>;
  /** JSON with the number of business days until an answer, by origin, category and `update`; 0 shows no date. `closed` lists further days on which the scheme is closed. Default: `{"default":2,"update":3}`. */
  responseDays?: Given<'responseDays'>;
  /** Whether drafts are kept on the member's device for a day. `memory`: never; `ask`: only if the member checks a box; `keep`: unless the member unchecks it. Default: `memory`. */
  drafts?: Given<'drafts'>;
  /** Opaque text that identifies the member. A different text means a different member. Default: the member's first email address. */
  memberKey?: Given<'memberKey'>;
  /** JSON with the portal's own wording of the element's texts, by group and name. */
  messages?: Given<'messages'>;
}

/** The element's own events by name, as listeners receive them. */
export interface InquiriesEvents {
  /** The first screen can be used. Fires once each time the element is added to a page, after its files have loaded. */
  ready: EventOf<'ready'>;
  /** The member has logged in. The browser then navigates to the site root. */
  login: EventOf<'login'>;
  /** A query was logged. `referenceNumber` is null if the server returned none. */
  'query-submitted': EventOf<'query-submitted'>;
  /** A query was updated. `referenceNumber` is the new number, or null if the server returned none. */
  'query-updated': EventOf<'query-updated'>;
  /** A call failed. `call` names it, for example 'POST /member-queries/:referenceNumber'. `status` is 0 if there was no answer. */
  'request-failed': EventOf<'request-failed'>;
  /** The session had ended when the member sent a form. Cancel the event to log the member in yourself, then call `resume`. It sends the form with its current content if the same member is logged in; otherwise it asks the member first. */
  'login-required': EventOf<'login-required'>;
  /** An exception inside the element. `message` has the name of the exception and where it was thrown, never its own text. */
  'element-error': EventOf<'element-error'>;
}

/** Listeners as Preact takes them: `onquery-submitted`. */
export interface InquiriesListeners {
  /** The first screen can be used. Fires once each time the element is added to a page, after its files have loaded. */
  onready?: (event: InquiriesEvents['ready']) => void;
  /** The member has logged in. The browser then navigates to the site root. */
  onlogin?: (event: InquiriesEvents['login']) => void;
  /** A query was logged. `referenceNumber` is null if the server returned none. */
  'onquery-submitted'?: (event: InquiriesEvents['query-submitted']) => void;
  /** A query was updated. `referenceNumber` is the new number, or null if the server returned none. */
  'onquery-updated'?: (event: InquiriesEvents['query-updated']) => void;
  /** A call failed. `call` names it, for example 'POST /member-queries/:referenceNumber'. `status` is 0 if there was no answer. */
  'onrequest-failed'?: (event: InquiriesEvents['request-failed']) => void;
  /** The session had ended when the member sent a form. Cancel the event to log the member in yourself, then call `resume`. It sends the form with its current content if the same member is logged in; otherwise it asks the member first. */
  'onlogin-required'?: (event: InquiriesEvents['login-required']) => void;
  /** An exception inside the element. `message` has the name of the exception and where it was thrown, never its own text. */
  'onelement-error'?: (event: InquiriesEvents['element-error']) => void;
}

/** Handlers as a component's props: `onQuerySubmitted`. */
export interface InquiriesHandlers {
  /** The first screen can be used. Fires once each time the element is added to a page, after its files have loaded. */
  onReady?: ((event: InquiriesEvents['ready']) => void) | undefined;
  /** The member has logged in. The browser then navigates to the site root. */
  onLogin?: ((event: InquiriesEvents['login']) => void) | undefined;
  /** A query was logged. `referenceNumber` is null if the server returned none. */
  onQuerySubmitted?: ((event: InquiriesEvents['query-submitted']) => void) | undefined;
  /** A query was updated. `referenceNumber` is the new number, or null if the server returned none. */
  onQueryUpdated?: ((event: InquiriesEvents['query-updated']) => void) | undefined;
  /** A call failed. `call` names it, for example 'POST /member-queries/:referenceNumber'. `status` is 0 if there was no answer. */
  onRequestFailed?: ((event: InquiriesEvents['request-failed']) => void) | undefined;
  /** The session had ended when the member sent a form. Cancel the event to log the member in yourself, then call `resume`. It sends the form with its current content if the same member is logged in; otherwise it asks the member first. */
  onLoginRequired?: ((event: InquiriesEvents['login-required']) => void) | undefined;
  /** An exception inside the element. `message` has the name of the exception and where it was thrown, never its own text. */
  onElementError?: ((event: InquiriesEvents['element-error']) => void) | undefined;
}
