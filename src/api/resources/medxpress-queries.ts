import type { ReferenceNumber } from '../../domain/reference-number';
import type { Client, SubmitOptions } from '../client';
import type { CallForm } from '../contract';
import { toReferenceNumber, type QueryUpdate } from './member-queries';

/** Queries of the medicine-delivery site (@spec §7 Medicine-delivery origin). */
export const medxpressQueries = (client: Client) => ({
  create: async (
    form: CallForm<'medicineDelivery', 'POST /member-queries'>,
    options: SubmitOptions = {},
  ) =>
    toReferenceNumber(
      await client.json('medicineDelivery', 'POST /member-queries', { form, ...options }),
    ),

  /** Updates a query; returns the new reference number. */
  update: async (
    originalReferenceNumber: ReferenceNumber,
    form: QueryUpdate,
    options: SubmitOptions = {},
  ) =>
    toReferenceNumber(
      await client.json('medicineDelivery', 'POST /member-queries/:originalReferenceNumber', {
        params: { originalReferenceNumber },
        form,
        ...options,
      }),
    ),
});
