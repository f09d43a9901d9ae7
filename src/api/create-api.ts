import type { Settings } from '../settings/settings';
import { createClient } from './client';
import { content } from './content';
import { doctorAllocation } from './doctor-allocation';
import { documentSubmissions } from './document-submissions';
import type { HttpFailure } from './http-failure';
import { login } from './login';
import { medxpressQueries } from './medxpress-queries';
import { memberDetails } from './member-details';
import { memberQueries } from './member-queries';
import { memberSearch } from './member-search';
import { members } from './members';
import { permissions } from './permissions';
import { policyExclusions } from './policy-exclusions';
import type { Preloads } from './preloads';
import { profilePicture } from './profile-picture';

/** The typed clients of @spec §7, one object per resource. */
export type Api = ReturnType<typeof createApiFrom>;

/**
 * Creates the clients from parsed settings.
 * @param onFailure called for every failed call, but not for an aborted one
 * @param preloads requests that have been sent already
 */
export function createApiFrom(
  settings: Settings,
  onFailure?: (failure: HttpFailure) => void,
  preloads?: Preloads,
) {
  const client = createClient(settings, onFailure, preloads);
  return {
    login: login(client, settings),
    memberQueries: memberQueries(client),
    medxpressQueries: medxpressQueries(client),
    documentSubmissions: documentSubmissions(client),
    memberDetails: memberDetails(client),
    members: members(client),
    memberSearch: memberSearch(client),
    doctorAllocation: doctorAllocation(client),
    permissions: permissions(client),
    policyExclusions: policyExclusions(client),
    profilePicture: profilePicture(client),
    content: content(client, settings),
  };
}
