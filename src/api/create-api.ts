import type { Settings } from '../settings/settings';
import { createClient } from './client';
import type { HttpFailure } from './http-failure';
import type { Preloads } from './preloads';
import { content } from './resources/content';
import { doctorAllocation } from './resources/doctor-allocation';
import { documentSubmissions } from './resources/document-submissions';
import { login } from './resources/login';
import { medxpressQueries } from './resources/medxpress-queries';
import { memberDetails } from './resources/member-details';
import { memberQueries } from './resources/member-queries';
import { memberSearch } from './resources/member-search';
import { members } from './resources/members';
import { permissions } from './resources/permissions';
import { policyExclusions } from './resources/policy-exclusions';
import { profilePicture } from './resources/profile-picture';

/** The typed clients of @spec §7, one object per resource. */
export type Api = ReturnType<typeof createApiFrom>;

/**
 * Creates the clients from parsed settings.
 * @param onFailure called for every failed call, but not for an aborted one
 * @param preloads requests that have already been sent
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
