import type { Call, Handler } from '../handler';
import { repeatedParameter } from '../query-parameters';
import { Refusal } from '../refusal';
import { visiblePerson, type PersonReply } from './access';
import { recordsOf, summary } from './person';

const covers = (values: readonly string[] | 'all', value: string | undefined) =>
  value === undefined || values === 'all' || values.includes(value);

type Asked = Readonly<Partial<Record<'entityNumber' | 'policyBenefit', string>>>;

/** @spec §6 whether each requested permission is granted to the member: at all, for an entity, for its benefit. */
export async function showPermissions(call: Call<Asked>) {
  const { entityNumber, policyBenefit } = call.params;
  if (entityNumber !== undefined) await visiblePerson(call, entityNumber);
  const held = (await recordsOf('permission')(await call.member(), call)).filter(
    ({ entityNumbers, benefits }) =>
      covers(entityNumbers, entityNumber) && covers(benefits, policyBenefit),
  );
  return {
    permissions: repeatedParameter(call.query, 'permissions').map((asked) => ({
      permission: asked,
      granted: held.some(({ permission }) => permission === asked),
    })),
  };
}

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
