import { ORIGIN_NAMES } from '../origins';
import {
  API_BASE,
  CONTENT_BASE,
  MEDXPRESS_API_BASE,
  TEST_API_BASE,
  TURNAROUND,
} from './default-addresses';

/**
 * How a value is read: one of several words, the address that calls are appended to, a content path, any web address,
 * a JSON object, a text, or the portal's texts: JSON, or an object as the property's value.
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
 * README and editor data are generated from this table. A row's comment is its description there, and `@default`
 * describes a default that no value can express.
 */
export const ATTRIBUTES = {
  /**
   * The origin of the queries that are listed and sent.
   * @default the route's, else default
   */
  origin: { kind: 'choice', values: ORIGIN_NAMES },
  /**
   * In `test` fragments are previews, `api-base` has another default, and the console names untranslated texts.
   * @default test on local and test hosts, else production
   */
  environment: { kind: 'choice', values: ['production', 'test'] },
  /** Base of most calls: what is in front of `/member-details-api` and `/smart-inquiry-api`. */
  apiBase: {
    kind: 'base',
    default: API_BASE,
    testDefault: TEST_API_BASE,
  },
  /** The same for queries that are sent of the origin `medxpress`. */
  medxpressApiBase: { kind: 'base', default: MEDXPRESS_API_BASE },
  /** Base of the content service: what is in front of `/site`. */
  contentBase: { kind: 'base', default: CONTENT_BASE },
  /** Content path of the folder with the guidance. */
  contentPath: { kind: 'path', default: '/medical-aid/inquiries' },
  /** Content path of the fragment that says how long medicine delivery takes. */
  turnaroundPath: {
    kind: 'path',
    default: `/medical-aid/inquiries/${TURNAROUND}`,
  },
  /** The same on branded pages: see `brand-markers`. */
  sharedTurnaroundPath: {
    kind: 'path',
    default: `/shared/${TURNAROUND}`,
  },
  /** Comma-separated texts, such as `brand-a,brand-b`: a page is branded if its address has one. In a frame the address of the page around it counts. */
  brandMarkers: { kind: 'text' },
  /** The page that the browser opens after a login; on the page's own site only. */
  siteRoot: { kind: 'url', default: '/' },
  /** The interaction timeline. */
  timelineUrl: {
    kind: 'url',
    default: '/portal/medical-aid/interaction-timeline',
  },
  /** The instant-answers chatbot. */
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
   * CSS colour of that heading.
   * @default the heading's own
   */
  bannerColour: { kind: 'text' },
  /** JSON by which the login service knows the portal, sent as `ddid` with each login. `redirectUri` is the site root if absent. */
  loginDdid: {
    kind: 'json',
    default: '{"authorizationCode":"","domain":"medical-aid","clientId":"medical-aid-inquiries"}',
  },
  /** `name=value` of the portal identifier cookie, which is there while a member logs in. */
  portalCookie: { kind: 'text', default: 'portalIdentifier=medical-aid' },
  /** JSON: business days until an answer by origin, category and `update`, 0 for none; `closed` lists days off. */
  responseDays: { kind: 'json', default: '{"default":2,"update":3}' },
  /** Whether drafts are kept on the member's device for a day. `memory`: never; `ask`: if the member checks a box; `keep`: unless the member unchecks it. */
  drafts: { kind: 'choice', values: ['memory', 'ask', 'keep'], default: 'memory' },
  /**
   * Opaque text that names the member: another one is another member.
   * @default the member's first email address
   */
  memberKey: { kind: 'text' },
  /** JSON: the portal's own words for texts of the element, by group and name. */
  messages: { kind: 'texts' },
} as const satisfies Readonly<Record<string, Attribute>>;

type Table = typeof ATTRIBUTES;
/** An attribute's name as a property, in camelCase. */
export type AttributeName = keyof Table;
type Dashed<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Dashed<Rest>}`
  : '';
/** The name of an attribute in HTML. */
export type HtmlName<Name extends AttributeName> = Dashed<Name>;
export type NameOf<K extends Kind> = {
  [Name in AttributeName]: Table[Name]['kind'] extends K ? Name : never;
}[AttributeName];
/** The names of the attributes that have a default. */
export type NameWithDefault = {
  [Name in AttributeName]: Table[Name] extends { readonly default: string } ? Name : never;
}[AttributeName];
/** The values of an attribute: its choices, or any text. */
export type ValueOf<Name extends AttributeName> = Table[Name] extends {
  readonly values: readonly (infer Value)[];
}
  ? Value
  : string;
export type Environment = ValueOf<'environment'>;
/** Attribute values as the page has them. Absent and empty mean the same. */
export type RawAttributes = Readonly<Partial<Record<AttributeName, string | null | undefined>>>;

export const ATTRIBUTE_NAMES = Object.keys(ATTRIBUTES) as readonly AttributeName[];

/** The property of an attribute. */
export const propertyOf = (htmlName: string): AttributeName | undefined =>
  ATTRIBUTE_NAMES.find((name) => htmlNameOf(name) === htmlName);

/** The name of an attribute in HTML, as r2wc derives it from the property. */
export const htmlNameOf = (name: AttributeName): string =>
  name.replace(/[A-Z]/g, '-$&').toLowerCase();

/** An attribute's default, as the page would write it. */
export function defaultOf(name: NameWithDefault, environment: Environment): string {
  const attribute: Attribute & { readonly default: string } = ATTRIBUTES[name];
  return (environment === 'test' && attribute.testDefault) || attribute.default;
}
