import type { Submitted } from '../../../src/api/contract';
import type { FieldName } from '../../../src/origins/policy';
import { checkSubmission, type Endpoint } from '../check-submission';
import type { Call } from '../handler';
import { ATTACHMENT_RULES } from '../receive-form';

/** @spec §7 a new query with its files, on an endpoint that may leave fields of its origin out. */
export const submitQueryTo =
  (endpoint: Endpoint, leftOut: readonly FieldName[] = []) =>
  async (call: Call<unknown>): Promise<Submitted> => {
    const { entityNumber } = call.member();
    const { fields, files } = await call.form(ATTACHMENT_RULES);
    const query = checkSubmission(endpoint, fields, leftOut);
    return { referenceNumber: call.portal.queries.add(entityNumber, query, files) };
  };
