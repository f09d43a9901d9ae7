import type { Settings } from '../settings/settings';
import type { ServiceName } from './contract';

/** The base root of each service (@spec §7). */
export const serviceRoots = (settings: Settings): Readonly<Record<ServiceName, string>> => ({
  smartInquiry: `${settings.apiBase}/smart-inquiry-api`,
  medicineDelivery: `${settings.medxpressApiBase}/smart-inquiry-api`,
  memberDetails: `${settings.apiBase}/member-details-api`,
  portal: new URL(settings.siteRoot).origin,
  site: settings.contentBase,
});
