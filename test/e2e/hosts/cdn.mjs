import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { DIST } from '../../package/size/built.mjs';
import { listen } from '../listen.mjs';

/**
 * Starts a CDN on its own origin. The built files are in a folder named after their version, and are served as
 * immutable. Returns the address of the folder, and the requested paths.
 */
export async function startCdn(t, version) {
  const root = `/medical-aid-inquiries-${version}/`;
  const asked = [];
  const server = createServer(({ url }, response) => {
    const file = join(DIST, url.slice(root.length));
    asked.push(url);
    if (!url.startsWith(root) || !existsSync(file)) return response.writeHead(404).end();
    response.writeHead(200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Access-Control-Allow-Origin': '*',
    });
    return createReadStream(file).pipe(response);
  });
  const port = await listen(t, server);
  return { address: `http://127.0.0.1:${port}`, asked };
}
