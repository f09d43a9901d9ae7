import type { CallOptions, Client } from '../client';

/** The doctors allocated to a patient (@spec §7 Other calls). */
export const doctorAllocation = (client: Client) => ({
  details: <T = unknown>(patientEntityNumber: string, options: CallOptions = {}) =>
    client.json('memberDetails', 'GET /patient/:patientEntityNumber/doctor-allocation-details', {
      params: { patientEntityNumber },
      ...options,
    }) as Promise<T>,

  ofType: <T = unknown>(
    patientEntityNumber: string,
    allocationType: string,
    options: CallOptions = {},
  ) =>
    client.json(
      'memberDetails',
      'GET /patient/:patientEntityNumber/doctor-allocation/:allocationType',
      { params: { patientEntityNumber, allocationType }, ...options },
    ) as Promise<T>,
});
