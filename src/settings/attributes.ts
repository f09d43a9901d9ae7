/**
 * The element's attributes as data: the property and the name in HTML. Their only list; what they
 * mean stands in `Settings`, and what holds without them in `parseSettings`.
 */
export const ATTRIBUTES = {
  origin: 'origin',
  environment: 'environment',
  apiBase: 'api-base',
  medxpressApiBase: 'medxpress-api-base',
  contentBase: 'content-base',
  contentPath: 'content-path',
  turnaroundPath: 'turnaround-path',
  sharedTurnaroundPath: 'shared-turnaround-path',
  brandMarkers: 'brand-markers',
  siteRoot: 'site-root',
  timelineUrl: 'timeline-url',
  chatbotUrl: 'chatbot-url',
  bannerPath: 'banner-path',
  bannerHeading: 'banner-heading',
  bannerColour: 'banner-colour',
  loginDdid: 'login-ddid',
  portalCookie: 'portal-cookie',
  messages: 'messages',
} as const;

/** An attribute's name as a property, in camelCase. */
export type AttributeName = keyof typeof ATTRIBUTES;
/** Attribute values as they stand in the page; absent and empty mean the same. */
export type RawAttributes = Readonly<Partial<Record<AttributeName, string | null | undefined>>>;

export const ATTRIBUTE_NAMES = Object.keys(ATTRIBUTES) as readonly AttributeName[];
