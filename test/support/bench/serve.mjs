import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

export const BLANK = '/blank';

/** Text of the last open query. A page that shows it is complete. */
export const LAST_TEXT = 'My claim of last month was not paid in full.';

export const query = (referenceNumber, category, queryDetail) => ({
  referenceNumber,
  category,
  queryDetail,
  dateLogged: '2024-05-01T08:00:00',
});

const ANSWERS = [
  [
    /\/member-queries$/,
    {
      queries: [
        query(1000001, 'MEDICAL_CLAIMS', LAST_TEXT),
        query(1000002, 'BENEFITS_AND_COVER', 'Which benefits are left this year?'),
        query(1000003, 'OTHER', 'Please call me back.'),
      ],
    },
  ],
  [/\/v2\/member-details$/, { emails: ['member@example.org'] }],
];

const NO_ICON = '<link rel="icon" href="data:,">';

/** The same portal page for all subjects, except for the element. */
const hostPage = ({ tag, script }) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Portal</title>
${NO_ICON}
<style>body { margin: 0; font: 16px/1.5 system-ui, sans-serif } main { padding: 1rem; max-width: 60rem }</style>
<script type="module" src="/app/${script}"></script>
</head>
<body><main><h1>Contact us</h1><div id="place"><${tag}></${tag}></div></main></body>
</html>`;

const text = (type, content) => ({ type, body: brotliCompressSync(content), cache: 'no-store' });

/** The content at a path: the page, an answer of the stub API, or a built file. */
function contentAt(path, subject, answers) {
  if (path === '/') return text('text/html', hostPage(subject));
  if (path === BLANK) return text('text/html', `<!doctype html><title>Blank</title>${NO_ICON}`);
  const [, answer] = answers.find(([pattern]) => pattern.test(path)) ?? [];
  if (answer) return answer;
  const file = join(subject.folder, `${path.replace(/^\/app\//, '')}.br`);
  if (!path.startsWith('/app/') || !existsSync(file)) return undefined;
  return {
    type: 'text/javascript',
    body: readFileSync(file),
    cache: 'max-age=31536000, immutable',
  };
}

/**
 * Serves a subject in its page, compressed with brotli.
 *
 * @param answers further answers of the stub API, which take precedence: pairs of a path's pattern and JSON
 */
export async function serve(subject, answers = []) {
  // Compressed before the first request, because compressing 1,000 queries takes 0.2 s, which is not the element's
  // time.
  const compressed = [...answers, ...ANSWERS].map(([pattern, answer]) => [
    pattern,
    text('application/json', JSON.stringify(answer)),
  ]);
  const server = createServer(({ url }, response) => {
    const content = contentAt(new URL(url, 'http://localhost').pathname, subject, compressed);
    if (!content) return response.writeHead(404).end();
    const { type, body, cache } = content;
    response.writeHead(200, {
      'content-type': `${type}; charset=utf-8`,
      'content-encoding': 'br',
      'content-length': body.length,
      'cache-control': cache,
    });
    return response.end(body);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    address: `http://localhost:${server.address().port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
