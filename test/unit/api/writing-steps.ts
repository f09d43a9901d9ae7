import { file } from '../../support/attachments';
import { ANYTHING, DELIVERY, DETAILS, INQUIRY, type Step } from './walk';

const { json: anything } = ANYTHING;
const TAKEN = { json: { referenceNumber: 4711 } };
const files = [file('a.pdf', 10), file('b ü.png', 2000)];
const UPDATE = { query: 'More', files };

const NEW = { query: 'Why?', email: 'a@b.co', category: 'OTHER', files };

/** A call that changes something, with the expected content of its body: fields by name, or JSON. */
export interface WritingStep extends Step {
  readonly fields?: Readonly<Record<string, string>>;
  readonly files?: { readonly name: string; readonly sent: readonly File[] };
  readonly json?: unknown;
}

/** The calls that change something, each function of the API once. */
export const WRITING: readonly WritingStep[] = [
  {
    of: 'memberQueries.create',
    use: (api) => api.memberQueries.create({ ...NEW, origin: 'MEMBER_WEB' }),
    sends: `POST ${INQUIRY}/member-queries`,
    answer: TAKEN,
    returns: '4711',
    fields: { query: 'Why?', email: 'a@b.co', category: 'OTHER', origin: 'MEMBER_WEB' },
    files: { name: 'files', sent: files },
  },
  {
    of: 'memberQueries.createWithAdditionalInfo',
    use: (api) =>
      api.memberQueries.createWithAdditionalInfo({
        ...NEW,
        subCategory: 'COVER',
        ccEmail: 'c@d.co',
        files: [],
        origin: 'MEMBER_WEB',
      }),
    sends: `POST ${INQUIRY}/member-queries/query-additional-info`,
    answer: TAKEN,
    returns: '4711',
    fields: {
      query: 'Why?',
      email: 'a@b.co',
      category: 'OTHER',
      origin: 'MEMBER_WEB',
      subCategory: 'COVER',
      ccEmail: 'c@d.co',
    },
  },
  {
    of: 'memberQueries.createWithAdditionalInfo',
    use: (api) =>
      api.memberQueries.createWithAdditionalInfo({ ...NEW, files: [], origin: 'MEMBER_WEB' }),
    sends: `POST ${INQUIRY}/member-queries/query-additional-info`,
    answer: { status: 204 },
    returns: undefined,
    fields: { query: 'Why?', email: 'a@b.co', category: 'OTHER', origin: 'MEMBER_WEB' },
  },
  {
    of: 'memberQueries.update',
    use: (api) => api.memberQueries.update('0012', { ...UPDATE, origin: 'MEMBER_WEB' }),
    sends: `POST ${INQUIRY}/member-queries/0012`,
    answer: TAKEN,
    returns: '4711',
    fields: { query: 'More', origin: 'MEMBER_WEB' },
    files: { name: 'files', sent: files },
  },
  {
    of: 'medxpressQueries.create',
    use: (api) => api.medxpressQueries.create({ ...NEW, product: 'Health', origin: 'MED_XPRESS' }),
    sends: `POST ${DELIVERY}/member-queries`,
    answer: TAKEN,
    returns: '4711',
    fields: {
      query: 'Why?',
      email: 'a@b.co',
      category: 'OTHER',
      product: 'Health',
      origin: 'MED_XPRESS',
    },
    files: { name: 'files', sent: files },
  },
  {
    of: 'medxpressQueries.update',
    use: (api) => api.medxpressQueries.update('12', { ...UPDATE, origin: 'MED_XPRESS' }),
    sends: `POST ${DELIVERY}/member-queries/12`,
    answer: { json: { referenceNumber: ' 0815 ' } },
    returns: '0815',
    fields: { query: 'More', origin: 'MED_XPRESS' },
    files: { name: 'files', sent: files },
  },
  {
    of: 'members.save',
    use: (api) => api.members.save({ phone: '+27 11', tags: [1] }),
    sends: `POST ${DETAILS}/member-details/`,
    returns: anything,
    json: { phone: '+27 11', tags: [1] },
  },
  {
    of: 'memberSearch.search',
    use: (api) => api.memberSearch.search({ surname: 'Môre' }),
    sends: `POST ${DETAILS}/member-search`,
    returns: anything,
    json: { surname: 'Môre' },
  },
  {
    of: 'profilePicture.upload',
    use: (api) => api.profilePicture.upload(file('me.png', 3000, { type: 'image/png' })),
    sends: `POST ${DETAILS}/profile-picture/`,
    returns: anything,
    fields: {},
    files: { name: 'file', sent: [file('me.png', 3000, { type: 'image/png' })] },
  },
  {
    of: 'profilePicture.remove',
    use: (api) => api.profilePicture.remove(),
    sends: `DELETE ${DETAILS}/profile-picture`,
    answer: { status: 204 },
    returns: undefined,
  },
];
