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
  /** The origin of the queries that are listed and sent. Default: the route's, else default. */
  origin: string | null;
  /** In `test` fragments are previews, `api-base` has another default, and the console names untranslated texts. Default: test on local and test hosts, else production. */
  environment: string | null;
  /** Base of most calls: what is in front of `/member-details-api` and `/smart-inquiry-api`. Default: /portal/api/das; on test /api. */
  apiBase: string | null;
  /** The same for queries that are sent of the origin `medxpress`. Default: `/portal/api/das-mp`. */
  medxpressApiBase: string | null;
  /** Base of the content service: what is in front of `/site`. Default: `/`. */
  contentBase: string | null;
  /** Content path of the folder with the guidance. Default: `/medical-aid/inquiries`. */
  contentPath: string | null;
  /** Content path of the fragment that says how long medicine delivery takes. Default: `/medical-aid/inquiries/medxpress-turnaround`. */
  turnaroundPath: string | null;
  /** The same on branded pages: see `brand-markers`. Default: `/shared/medxpress-turnaround`. */
  sharedTurnaroundPath: string | null;
  /** Comma-separated texts, such as `brand-a,brand-b`: a page is branded if its address has one. In a frame the address of the page around it counts. */
  brandMarkers: string | null;
  /** The page that the browser opens after a login; on the page's own site only. Default: `/`. */
  siteRoot: string | null;
  /** The interaction timeline. Default: `/portal/medical-aid/interaction-timeline`. */
  timelineUrl: string | null;
  /** The instant-answers chatbot. Default: `/portal/medical-aid/instant-answers`. */
  chatbotUrl: string | null;
  /** Content path of an image above the contact page. Default: no banner. */
  bannerPath: string | null;
  /** Heading centred on the banner. */
  bannerHeading: string | null;
  /** CSS colour of that heading. Default: the heading's own. */
  bannerColour: string | null;
  /** JSON by which the login service knows the portal, sent as `ddid` with each login. `redirectUri` is the site root if absent. Default: `{"authorizationCode":"","domain":"medical-aid","clientId":"medical-aid-inquiries"}`. */
  loginDdid: string | null;
  /** `name=value` of the portal identifier cookie, which is there while a member logs in. Default: `portalIdentifier=medical-aid`. */
  portalCookie: string | null;
  /** JSON: business days until an answer by origin, category and `update`, 0 for none; `closed` lists days off. Default: `{"default":2,"update":3}`. */
  responseDays: string | null;
  /** Whether drafts are kept on the member's device for a day. `memory`: never; `ask`: if the member checks a box; `keep`: unless the member unchecks it. Default: `memory`. */
  drafts: string | null;
  /** Opaque text that names the member: another one is another member. Default: the member's first email address. */
  memberKey: string | null;
}

