import { trimInvisible } from '../../domain/invisible';
import { removeCookie, setCookie } from '../../host/cookies';
import { readLoginDdid, readPortalCookie } from '../../settings/login-settings';
import type { Settings } from '../../settings/settings';
import type { CallOptions, Client } from '../client';
import { LoginRefused } from '../login-failure';
import { parseRecord } from '../wire';

/** The login of @spec §7. */
export const login = (client: Client, settings: Settings) => ({
  /**
   * Authenticates with the username, without surrounding white space and invisible characters, and the password. Then
   * pings the portal. The portal identifier cookie is set only during the ping.
   * @throws {HttpFailure} if either call fails
   * @throws {LoginRefused} if a 2xx answer has an `errorMessage`
   */
  logIn: async (username: string, password: string, options: CallOptions = {}): Promise<void> => {
    const answer = await client.text('portal', 'POST /wsg/rest', {
      json: {
        schemaVersion: 1,
        Login: trimInvisible(username),
        Password: password,
        ddid: readLoginDdid(settings),
      },
      ...options,
    });
    if (parseRecord(answer)['errorMessage']) throw new LoginRefused(answer);
    const { name, value } = readPortalCookie(settings);
    setCookie(name, value);
    try {
      await client.text('portal', 'GET /portal/wlxapp/Ping.srv', options);
    } finally {
      removeCookie(name);
    }
  },
});
