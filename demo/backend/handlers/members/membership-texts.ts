import { onSchemeClock } from '../../http/scheme-clock';
import type { Portal } from '../../portal';
import { fullName, type Person } from '../../storage/people';
import type { PersonReply } from './access';

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
export const membershipCard: PersonReply<string> = (portal, member) => {
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
export const membershipCertificate: PersonReply<string> = (portal, member) => {
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

/** @spec §7 orders a card; a second order on the same day returns the first. */
export const orderMembershipCard: PersonReply<string> = ({ records }, { entityNumber }) => {
  const orderedOn = today();
  const orders = records.list('cardOrder', entityNumber);
  let order = orders.find((earlier) => earlier.orderedOn === orderedOn);
  if (!order) {
    order = { orderNumber: `CARD-${entityNumber}-${orders.length + 1}`, orderedOn };
    records.add('cardOrder', entityNumber, order);
  }
  return `Your membership card is ordered. Order number ${order.orderNumber}, ${orderedOn}.`;
};
