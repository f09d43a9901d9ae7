import { optionalParameter, parameter } from '../../../../src/mock/query-parameters';
import { Refusal } from '../../../../src/mock/refusal';
import { onSchemeClock } from '../../http/scheme-clock';
import type { Handler } from '../handler';
import { maySee, visiblePerson } from './access';
import { summary } from './person';

/** @spec §7 the dependants whom a policy covers. */
export const showPolicyDependents: Handler<
  'memberDetails',
  'GET /v2/member-details/policies/:policyId/dependents'
> = (call) => {
  const { portal, params } = call;
  const [policy] = portal.records.list('policy', params.policyId);
  const policyIdentifier = parameter(call.query, 'policyIdentifier');
  if (policy?.policyIdentifier !== policyIdentifier) {
    throw new Refusal(404, `There is no policy ${params.policyId}.`);
  }
  const holder = portal.people.find(policy.holder);
  if (!holder || !maySee(portal, call.member(), holder)) {
    throw new Refusal(403, `The policy ${params.policyId} is not yours to see.`);
  }
  const covered = portal.people
    .dependentsOf(holder)
    .filter(({ entityNumber }) => policy.dependents.includes(entityNumber));
  return {
    policyId: params.policyId,
    policyIdentifier,
    product: policy.product,
    dependents: covered.map(summary),
  };
};

/** Whether a text is a real day as yyyy-MM-dd. */
function isDate(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** @spec §7 the waiting periods that apply on a date, today by default. */
export const showWaitingPeriods: Handler<
  'memberDetails',
  'GET /policy-exclusions/:entityNumber/waiting-periods'
> = (call) => {
  const { entityNumber } = visiblePerson(call, call.params.entityNumber);
  const today = onSchemeClock(Date.now()).slice(0, 10);
  const asAtDate = optionalParameter(call.query, 'asAtDate') ?? today;
  if (!isDate(asAtDate)) throw new Refusal(400, `'${asAtDate}' is not a date: use yyyy-MM-dd.`);
  const waitingPeriods = call.portal.records
    .list('waitingPeriod', entityNumber)
    .filter(({ startDate, endDate }) => startDate <= asAtDate && asAtDate <= endDate);
  return { entityNumber, asAtDate, waitingPeriods };
};

/** @spec §7 all doctors to whom a patient is allocated. */
export const showDoctors: Handler<
  'memberDetails',
  'GET /patient/:patientEntityNumber/doctor-allocation-details'
> = (call) => {
  const { entityNumber } = visiblePerson(call, call.params.patientEntityNumber);
  return { entityNumber, allocations: call.portal.records.list('doctorAllocation', entityNumber) };
};

/** @spec §7 the doctor of one type of allocation. */
export const showDoctor: Handler<
  'memberDetails',
  'GET /patient/:patientEntityNumber/doctor-allocation/:allocationType'
> = (call) => {
  const { patientEntityNumber, allocationType } = call.params;
  const { entityNumber } = visiblePerson(call, patientEntityNumber);
  const found = call.portal.records
    .list('doctorAllocation', entityNumber)
    .find((allocation) => allocation.allocationType === allocationType);
  if (!found) throw new Refusal(404, `${entityNumber} has no allocation '${allocationType}'.`);
  return found;
};
