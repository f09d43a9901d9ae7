import { fullName, type Person } from '../people';
import type { Portal } from '../portal';
import { onSchemeClock } from '../scheme-clock';
import type { Tell } from './access';

const today = () => onSchemeClock(Date.now()).slice(0, 10);

const namesOf = ({ records }: Portal, { planCode }: Person) => {
  const [plan] = records.list('plan', planCode);
  const [scheme] = plan ? records.list('scheme', plan.schemeCode) : [];
  return {
    plan: plan?.name ?? planCode,
    scheme: scheme?.name ?? 'Medical scheme',
    callCentre: scheme?.callCentre ?? '',
  };
};

const beneficiaries = ({ people }: Portal, member: Person) =>
  [member, ...people.dependentsOf(member)].map(
    (person) => `${person.dependantCode}  ${fullName(person)}  ${person.birthDate}`,
  );

/** @spec §7 the membership card as text. */
export const membershipCard: Tell<string> = (portal, member) => {
  const { scheme, plan, callCentre } = namesOf(portal, member);
  return [
    scheme,
    plan,
    `Membership number ${member.membershipNumber}`,
    ...beneficiaries(portal, member),
    `Emergencies and authorisations ${callCentre}`,
  ].join('\n');
};

/** @spec §7 the membership certificate as text. */
export const membershipCertificate: Tell<string> = (portal, member) => {
  const { scheme, plan } = namesOf(portal, member);
  return [
    `${scheme}: certificate of membership, ${today()}`,
    '',
    `${member.title} ${fullName(member)}, identity number ${member.idNumber}, has been a member`,
    `since ${member.memberSince} under the number ${member.membershipNumber}, on the plan ${plan}.`,
    '',
    'Covered are:',
    ...beneficiaries(portal, member),
  ].join('\n');
};

/** @spec §7 orders a card; another one on the same day is the same order. */
export const orderMembershipCard: Tell<string> = ({ records }, { entityNumber }) => {
  const orderedOn = today();
  const orders = records.list('cardOrder', entityNumber);
  let order = orders.find((earlier) => earlier.orderedOn === orderedOn);
  if (!order) {
    order = { orderNumber: `CARD-${entityNumber}-${orders.length + 1}`, orderedOn };
    records.add('cardOrder', entityNumber, order);
  }
  return `Your membership card is ordered. Order number ${order.orderNumber}, ${orderedOn}.`;
};
