import { DETAILS_FOLDER, INQUIRY_FOLDER } from '../domain/wire-names';
import type { Settings } from '../settings/settings';
import type { ServiceName } from './contract';
import { toSearch, type Fields } from './endpoint';

/** The base root of each service (@spec §7). */
const serviceRoots = (settings: Settings): Readonly<Record<ServiceName, string>> => ({
  smartInquiry: `${settings.apiBase}/${INQUIRY_FOLDER}`,
  medicineDelivery: `${settings.medxpressApiBase}/${INQUIRY_FOLDER}`,
  memberDetails: `${settings.apiBase}/${DETAILS_FOLDER}`,
  portal: new URL(settings.siteRoot).origin,
  site: settings.contentBase,
});

/** The URL of a call, 'METHOD /path', whose path values are filled in. */
export const callUrl = (
  settings: Settings,
  service: ServiceName,
  call: string,
  query: Fields = {},
): string => serviceRoots(settings)[service] + call.slice(call.indexOf(' ') + 1) + toSearch(query);
