import type { Settings } from '../../settings/settings';
import type { CallOptions, Client } from '../client';

/** Names a failed fragment or content image. */
export const FRAGMENT_CALL = 'GET /site/:path';

/** The name of a fragment's read. Fragments are the same for all members. */
export const FRAGMENT = 'fragment';

/** The root folder of all content (@spec §7 Content). */
export const contentFolder = ({ contentBase }: Settings): string => `${contentBase}/site/`;

/** The URL of a content path: under /site/preview on local and test hosts (@spec §7 Content). */
export const contentUrl = (settings: Settings, path: string): string =>
  `${settings.contentBase}/site${settings.environment === 'test' ? '/preview' : ''}${path}`;

/** Provider-maintained content fragments (@spec §7 Content). */
export const content = (client: Client, settings: Settings) => ({
  /** Returns a fragment's HTML, not sanitised. */
  fragment: (path: string, options: CallOptions = {}) =>
    client.readContent(FRAGMENT_CALL, contentUrl(settings, path), contentFolder(settings), options),
});
