import { createApiFrom, type Api } from './api/create-api';
import { readPageFacts } from './host/page-facts';
import type { RawAttributes } from './settings/attributes';
import { parseSettings } from './settings/parse-settings';

export { HttpFailure, type FailureKind } from './api/http-failure';
export { LoginRefused } from './api/login-failure';
export { UnreadableFiles } from './api/unreadable-files';
export type { Api, RawAttributes as ApiSettings };

/**
 * The typed clients of every call in @spec §7, for portal code. `settings` are the element's
 * attributes in camelCase; what is left out has its default. A failed call throws an
 * {@link HttpFailure}, a refused login a {@link LoginRefused}, files that have gone an
 * {@link UnreadableFiles}, and an unfit path value a TypeError.
 */
export const createApi = (settings: RawAttributes = {}): Api =>
  createApiFrom(parseSettings(settings, readPageFacts()));
