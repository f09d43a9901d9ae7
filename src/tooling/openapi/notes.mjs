/**
 * Facts about the element's calls that types can't express: a summary, and the text that a member sees if the call
 * fails, by its name in `src/text/errors.ts`; null if nothing shows. `code` describes what an exception code changes.
 */
export const NOTES = {
  smartInquiry: {
    'GET /member-queries': {
      summary: 'The open queries of the contact page',
      failure: 'openQueriesFailed',
    },
    'POST /member-queries/query-additional-info': {
      summary: 'Logs a query of the member website',
      failure: 'submitFailed',
    },
    'GET /member-queries/:referenceNumber': {
      summary: 'One query',
      failure: 'queryFailed',
      code: 'If the exception code is exactly `{outdatedQueryCode}`, as text, the query is too old to be shown, at any status: the member sees “{queryOutdated}”, without the update form.',
    },
    'POST /member-queries/:referenceNumber': {
      summary: 'Adds to a query; the answer has the new reference number',
      failure: 'updateFailed',
    },
    'GET /member-queries/:referenceNumber/agent-response': {
      summary: 'The response that an agent sent by email',
      failure: 'queryFailed',
    },
    'GET /member-queries/:referenceNumber/attachments/:attachmentId': {
      summary: 'An attachment of a query, opened in a new tab',
    },
    'GET /document-submissions/:referenceNumber': {
      summary: 'One document submission',
      failure: 'documentSubmissionFailed',
    },
    'GET /document-submissions/:referenceNumber/attachments/:attachmentId': {
      summary: 'A document of a submission, opened in a new tab',
    },
  },
  medicineDelivery: {
    'POST /member-queries': {
      summary: 'Logs a query of the medicine-delivery site',
      failure: 'submitFailed',
    },
  },
  memberDetails: {
    'GET /v2/member-details': {
      summary: 'The first email address fills the form',
      failure: null,
    },
  },
  portal: {
    'POST /wsg/rest': { summary: 'Logs the member in', failure: 'loginFailed' },
    'GET /portal/wlxapp/Ping.srv': {
      summary: 'Follows each login; its failure is a failed login',
      failure: 'loginFailed',
    },
  },
  site: {
    'GET /site/:path': {
      summary: 'A content fragment or image',
      failure: 'contentFailed',
    },
  },
};

/** A description of each service. */
export const SERVICES = {
  smartInquiry: 'Queries and document submissions, below `api-base`.',
  medicineDelivery: 'Queries of the medicine-delivery site, below `medxpress-api-base`.',
  memberDetails: 'Members and their cover, below `api-base`.',
  portal: 'The login, on the origin of the page.',
  site: 'Content fragments, below `content-base`; in the environment `test` below `/site/preview`.',
};

export const INTRODUCTION = `The calls of \`<medical-aid-inquiries>\` and of its API client, with the addresses of \
production. The element's attributes \`api-base\`, \`medxpress-api-base\` and \`content-base\` move them.

Any 2xx counts like the 200 described here. Nothing is sent twice by itself, and what changes something follows no \
redirect. An answer is JSON, text or a file as described; the schemas list what the element reads, and everything \
else is ignored. Calls without a summary are made by portal code only, with the API client; where the shape of an \
answer is empty, the client returns it as it is.`;