/** The attributes as texts in markup: a server renders them, and every framework keeps them. */
export interface InquiriesAttributes {
  /** The origin of the queries that are listed and sent. Default: the route's, else default. */
  origin?: Text<'origin'>;
  /** In `test` fragments are previews, `api-base` has another default, and the console names untranslated texts. Default: test on local and test hosts, else production. */
  environment?: Text<'environment'>;
  /** Base of most calls: what is in front of `/member-details-api` and `/smart-inquiry-api`. Default: /portal/api/das; on test /api. */
  'api-base'?: Text<'apiBase'>;
  /** The same for queries that are sent of the origin `medxpress`. Default: `/portal/api/das-mp`. */
  'medxpress-api-base'?: Text<'medxpressApiBase'>;
  /** Base of the content service: what is in front of `/site`. Default: `/`. */
  'content-base'?: Text<'contentBase'>;
  /** Content path of the folder with the guidance. Default: `/medical-aid/inquiries`. */
  'content-path'?: Text<'contentPath'>;
  /** Content path of the fragment that says how long medicine delivery takes. Default: `/medical-aid/inquiries/medxpress-turnaround`. */
  'turnaround-path'?: Text<'turnaroundPath'>;
  /** The same on branded pages: see `brand-markers`. Default: `/shared/medxpress-turnaround`. */
  'shared-turnaround-path'?: Text<'sharedTurnaroundPath'>;
  /** Comma-separated texts, such as `brand-a,brand-b`: a page is branded if its address has one. In a frame the address of the page around it counts. */
  'brand-markers'?: Text<'brandMarkers'>;
  /** The page that the browser opens after a login; on the page's own site only. Default: `/`. */
  'site-root'?: Text<'siteRoot'>;
  /** The interaction timeline. Default: `/portal/medical-aid/interaction-timeline`. */
  'timeline-url'?: Text<'timelineUrl'>;
  /** The instant-answers chatbot. Default: `/portal/medical-aid/instant-answers`. */
  'chatbot-url'?: Text<'chatbotUrl'>;
  /** Content path of an image above the contact page. Default: no banner. */
  'banner-path'?: Text<'bannerPath'>;
  /** Heading centred on the banner. */
  'banner-heading'?: Text<'bannerHeading'>;
  /** CSS colour of that heading. Default: the heading's own. */
  'banner-colour'?: Text<'bannerColour'>;
  /** JSON by which the login service knows the portal, sent as `ddid` with each login. `redirectUri` is the site root if absent. Default: `{"authorizationCode":"","domain":"medical-aid","clientId":"medical-aid-inquiries"}`. */
  'login-ddid'?: Text<'loginDdid'>;
  /** `name=value` of the portal identifier cookie, which is there while a member logs in. Default: `portalIdentifier=medical-aid`. */
  'portal-cookie'?: Text<'portalCookie'>;
  /** JSON: business days until an answer by origin, category and `update`, 0 for none; `closed` lists days off. Default: `{"default":2,"update":3}`. */
  'response-days'?: Text<'responseDays'>;
  /** Whether drafts are kept on the member's device for a day. `memory`: never; `ask`: if the member checks a box; `keep`: unless the member unchecks it. Default: `memory`. */
  drafts?: Text<'drafts'>;
  /** Opaque text that names the member: another one is another member. Default: the member's first email address. */
  'member-key'?: Text<'memberKey'>;
  /** JSON: the portal's own words for texts of the element, by group and name. */
  messages?: Text<'messages'>;
}

/** The attributes as a component's props: `apiBase`, and `messages` as an object too. */
export interface InquiriesProps {
  /** The origin of the queries that are listed and sent. Default: the route's, else default. */
  origin?: Given<'origin'>;
  /** In `test` fragments are previews, `api-base` has another default, and the console names untranslated texts. Default: test on local and test hosts, else production. */
  environment?: Given<'environment'>;
  /** Base of most calls: what is in front of `/member-details-api` and `/smart-inquiry-api`. Default: /portal/api/das; on test /api. */
  apiBase?: Given<'apiBase'>;
  /** The same for queries that are sent of the origin `medxpress`. Default: `/portal/api/das-mp`. */
  medxpressApiBase?: Given<'medxpressApiBase'>;
  /** Base of the content service: what is in front of `/site`. Default: `/`. */
  contentBase?: Given<'contentBase'>;
  /** Content path of the folder with the guidance. Default: `/medical-aid/inquiries`. */
  contentPath?: Given<'contentPath'>;
  /** Content path of the fragment that says how long medicine delivery takes. Default: `/medical-aid/inquiries/medxpress-turnaround`. */
  turnaroundPath?: Given<'turnaroundPath'>;
  /** The same on branded pages: see `brand-markers`. Default: `/shared/medxpress-turnaround`. */
  sharedTurnaroundPath?: Given<'sharedTurnaroundPath'>;
  /** Comma-separated texts, such as `brand-a,brand-b`: a page is branded if its address has one. In a frame the address of the page around it counts. */
  brandMarkers?: Given<'brandMarkers'>;
  /** The page that the browser opens after a login; on the page's own site only. Default: `/`. */
  siteRoot?: Given<'siteRoot'>;
  /** The interaction timeline. Default: `/portal/medical-aid/interaction-timeline`. */
  timelineUrl?: Given<'timelineUrl'>;
  /** The instant-answers chatbot. Default: `/portal/medical-aid/instant-answers`. */
  chatbotUrl?: Given<'chatbotUrl'>;
  /** Content path of an image above the contact page. Default: no banner. */
  bannerPath?: Given<'bannerPath'>;
  /** Heading centred on the banner. */
  bannerHeading?: Given<'bannerHeading'>;
  /** CSS colour of that heading. Default: the heading's own. */
  bannerColour?: Given<'bannerColour'>;
  /** JSON by which the login service knows the portal, sent as `ddid` with each login. `redirectUri` is the site root if absent. Default: `{"authorizationCode":"","domain":"medical-aid","clientId":"medical-aid-inquiries"}`. */
  loginDdid?: Given<'loginDdid'>;
  /** `name=value` of the portal identifier cookie, which is there while a member logs in. Default: `portalIdentifier=medical-aid`. */
  portalCookie?: Given<'portalCookie'>;
  /** JSON: business days until an answer by origin, category and `update`, 0 for none; `closed` lists days off. Default: `{"default":2,"update":3}`. */
  responseDays?: Given<'responseDays'>;
  /** Whether drafts are kept on the member's device for a day. `memory`: never; `ask`: if the member checks a box; `keep`: unless the member unchecks it. Default: `memory`. */
  drafts?: Given<'drafts'>;
  /** Opaque text that names the member: another one is another member. Default: the member's first email address. */
  memberKey?: Given<'memberKey'>;
  /** JSON: the portal's own words for texts of the element, by group and name. */
  messages?: Given<'messages'>;
}

