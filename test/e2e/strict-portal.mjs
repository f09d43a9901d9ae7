import { createServer, request as ask } from 'node:http';
import { extname } from 'node:path';
import { listen } from './listen.mjs';

const TYPES = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** The policy of a strict portal. It allows only its own sources, and Trusted Types of the documented names. */
export const STRICT =
  "default-src 'self'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'; " +
  'trusted-types dompurify medical-aid-inquiries; report-uri /reports';

const pageOf = (body) =>
  `<!doctype html><html lang="en"><title>Portal</title><link rel="icon" href="/icon.js">${body}</html>`;

/**
 * Starts a portal with its own pages in front of the demo, which answers everything else. Returns its address, and
 * the reports of its policy.
 * @param body the body of its page, unless `files` has a page
 * @param files pages, styles and scripts of the portal, by path
 */
export async function startPortal(t, demo, { body, policy, files = {} }) {
  const reports = [];
  const served = (path) => {
    if (path === '/' || path.startsWith('/plans')) {
      return ['text/html', files['/index.html'] ?? pageOf(body)];
    }
    const content = { '/icon.js': '', ...files }[path];
    return content === undefined ? undefined : [TYPES[extname(path)], content];
  };

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://portal');
    if (pathname === '/reports') {
      request.on('data', (bytes) => reports.push(String(bytes)));
      return request.on('end', () => response.end());
    }
    const [type, content] = served(pathname) ?? [];
    if (type) {
      if (policy) response.setHeader('Content-Security-Policy', policy);
      response.setHeader('Content-Type', `${type}; charset=utf-8`);
      return response.end(content);
    }
    const { method, headers, url } = request;
    const passed = ask(`${demo}${url}`, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode, answer.headers);
      answer.pipe(response);
    });
    passed.on('error', () => response.destroy());
    return request.pipe(passed);
  });
  const port = await listen(t, server);
  return { address: `http://localhost:${port}`, reports };
}

/** Signs in the page's browser, as the demo's own page does. */
export const signIn = (page, { cookies }) =>
  page
    .browserContext()
    .setCookie(
      ...[...cookies].map(([name, value]) => ({ name, value, domain: 'localhost', path: '/' })),
    );
