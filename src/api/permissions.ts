import type { CallOptions, Client } from './client';

/** What the logged-in user may do (@spec §6, §7); each permission is asked for by its name. */
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
