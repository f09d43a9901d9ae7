import type { Submitted } from '../../../../src/api/contract';
import type { FieldName } from '../../../../src/origins/fields';
import { ATTACHMENT_RULES } from '../../http/receive-form';
import type { Call } from '../handler';
import { checkSubmission, type Endpoint } from './check-submission';

/** @spec §7 a new query with its files, on an endpoint that may not accept all fields of its origin. */
export const submitQueryTo =
  (endpoint: Endpoint, leftOut: readonly FieldName[] = []) =>
  async (call: Call<unknown>): Promise<Submitted> => {
    const { entityNumber } = call.member();
    const { fields, files } = await call.form(ATTACHMENT_RULES);
    const query = checkSubmission(endpoint, fields, leftOut);
    return { referenceNumber: call.portal.queries.add(entityNumber, query, files) };
  };