/** The element's own events by name, as listeners receive them. */
export interface InquiriesEvents {
  /** The first screen is there and answers: once each time the element is added to a page, and not before its files have loaded. */
  ready: EventOf<'ready'>;
  /** The member has logged in; the browser navigates to the site root next. */
  login: EventOf<'login'>;
  /** A query was logged; the number is null if the server returned none. */
  'query-submitted': EventOf<'query-submitted'>;
  /** A query was updated; `referenceNumber` is the new number. */
  'query-updated': EventOf<'query-updated'>;
  /** A call failed, named as 'POST /member-queries/:referenceNumber'; status 0 if there was no answer. */
  'request-failed': EventOf<'request-failed'>;
  /** The session has ended at sending. Cancel it to log the member in yourself; `resume` sends the form, as it is by then, if the member is the same, else it asks the member. */
  'login-required': EventOf<'login-required'>;
  /** An exception inside the element: its name and place, never its message. */
  'element-error': EventOf<'element-error'>;
}

/** Listeners as Preact takes them: `onquery-submitted`. */
export interface InquiriesListeners {
  /** The first screen is there and answers: once each time the element is added to a page, and not before its files have loaded. */
  onready?: (event: InquiriesEvents['ready']) => void;
  /** The member has logged in; the browser navigates to the site root next. */
  onlogin?: (event: InquiriesEvents['login']) => void;
  /** A query was logged; the number is null if the server returned none. */
  'onquery-submitted'?: (event: InquiriesEvents['query-submitted']) => void;
  /** A query was updated; `referenceNumber` is the new number. */
  'onquery-updated'?: (event: InquiriesEvents['query-updated']) => void;
  /** A call failed, named as 'POST /member-queries/:referenceNumber'; status 0 if there was no answer. */
  'onrequest-failed'?: (event: InquiriesEvents['request-failed']) => void;
  /** The session has ended at sending. Cancel it to log the member in yourself; `resume` sends the form, as it is by then, if the member is the same, else it asks the member. */
  'onlogin-required'?: (event: InquiriesEvents['login-required']) => void;
  /** An exception inside the element: its name and place, never its message. */
  'onelement-error'?: (event: InquiriesEvents['element-error']) => void;
}

/** Handlers as a component's props: `onQuerySubmitted`. */
export interface InquiriesHandlers {
  /** The first screen is there and answers: once each time the element is added to a page, and not before its files have loaded. */
  onReady?: ((event: InquiriesEvents['ready']) => void) | undefined;
  /** The member has logged in; the browser navigates to the site root next. */
  onLogin?: ((event: InquiriesEvents['login']) => void) | undefined;
  /** A query was logged; the number is null if the server returned none. */
  onQuerySubmitted?: ((event: InquiriesEvents['query-submitted']) => void) | undefined;
  /** A query was updated; `referenceNumber` is the new number. */
  onQueryUpdated?: ((event: InquiriesEvents['query-updated']) => void) | undefined;
  /** A call failed, named as 'POST /member-queries/:referenceNumber'; status 0 if there was no answer. */
  onRequestFailed?: ((event: InquiriesEvents['request-failed']) => void) | undefined;
  /** The session has ended at sending. Cancel it to log the member in yourself; `resume` sends the form, as it is by then, if the member is the same, else it asks the member. */
  onLoginRequired?: ((event: InquiriesEvents['login-required']) => void) | undefined;
  /** An exception inside the element: its name and place, never its message. */
  onElementError?: ((event: InquiriesEvents['element-error']) => void) | undefined;
}
