import type { Settings } from '../settings/settings';
import { createClient } from './client';
import { elementClients } from './element-api';
import { doctorAllocation } from './resources/doctor-allocation';
import { memberSearch } from './resources/member-search';
import { members } from './resources/members';
import { permissions } from './resources/permissions';
import { policyExclusions } from './resources/policy-exclusions';
import { profilePicture } from './resources/profile-picture';

/** The typed clients of @spec §7, one object per resource. */
export type Api = ReturnType<typeof createApiFrom>;

/** Creates the clients of every call from parsed settings, for portals. */
export function createApiFrom(settings: Settings) {
  const client = createClient(settings);
  return {
    ...elementClients(client, settings),
    members: members(client),
    memberSearch: memberSearch(client),
    doctorAllocation: doctorAllocation(client),
    permissions: permissions(client),
    policyExclusions: policyExclusions(client),
    profilePicture: profilePicture(client),
  };
}
