import type { CallOptions, Client, SubmitOptions } from '../client';

/** The requested size, in pixels. */
export interface PictureShape {
  readonly width?: number;
  readonly height?: number;
  readonly crop?: boolean;
}

/** Members' profile pictures, as text (@spec §7 Other calls). */
export const profilePicture = (client: Client) => ({
  read: (query: PictureShape = {}, options: CallOptions = {}) =>
    client.text('memberDetails', 'GET /profile-picture/', { query, ...options }),

  readBase64: (options: CallOptions = {}) =>
    client.text('memberDetails', 'GET /profile-picture/base64', options),

  ofEntity: (entityNumber: string, options: CallOptions = {}) =>
    client.text('memberDetails', 'GET /profile-picture/:entityNumber', {
      params: { entityNumber },
      ...options,
    }),

  ofEntityBase64: (entityNumber: string, options: CallOptions = {}) =>
    client.text('memberDetails', 'GET /profile-picture/:entityNumber/base64', {
      params: { entityNumber },
      ...options,
    }),

  upload: <T = unknown>(file: File, options: SubmitOptions = {}) =>
    client.json('memberDetails', 'POST /profile-picture/', {
      form: { file },
      ...options,
    }) as Promise<T>,

  remove: <T = unknown>(options: CallOptions = {}) =>
    client.json('memberDetails', 'DELETE /profile-picture', options) as Promise<T>,
});
