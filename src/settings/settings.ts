import type { OriginName } from '../origins';
import type { Environment } from './attributes';

/** A banner above the contact page (@spec §2 Content loader). */
export interface BannerSettings {
  /** Content path of the image. */
  readonly path: string;
  readonly heading: string | undefined;
  /** CSS colour of the heading, as given; an invalid one has no effect. */
  readonly colour: string | undefined;
}

/** The element's attributes, read once: frozen, every default filled in, every URL absolute. */
export interface Settings {
  /** The origin that pins the element; undefined where the route decides. */
  readonly origin: OriginName | undefined;
  readonly environment: Environment;
  /** Absolute URL, without a slash at its end, that holds member-details-api and smart-inquiry-api. */
  readonly apiBase: string;
  /** The same for medicine-delivery submissions. */
  readonly medxpressApiBase: string;
  /** The content service's URL, without a slash at its end. */
  readonly contentBase: string;
  /** Web origins that the anti-forgery header and credentials may go to (@spec §7). */
  readonly trustedOrigins: readonly string[];
  /** Folder of the guidance fragments, without a slash at its end. */
  readonly contentPath: string;
  /** Path of the turnaround fragment; the shared one on a branded parent page (@spec §9). */
  readonly turnaroundPath: string;
  readonly siteRoot: string;
  readonly timelineUrl: string;
  readonly chatbotUrl: string;
  readonly banner: BannerSettings | undefined;
  /** The ddid object, as given: `readLoginDdid` reads it when it is wanted. */
  readonly loginDdid: string;
  /** The portal identifier cookie, as given: `readPortalCookie` reads it when it is wanted. */
  readonly portalCookie: string;
  /** Business days until an answer, as given: `readResponseDays` reads it when it is wanted. */
  readonly responseDays: string;
  /** Whether drafts are kept, as given: `readDraftsMode` reads it when it is wanted. */
  readonly drafts: string;
  readonly memberKey: string | undefined;
  /** The portal's own words for texts of the element, unchecked; null for what is no JSON object. */
  readonly messages: Readonly<Record<string, unknown>> | null | undefined;
}

/** Settings whose change remounts the screen: another origin, environment or server. */
export const remountKey = ({
  origin,
  environment,
  apiBase,
  medxpressApiBase,
  contentBase,
}: Settings) => JSON.stringify([origin, environment, apiBase, medxpressApiBase, contentBase]);
