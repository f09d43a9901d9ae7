import type { CallOptions, Client } from '../client';

/** Policy exclusions (@spec §7 Other calls). */
export const policyExclusions = (client: Client) => ({
  /** The waiting periods on `asAtDate`, yyyy-MM-dd; default: today. */
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
