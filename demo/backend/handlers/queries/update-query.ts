import type { Submitted } from '../../../../src/api/contract';
import { checkUpdate, type Endpoint } from '../../../../src/mock/check-submission';
import { Refusal } from '../../../../src/mock/refusal';
import { ATTACHMENT_RULES } from '../../http/receive-form';
import type { Call } from '../handler';
import { canUpdate, findQuery } from './find-query';

/** @spec §7 an update is stored as a new query, linked to its original, with its own reference. */
const updateQueryOn =
  <Params>(endpoint: Endpoint, referenceOf: (params: Params) => string) =>
  async (call: Call<Params>): Promise<Submitted> => {
    const { entityNumber } = call.member();
    const { fields, files } = await call.form(ATTACHMENT_RULES);
    const { origin, query } = checkUpdate(endpoint, fields);
    const original = findQuery(call, referenceOf(call.params), origin);
    if (!canUpdate(call, original)) {
      throw new Refusal(409, `The query ${original.reference} is too old to be updated.`);
    }
    const update = { ...original, query, original: original.reference };
    return { referenceNumber: call.portal.queries.add(entityNumber, update, files, call.now) };
  };

/** For a query on the member website. */
export const updateMemberQuery = updateQueryOn(
  'additional-info',
  (params: { readonly referenceNumber: string }) => params.referenceNumber,
);

/** For a query on the medicine-delivery site. */
export const updateDeliveryQuery = updateQueryOn(
  'medicine-delivery',
  (params: { readonly originalReferenceNumber: string }) => params.originalReferenceNumber,
);
