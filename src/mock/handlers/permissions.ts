import type { Handler } from '../handler';
import type { Records } from '../people';
import { repeatedParameter } from '../query-parameters';
import { Refusal } from '../refusal';
import { visiblePerson, type PersonReply } from './access';
import { recordsOf, summary } from './person';

/** @spec §6 whether each requested permission is granted to the member. */
const checked =
  (holds: (permission: Records['permission']) => boolean): PersonReply<unknown> =>
  async (member, call) => {
    const held = (await recordsOf('permission')(member, call)).filter(holds);
    return {
      permissions: repeatedParameter(call.query, 'permissions').map((asked) => ({
        permission: asked,
        granted: held.some(({ permission }) => permission === asked),
      })),
    };
  };

const covers = (values: readonly string[] | 'all', value: string) =>
  values === 'all' || values.includes(value);

/** @spec §6 what the member may do. */
export const permissions = checked(() => true);

/** @spec §6 what they may do for an entity. */
export const showEntityPermissions: Handler<
  'memberDetails',
  'GET /permissions/:entityNumber'
> = async (call) => {
  const { entityNumber } = await visiblePerson(call, call.params.entityNumber);
  const reply = checked(({ entityNumbers }) => covers(entityNumbers, entityNumber));
  return reply(await call.member(), call);
};

/** @spec §6 what they may do for a policy member and benefit. */
export const showBenefitPermissions: Handler<
  'memberDetails',
  'GET /permissions/:entityNumber/:policyBenefit'
> = async (call) => {
  const { entityNumber } = await visiblePerson(call, call.params.entityNumber);
  const reply = checked(
    ({ entityNumbers, benefits }) =>
      covers(entityNumbers, entityNumber) && covers(benefits, call.params.policyBenefit),
  );
  return reply(await call.member(), call);
};

/** @spec §7 which of the named roles, separated by commas, a person has. */
export const showRoles: Handler<
  'memberDetails',
  'GET /member-details/member/:entityNumber/roles/:roles'
> = async (call) => {
  const person = await visiblePerson(call, call.params.entityNumber);
  const asked = call.params.roles.split(',');
  const held = (await recordsOf('role')(person, call)).map(({ role }) => role);
  return { entityNumber: person.entityNumber, roles: held.filter((role) => asked.includes(role)) };
};

/** @spec §6 a member of an employer's group, for its administrator. */
export const groupAccess: PersonReply<unknown> = async (person, call) => {
  const group = (await recordsOf('groupAccess')(await call.member(), call)).find(
    ({ entityNumber }) => entityNumber === person.entityNumber,
  );
  if (!group) throw new Refusal(403, `The entity ${person.entityNumber} is not in your group.`);
  const { groupNumber, groupName } = group;
  return { groupNumber, groupName, member: summary(person) };
};
