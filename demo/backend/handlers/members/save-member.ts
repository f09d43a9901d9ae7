import { isEmailAddress } from '../../../../src/domain/email-address';
import { Refusal } from '../../../../src/mock/refusal';
import type { Handler } from '../handler';
import { basicDetails } from './person';

const isCellphone = (value: unknown): value is string =>
  typeof value === 'string' && /^\+?[\d ]{10,16}$/.test(value);

const isEmailList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string' && isEmailAddress(item));

/** @spec §7 the further client's POST: the member's own email addresses and cellphone. */
export const saveMember: Handler<'memberDetails', 'POST /member-details/'> = async (call) => {
  const member = call.member();
  const body = await call.json();
  const { emails, cellphone, ...others }: Readonly<Record<string, unknown>> = {
    emails: member.emails,
    cellphone: member.cellphone,
    ...(body as object),
  };
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) throw new Refusal(400, `'${unknown}' cannot be changed here.`);
  if (!isEmailList(emails)) throw new Refusal(400, "'emails' is not a list of email addresses.");
  if (!isCellphone(cellphone)) throw new Refusal(400, "'cellphone' is not a telephone number.");
  call.portal.people.saveContact(member.entityNumber, { emails, cellphone });
  return basicDetails(call.portal, call.member(), call.query);
};
