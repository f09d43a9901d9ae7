import { createServer } from 'node:http';
import { listen } from './listen.mjs';

/** The text of the member's open query. */
export const QUERY = 'Asked through a portal of another address.';

const QUERIES = [
  { referenceNumber: 1, category: 'OTHER', queryDetail: QUERY, dateLogged: '2026-05-04' },
];

const answersWith = (queries) => ({
  '/api/smart-inquiry-api/member-queries': { queries },
  '/api/member-details-api/v2/member-details': { emails: [] },
});

/** A page of another origin that loads the element from `dist` and allows nothing else. */
const page = (dist, scripts, head) => ({
  policy:
    `default-src 'self'; script-src ${dist}; img-src data:; ` +
    "require-trusted-types-for 'script'; trusted-types dompurify medical-aid-inquiries",
  body: `<!doctype html>
    <html lang="en">
      <title>Elsewhere</title>
      <link rel="icon" href="data:," />
      ${head}
      ${scripts.map((script) => `<script type="module" src="${dist}${script}"></script>`).join('')}
      <medical-aid-inquiries></medical-aid-inquiries>
    </html>`,
});

/** A portal on its own origin, with the two calls that the contact page makes at its start. */
export async function startPortal(t, dist, scripts, { head = '', queries = QUERIES } = {}) {
  const answers = answersWith(queries);
  const { policy, body } = page(dist, scripts, head);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    // Any base of the calls works.
    const answer = answers[pathname.replace(/^\/\w+/, '/api')];
    if (answer) return response.end(JSON.stringify(answer));
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Content-Security-Policy', policy);
    return response.end(body);
  });
  const port = await listen(t, server);
  return `http://localhost:${port}/`;
}
