import type { ReferenceNumber } from '../domain/reference-number';
import type { Client, SubmitOptions } from './client';
import { toSubmitted, type NewQuery, type QueryUpdate } from './member-queries';

/** Queries of the medicine-delivery site (@spec §7 Medicine-delivery origin). */
export const medxpressQueries = (client: Client) => ({
  create: async (form: NewQuery & { readonly product: string }, options: SubmitOptions = {}) =>
    toSubmitted(
      await client.json('medicineDelivery', 'POST /member-queries', { form, ...options }),
    ),

  /** Adds to a query; the answer is the new reference number. */
  update: async (
    originalReferenceNumber: ReferenceNumber,
    form: QueryUpdate,
    options: SubmitOptions = {},
  ) =>
    toSubmitted(
      await client.json('medicineDelivery', 'POST /member-queries/:originalReferenceNumber', {
        params: { originalReferenceNumber },
        form,
        ...options,
      }),
    ),
});
