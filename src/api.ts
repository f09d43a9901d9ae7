import { createApiFrom, type Api } from './api/create-api';
import { readPageFacts } from './host/page-facts';
import type { RawAttributes } from './settings/attributes';
import { parseSettings } from './settings/parse-settings';

export { HttpFailure, type FailureKind } from './api/http-failure';
export { LoginRefused } from './api/login-failure';
export { UnreadableFiles } from './api/unreadable-files';
export type { Api, RawAttributes as ApiSettings };

/**
 * Creates the typed clients of every call in @spec §7, for portal code.
 * @param settings the element's attributes in camelCase; each you omit keeps its default
 * @throws from each call: {@link HttpFailure} if it fails, {@link LoginRefused} if the server refuses
 * the login, {@link UnreadableFiles} if a file has changed or gone, TypeError on an invalid path value
 */
export const createApi = (settings: RawAttributes = {}): Api =>
  createApiFrom(parseSettings(settings, readPageFacts()));
