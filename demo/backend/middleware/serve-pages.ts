import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname } from 'node:path';
import type { Context, Middleware } from '../http/koa';
import type { Portal } from '../portal';
import { fileInside } from '../storage/disk-file';
import { welcome } from './session';

/** Portal addresses with their own page; any other address below /portal/ gets a general one. */
const PORTAL_PAGES: Readonly<Record<string, string>> = {
  '/portal/medical-aid/claims': '/claims.html',
  '/portal/medical-aid/interaction-timeline': '/timeline.html',
  '/portal/medical-aid/instant-answers': '/instant-answers.html',
};

/** The content security policy of a strict portal: the element must work under it. */
const POLICY = [
  "default-src 'self'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types dompurify medical-aid-inquiries 'allow-duplicates'",
].join('; ');

function pageOf(path: string): string | undefined {
  if (path.startsWith('/portal/')) return PORTAL_PAGES[path] ?? '/portal-page.html';
  return path.endsWith('/') || path.endsWith('.html') ? path : undefined;
}

async function serveBuild(ctx: Context, distFolder: string): Promise<void> {
  const path = ctx.path.slice('/dist/'.length);
  const file = await fileInside(distFolder, path);
  ctx.set('Cache-Control', 'no-cache');
  ctx.set('Access-Control-Allow-Origin', '*');
  ctx.vary('Accept-Encoding');
  if (file === undefined) {
    ctx.status = 404;
    return;
  }
  const takesBrotli = ctx.acceptsEncodings('br', 'identity') === 'br';
  const brotli = takesBrotli ? await fileInside(distFolder, `${path}.br`) : undefined;
  const served = brotli ?? file;
  ctx.type = extname(file);
  ctx.length = (await stat(served)).size;
  ctx.body = createReadStream(served);
  if (brotli !== undefined) ctx.set('Content-Encoding', 'br');
}

/**
 * Serves the built element at /dist/ and maps page addresses to their files, which the dev server sends.
 * Visiting a page without a session starts one for the first sample member, unless the member has logged
 * out.
 */
export const servePages =
  (portal: Portal): Middleware =>
  async (ctx, next) => {
    ctx.set('X-Content-Type-Options', 'nosniff');
    // At such addresses the dev server would serve files from outside its folder.
    if (ctx.path.startsWith('/__wds')) return;
    if (ctx.path.startsWith('/dist/')) return serveBuild(ctx, portal.elementFolder);
    const page = pageOf(ctx.path);
    if (page !== undefined) {
      ctx.path = page;
      ctx.set('Content-Security-Policy', POLICY);
      ctx.set('Referrer-Policy', 'same-origin');
      ctx.append('Set-Cookie', [...welcome(portal, ctx.get('cookie'))]);
    }
    await next();
  };
