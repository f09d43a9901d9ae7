import type { Submitted } from '../../../../src/api/contract';
import { checkSubmission, type Endpoint } from '../../../../src/mock/check-submission';
import type { FieldName } from '../../../../src/origins/fields';
import { ATTACHMENT_RULES } from '../../http/receive-form';
import type { Call } from '../handler';

/** @spec §7 a new query with its files, on an endpoint that may not accept all fields of its origin. */
export const submitQueryTo =
  (endpoint: Endpoint, leftOut: readonly FieldName[] = []) =>
  async (call: Call<unknown>): Promise<Submitted> => {
    const { entityNumber } = call.member();
    const { fields, files } = await call.form(ATTACHMENT_RULES);
    const checked = checkSubmission(endpoint, fields, leftOut);
    const { subCategory = null, ccEmail = null, product = null } = checked;
    const query = { ...checked, subCategory, ccEmail, product, original: null };
    return { referenceNumber: call.portal.queries.add(entityNumber, query, files, call.now) };
  };
