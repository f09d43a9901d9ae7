import { parseJsonObject } from '../domain/json';
import { ATTRIBUTES } from './attributes';
import type { Settings } from './settings';

/** The ddid object of the authentication call (@spec §7 Login). */
export interface LoginDdid {
  readonly authorizationCode: string;
  readonly domain: string;
  readonly redirectUri: string;
  readonly clientId: string;
}

/**
 * Reads `login-ddid`. Each key is read from the attribute's JSON, else from the default. Without a `redirectUri`, the
 * login returns to the site root.
 */
export function readLoginDdid({ loginDdid, siteRoot }: Settings): LoginDdid {
  const objects = [loginDdid, ATTRIBUTES.loginDdid.default].map((json) => parseJsonObject(json));
  const read = (key: keyof LoginDdid) =>
    objects.map((each) => each?.[key]).find((value) => typeof value === 'string');
  return {
    authorizationCode: read('authorizationCode') ?? '',
    domain: read('domain') ?? '',
    redirectUri: read('redirectUri') ?? siteRoot,
    clientId: read('clientId') ?? '',
  };
}

const COOKIE = /^([^=;\s]+)=([^;\s]*)$/;

/** Reads `portal-cookie`. An invalid cookie counts as absent. */
export function readPortalCookie({ portalCookie }: Settings): {
  readonly name: string;
  readonly value: string;
} {
  const read = COOKIE.exec(portalCookie) ?? COOKIE.exec(ATTRIBUTES.portalCookie.default);
  const [, name = '', value = ''] = read ?? [];
  return { name, value };
}
