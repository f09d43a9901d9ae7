import type { CallOptions, Client } from '../client';

/** Checks the logged-in user's permissions by name (@spec §6, §7). */
export const permissions = (client: Client) => ({
  ofUser: <T = unknown>(names: readonly string[], options: CallOptions = {}) =>
    client.json('memberDetails', 'GET /permissions', {
      query: { permissions: names },
      ...options,
    }) as Promise<T>,

  forEntity: <T = unknown>(
    entityNumber: string,
    names: readonly string[],
    options: CallOptions = {},
  ) =>
    client.json('memberDetails', 'GET /permissions/:entityNumber', {
      params: { entityNumber },
      query: { permissions: names },
      ...options,
    }) as Promise<T>,

  forPolicyBenefit: <T = unknown>(
    entityNumber: string,
    policyBenefit: string,
    names: readonly string[],
    options: CallOptions = {},
  ) =>
    client.json('memberDetails', 'GET /permissions/:entityNumber/:policyBenefit', {
      params: { entityNumber, policyBenefit },
      query: { permissions: names },
      ...options,
    }) as Promise<T>,
});
