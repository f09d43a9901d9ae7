import { ORIGIN_NAMES } from '../origins';
import {
  API_BASE,
  CONTENT_BASE,
  MEDXPRESS_API_BASE,
  TEST_API_BASE,
  TURNAROUND,
} from './default-addresses';

/**
 * How a value is read. `choice`: one of the row's `values`. `base`: a URL to which calls append their path. `path`: a
 * content path. `url`: any web address. `json`: a JSON object. `text`: any text. `texts`: the portal's texts, as JSON
 * or, in the property, as an object.
 */
type Kind = 'choice' | 'base' | 'path' | 'url' | 'json' | 'text' | 'texts';

interface Attribute {
  readonly kind: Kind;
  /** The allowed values of a choice. */
  readonly values?: readonly string[];
  /** The value of an absent or invalid attribute, as the page would write it. */
  readonly default?: string;
  /** The default in the environment `test`, if it differs. */
  readonly testDefault?: string;
}

/**
 * The element's attributes by property name; `apiBase` is `api-base` in HTML. Parser, properties, types, manifest,
 * README and editor data are generated from this table. The comment of a row is the attribute's description in all of
 * them. `@default` describes a default that cannot be written as a value.
 */
export const ATTRIBUTES = {
  /**
   * The origin of the queries that are listed and sent.
   * @default the route's origin, else default
   */
  origin: { kind: 'choice', values: ORIGIN_NAMES },
  /**
   * In `test`, fragments are previews, `api-base` has another default, and the console lists untranslated texts.
   * @default test on local and test hosts, else production
   */
  environment: { kind: 'choice', values: ['production', 'test'] },
  /** Base URL of most calls. They append `/member-details-api` or `/smart-inquiry-api`. */
  apiBase: {
    kind: 'base',
    default: API_BASE,
    testDefault: TEST_API_BASE,
  },
  /** Base URL of the call that sends a query of the origin `medxpress`. */
  medxpressApiBase: { kind: 'base', default: MEDXPRESS_API_BASE },
  /** Base URL of the content service. Its calls append `/site`. */
  contentBase: { kind: 'base', default: CONTENT_BASE },
  /** Content path of the folder with the guidance. */
  contentPath: { kind: 'path', default: '/medical-aid/inquiries' },
  /** Content path of the fragment that says how long medicine delivery takes. */
  turnaroundPath: {
    kind: 'path',
    default: `/medical-aid/inquiries/${TURNAROUND}`,
  },
  /** Replaces `turnaround-path` on branded pages (see `brand-markers`). */
  sharedTurnaroundPath: {
    kind: 'path',
    default: `/shared/${TURNAROUND}`,
  },
  /** Comma-separated texts, such as `brand-a,brand-b`. A page is branded if its address contains one of them. In a frame, the address of the embedding page counts. */
  brandMarkers: { kind: 'text' },
  /** The page that the browser opens after a login. It must be on the page's own site. */
  siteRoot: { kind: 'url', default: '/' },
  /** URL of the interaction timeline. */
  timelineUrl: {
    kind: 'url',
    default: '/portal/medical-aid/interaction-timeline',
  },
  /** URL of the instant-answers chatbot. */
  chatbotUrl: {
    kind: 'url',
    default: '/portal/medical-aid/instant-answers',
  },
  /**
   * Content path of an image above the contact page.
   * @default no banner
   */
  bannerPath: { kind: 'path' },
  /** Heading centred on the banner. */
  bannerHeading: { kind: 'text' },
  /**
   * CSS colour of the banner's heading.
   * @default the heading's own
   */
  bannerColour: { kind: 'text' },
  /** JSON that identifies the portal to the login service, sent as `ddid` with each login. `redirectUri` defaults to the site root. */
  loginDdid: {
    kind: 'json',
    default: '{"authorizationCode":"","domain":"medical-aid","clientId":"medical-aid-inquiries"}',
  },
  /** The portal identifier cookie, as `name=value`. It is set only while a member logs in. */
  portalCookie: { kind: 'text', default: 'portalIdentifier=medical-aid' },
  /** JSON with the number of business days until an answer, by origin, category and `update`; 0 shows no date. `closed` lists further days on which the scheme is closed. */
  responseDays: { kind: 'json', default: '{"default":2,"update":3}' },
  /** Whether drafts are kept on the member's device for a day. `memory`: never; `ask`: only if the member checks a box; `keep`: unless the member unchecks it. */
  drafts: { kind: 'choice', values: ['memory', 'ask', 'keep'], default: 'memory' },
  /**
   * Opaque text that identifies the member. A different text means a different member.
   * @default the member's first email address
   */
  memberKey: { kind: 'text' },
  /** JSON with the portal's own wording of the element's texts, by group and name. */
  messages: { kind: 'texts' },
} as const satisfies Readonly<Record<string, Attribute>>;

type Table = typeof ATTRIBUTES;
/** An attribute's name as a property, in camelCase. */
export type AttributeName = keyof Table;
export type NameOf<K extends Kind> = {
  [Name in AttributeName]: Table[Name]['kind'] extends K ? Name : never;
}[AttributeName];
/** The names of the attributes that have a default. */
export type NameWithDefault = {
  [Name in AttributeName]: Table[Name] extends { readonly default: string } ? Name : never;
}[AttributeName];
/** The values of an attribute. Without choices, any text. */
export type ValueOf<Name extends AttributeName> = Table[Name] extends {
  readonly values: readonly (infer Value)[];
}
  ? Value
  : string;
export type Environment = ValueOf<'environment'>;
/** Attribute values as the page sets them. Absent and empty mean the same. */
export type RawAttributes = Readonly<Partial<Record<AttributeName, string | null | undefined>>>;

export const ATTRIBUTE_NAMES = Object.keys(ATTRIBUTES) as readonly AttributeName[];

/** The property of an attribute. */
export const propertyOf = (htmlName: string): AttributeName | undefined =>
  ATTRIBUTE_NAMES.find((name) => htmlNameOf(name) === htmlName);

/** The name of an attribute in HTML, as r2wc derives it from the property. */
export const htmlNameOf = (name: AttributeName): string =>
  name.replace(/[A-Z]/g, '-$&').toLowerCase();

/** An attribute's default, as the page would write it in HTML. */
export function defaultOf(name: NameWithDefault, environment: Environment): string {
  const attribute: Attribute & { readonly default: string } = ATTRIBUTES[name];
  return (environment === 'test' && attribute.testDefault) || attribute.default;
}
