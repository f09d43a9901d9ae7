import { isDay } from '../../domain/plain-date';
import type { Handler } from '../handler';
import { optionalParameter, parameter } from '../query-parameters';
import { existing, Refusal } from '../refusal';
import { wireTimeOf } from '../scheme-clock';
import { maySee, type PersonReply } from './access';
import { recordsOf, summary } from './person';

/** @spec §7 the dependants whom a policy covers. */
export const showPolicyDependents: Handler<
  'memberDetails',
  'GET /v2/member-details/policies/:policyId/dependents'
> = async (call) => {
  const { policyId } = call.params;
  const { people, records } = call.store;
  const policyIdentifier = parameter(call.query, 'policyIdentifier');
  const found = await records.list('policy', policyId);
  const policy = existing(
    `policy ${policyId}`,
    found.find((each) => each.policyIdentifier === policyIdentifier),
  );
  const holder = await people.find(policy.holder);
  if (!holder || !(await maySee(call, await call.member(), holder))) {
    throw new Refusal(403, `The policy ${policyId} is not yours to see.`);
  }
  const covered = (await people.dependentsOf(holder)).filter(({ entityNumber }) =>
    policy.dependents.includes(entityNumber),
  );
  const dependents = covered.map(summary);
  return { policyId, policyIdentifier, product: policy.product, dependents };
};

/** @spec §7 the waiting periods that apply on a date, today by default. */
export const waitingPeriods: PersonReply<unknown> = async (person, call) => {
  const today = wireTimeOf(call.now).slice(0, 10);
  const asAtDate = optionalParameter(call.query, 'asAtDate') ?? today;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(asAtDate) || !isDay(asAtDate)) {
    throw new Refusal(400, `'${asAtDate}' is not a date: use yyyy-MM-dd.`);
  }
  const all = await recordsOf('waitingPeriod')(person, call);
  return {
    entityNumber: person.entityNumber,
    asAtDate,
    waitingPeriods: all.filter(
      ({ startDate, endDate }) => startDate <= asAtDate && asAtDate <= endDate,
    ),
  };
};

/** @spec §7 all doctors to whom a patient is allocated. */
export const doctors: PersonReply<unknown> = async (person, call) => ({
  entityNumber: person.entityNumber,
  allocations: await recordsOf('doctorAllocation')(person, call),
});

/** @spec §7 the doctor of one type of allocation. */
export const doctorOf =
  (asked: string): PersonReply<unknown> =>
  async (person, call) => {
    const all = await recordsOf('doctorAllocation')(person, call);
    const found = all.find(({ allocationType }) => allocationType === asked);
    return existing(`allocation '${asked}'`, found);
  };
