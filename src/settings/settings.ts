import type { OriginName } from '../origins';
import type { Environment } from './attributes';

/** A banner above the contact page (@spec §2 Content loader). */
export interface BannerSettings {
  /** Content path of the image. */
  readonly path: string;
  readonly heading: string | undefined;
  /** CSS colour of the heading, unchecked. An invalid colour has no effect. */
  readonly colour: string | undefined;
}

/** The element's attributes, read once and frozen, with every default filled in and every URL absolute. */
export interface Settings {
  /** The origin that pins the element; undefined if the route decides. */
  readonly origin: OriginName | undefined;
  readonly environment: Environment;
  /** Absolute URL of member-details-api and smart-inquiry-api, without a trailing slash. */
  readonly apiBase: string;
  /** The base URL of medicine-delivery submissions. */
  readonly medxpressApiBase: string;
  /** The content service's URL, without a trailing slash. */
  readonly contentBase: string;
  /** Web origins to which the anti-forgery header and credentials may be sent (@spec §7). */
  readonly trustedOrigins: readonly string[];
  /** Folder of the guidance fragments, without a trailing slash. */
  readonly contentPath: string;
  /** Path of the turnaround fragment. On a branded parent page, the shared path (@spec §9). */
  readonly turnaroundPath: string;
  readonly siteRoot: string;
  readonly timelineUrl: string;
  readonly chatbotUrl: string;
  readonly banner: BannerSettings | undefined;
  /** The ddid object, unparsed; see `readLoginDdid`. */
  readonly loginDdid: string;
  /** The portal identifier cookie, unparsed; see `readPortalCookie`. */
  readonly portalCookie: string;
  /** Business days until an answer, unparsed; see `readResponseDays`. */
  readonly responseDays: string;
  /** Whether drafts are kept, unparsed; see `readDraftsMode`. */
  readonly drafts: string;
  readonly memberKey: string | undefined;
  /** The portal's texts, unchecked; null if they are not a JSON object. */
  readonly messages: Readonly<Record<string, unknown>> | null | undefined;
}

/** A change of one of these settings remounts the screen, because it means another origin, environment or server. */
export const remountKey = ({
  origin,
  environment,
  apiBase,
  medxpressApiBase,
  contentBase,
}: Settings) => JSON.stringify([origin, environment, apiBase, medxpressApiBase, contentBase]);
