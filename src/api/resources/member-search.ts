import type { CallOptions, Client } from '../client';

/** The member search (@spec §7 Other calls). */
export const memberSearch = (client: Client) => ({
  search: <T = unknown>(json: unknown, options: CallOptions = {}) =>
    client.json('memberDetails', 'POST /member-search', { json, ...options }) as Promise<T>,
});
