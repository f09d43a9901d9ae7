import type { Person } from '../../../src/mock/people';
import { wireTimeOf } from '../../../src/mock/scheme-clock';
import type { MembershipTexts } from '../../../src/mock/store';
import { fullName, type openPeople } from './people';
import type { RecordTable } from './records';

const today = () => wireTimeOf(Date.now()).slice(0, 10);

/** Opens the texts about a membership, which are made of its people and records. */
export function openMembershipTexts(
  people: ReturnType<typeof openPeople>,
  records: RecordTable,
): MembershipTexts {
  const namesOf = ({ planCode = '' }: Person) => {
    const [plan] = records.list('plan', planCode);
    const [scheme] = plan ? records.list('scheme', plan.schemeCode) : [];
    return {
      plan: plan?.name ?? planCode,
      scheme: scheme?.name ?? 'Medical scheme',
      callCentre: scheme?.callCentre ?? '',
    };
  };
  const beneficiaries = (member: Person) =>
    [member, ...people.dependentsOf(member)].map(
      (person) => `${person.dependantCode}  ${fullName(person)}  ${person.dateOfBirth}`,
    );

  return {
    card(member) {
      const { scheme, plan, callCentre } = namesOf(member);
      return [
        scheme,
        plan,
        `Membership number ${member.membershipNumber}`,
        ...beneficiaries(member),
        `Emergencies and authorisations ${callCentre}`,
      ].join('\n');
    },
    certificate(member) {
      const { scheme, plan } = namesOf(member);
      return [
        `${scheme}: certificate of membership, ${today()}`,
        '',
        `${member.title} ${fullName(member)}, identity number ${member.idNumber}, has been a member`,
        `since ${member.memberSince} under the number ${member.membershipNumber}, on the plan ${plan}.`,
        '',
        'Covered are:',
        ...beneficiaries(member),
      ].join('\n');
    },
    order({ entityNumber }) {
      const orderedOn = today();
      const orders = records.list('cardOrder', entityNumber);
      let order = orders.find((earlier) => earlier.orderedOn === orderedOn);
      if (!order) {
        const orderNumber = `CARD-${entityNumber}-${orders.length + 1}`;
        order = { orderNumber, orderedOn };
        records.put('cardOrder', orderNumber, order, entityNumber);
      }
      return `Your membership card is ordered. Order number ${order.orderNumber}, ${orderedOn}.`;
    },
  };
}
