import type { Settings } from '../settings/settings';
import type { ServiceName } from './contract';
import { fillPath, toSearch, type Fields } from './endpoint';

/** The base root of each service (@spec §7). */
const serviceRoots = (settings: Settings): Readonly<Record<ServiceName, string>> => ({
  smartInquiry: `${settings.apiBase}/smart-inquiry-api`,
  medicineDelivery: `${settings.medxpressApiBase}/smart-inquiry-api`,
  memberDetails: `${settings.apiBase}/member-details-api`,
  portal: new URL(settings.siteRoot).origin,
  site: settings.contentBase,
});

/** What of a call's input is in its URL. */
export interface UrlInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Fields;
}

/**
 * The URL of a call, 'METHOD /path/:param'.
 * @throws {TypeError} on a missing or invalid path value
 */
export const callUrl = (
  settings: Settings,
  service: ServiceName,
  key: string,
  { params, query }: UrlInput = {},
): string =>
  serviceRoots(settings)[service] +
  fillPath(key.slice(key.indexOf(' ') + 1), params) +
  toSearch(query);
