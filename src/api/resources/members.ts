import type { CallOptions, Client } from '../client';

/** The further client of member details and roles (@spec §7). */
export const members = (client: Client) => ({
  read: <T = unknown>(query: { addresses?: boolean } = {}, options: CallOptions = {}) =>
    client.json('memberDetails', 'GET /member-details/', { query, ...options }) as Promise<T>,

  save: <T = unknown>(json: unknown, options: CallOptions = {}) =>
    client.json('memberDetails', 'POST /member-details/', { json, ...options }) as Promise<T>,

  roles: <T = unknown>(entityNumber: string, roles: string, options: CallOptions = {}) =>
    client.json('memberDetails', 'GET /member-details/member/:entityNumber/roles/:roles', {
      params: { entityNumber, roles },
      ...options,
    }) as Promise<T>,

  ofMember: <T = unknown>(
    memberEntityNumber: string,
    query: { addresses?: boolean } = {},
    options: CallOptions = {},
  ) =>
    client.json('memberDetails', 'GET /member-details/:memberEntityNumber', {
      params: { memberEntityNumber },
      query,
      ...options,
    }) as Promise<T>,
});
