import type { Api } from '../../../src/api';
import type { Client } from '../../../src/api/client';
import type { CategoryCode } from '../../../src/origins';

// Nothing here runs. Each marked line must be a type error (§7).

export function takesNoWrongValue({ memberQueries, medxpressQueries, ...api }: Api): void {
  const update = { query: 'More', origin: 'MEMBER_WEB', files: [] } as const;
  const query = { ...update, email: 'a@b.co', category: 'OTHER' };
  // @ts-expect-error an origin's name is not its code
  void memberQueries.read('12', 'medxpress');
  // @ts-expect-error a query is read with its origin
  void memberQueries.read('12');
  // @ts-expect-error a path value is a string, because numbers lose digits
  void memberQueries.read(12, 'MEMBER_WEB');
  // @ts-expect-error an attachment has an id
  void memberQueries.attachment('12', 'MEMBER_WEB');
  // @ts-expect-error an update needs its query text
  void memberQueries.update('12', { origin: 'MEMBER_WEB', files: [] });
  // @ts-expect-error files are files
  void memberQueries.update('12', { ...update, files: ['a.pdf'] });
  // @ts-expect-error only medicine deliveries have a product
  void medxpressQueries.create(query);
  // @ts-expect-error an absent sub-category is left out
  void memberQueries.createWithAdditionalInfo({ ...query, subCategory: null });
  // @ts-expect-error a member's details have three flags
  void api.memberDetails.read({ plan: true });
  // @ts-expect-error permissions are a list
  void api.permissions.ofUser('VIEW');
  // @ts-expect-error a card is text
  void (api.memberDetails.membershipCard() satisfies Promise<Blob>);
  const plan = api.memberDetails.plan();
  // @ts-expect-error what the specification does not show is unknown
  void (plan satisfies Promise<{ name: string }>);
  void (api.memberDetails.plan<{ name: string }>() satisfies Promise<{ name: string }>);
}

export function keepsTheContract(client: Client): void {
  // @ts-expect-error a JSON call has no text
  void client.text('memberDetails', 'GET /v2/member-details', { query: {} });
  // @ts-expect-error a text call has no blob
  void client.blob('memberDetails', 'GET /v2/member-details/membership-card', {});
  // @ts-expect-error a path value is missing
  void client.json('memberDetails', 'GET /v2/member-details/:entityNumber/plan', {});
  // @ts-expect-error a path value has another name
  client.url('smartInquiry', 'GET /document-submissions/:referenceNumber', { params: { id: '1' } });
  // @ts-expect-error no such call
  void client.json('memberDetails', 'PUT /v2/member-details', {});
  // @ts-expect-error a call of another service
  void client.json('memberDetails', 'GET /document-submissions/:referenceNumber', {
    params: { referenceNumber: '1' },
  });
  // @ts-expect-error the query is missing
  void client.json('smartInquiry', 'GET /member-queries', {});
  void client.text('memberDetails', 'GET /v2/member-details/membership-card', {});
}

// @ts-expect-error a category without words
export const words: Readonly<Record<CategoryCode, string>> = { OTHER: 'Other' };
