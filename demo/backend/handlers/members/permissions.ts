import { repeatedParameter } from '../../../../src/mock/query-parameters';
import { Refusal } from '../../../../src/mock/refusal';
import type { RecordKinds } from '../../storage/record-kinds';
import type { Handler } from '../handler';
import type { Call } from '../handler';
import { visiblePerson } from './access';
import { summary } from './person';

type Permission = RecordKinds['permission'];

/** @spec §6 Whether each requested permission is granted. */
function checkPermissions(call: Call<unknown>, holds: (permission: Permission) => boolean) {
  const held = call.portal.records
    .list('permission', call.member().entityNumber)
    .filter(holds)
    .map(({ permission }) => permission);
  return {
    permissions: repeatedParameter(call.query, 'permissions').map((permission) => ({
      permission,
      granted: held.includes(permission),
    })),
  };
}

/** @spec §6 what the logged-in user may do. */
export const showPermissions: Handler<'memberDetails', 'GET /permissions'> = (call) =>
  checkPermissions(call, () => true);

/** @spec §6 what they may do for an entity. */
export const showEntityPermissions: Handler<'memberDetails', 'GET /permissions/:entityNumber'> = (
  call,
) => {
  const { entityNumber } = visiblePerson(call, call.params.entityNumber);
  return checkPermissions(call, ({ entityNumbers }) => entityNumbers.includes(entityNumber));
};

/** @spec §6 what they may do for a policy member and benefit. */
export const showBenefitPermissions: Handler<
  'memberDetails',
  'GET /permissions/:entityNumber/:policyBenefit'
> = (call) => {
  const { entityNumber } = visiblePerson(call, call.params.entityNumber);
  return checkPermissions(
    call,
    ({ entityNumbers, benefits }) =>
      entityNumbers.includes(entityNumber) && benefits.includes(call.params.policyBenefit),
  );
};

/** @spec §7 which of the named roles, separated by commas, a person has. */
export const showRoles: Handler<
  'memberDetails',
  'GET /member-details/member/:entityNumber/roles/:roles'
> = (call) => {
  const { entityNumber } = visiblePerson(call, call.params.entityNumber);
  const asked = call.params.roles.split(',');
  const held = call.portal.records.list('role', entityNumber).map(({ role }) => role);
  return { entityNumber, roles: held.filter((role) => asked.includes(role)) };
};

/** @spec §6 a member of an employer's group, for its administrator. */
export const showGroupAccess: Handler<
  'memberDetails',
  'GET /v2/member-details/group-access/:entityNumber'
> = (call) => {
  const person = visiblePerson(call, call.params.entityNumber);
  const group = call.portal.records
    .list('groupAccess', call.member().entityNumber)
    .find(({ entityNumber }) => entityNumber === person.entityNumber);
  if (!group) throw new Refusal(403, `The entity ${person.entityNumber} is not in your group.`);
  const { groupNumber, groupName } = group;
  return { groupNumber, groupName, member: summary(person) };
};
