import type { CallOptions, Client } from './client';

/** What a policy does not cover yet (@spec §7 Other calls). */
export const policyExclusions = (client: Client) => ({
  /** The waiting periods on a date, yyyy-MM-dd; of today where none is given. */
  waitingPeriods: <T = unknown>(
    entityNumber: string,
    query: { asAtDate?: string } = {},
    options: CallOptions = {},
  ) =>
    client.json('memberDetails', 'GET /policy-exclusions/:entityNumber/waiting-periods', {
      params: { entityNumber },
      query,
      ...options,
    }) as Promise<T>,
});
