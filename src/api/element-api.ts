import type { Settings } from '../settings/settings';
import { createClient, type Client } from './client';
import type { HttpFailure } from './http-failure';
import type { Preloads } from './preloads';
import { content } from './resources/content';
import { documentSubmissions } from './resources/document-submissions';
import { login } from './resources/login';
import { medxpressQueries } from './resources/medxpress-queries';
import { memberDetails } from './resources/member-details';
import { memberQueries } from './resources/member-queries';

/** The typed clients of @spec §7 that the element itself calls, one object per resource. */
export const elementClients = (client: Client, settings: Settings) => ({
  login: login(client, settings),
  memberQueries: memberQueries(client),
  medxpressQueries: medxpressQueries(client),
  documentSubmissions: documentSubmissions(client),
  memberDetails: memberDetails(client),
  content: content(client, settings),
});

export type ElementApi = ReturnType<typeof elementClients>;

/**
 * Creates the element's clients from parsed settings.
 * @param onFailure called for every failed call, but not for an aborted one
 * @param preloads requests that have already been sent
 */
export const createElementApi = (
  settings: Settings,
  onFailure: (failure: HttpFailure) => void,
  preloads?: Preloads,
): ElementApi => elementClients(createClient(settings, onFailure, preloads), settings);
