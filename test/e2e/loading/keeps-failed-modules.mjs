import { once } from 'node:events';
import { createServer } from 'node:http';

/**
 * Whether a browser caches a failed module until the page is closed, as Chromium did before version 156, so that the
 * page can't load the module again.
 */
export async function keepsFailedModules(browser) {
  let asked = 0;
  const server = createServer(({ url }, response) => {
    if (url !== '/module.js') return response.end('<!doctype html><title>Probe</title>');
    asked += 1;
    response.writeHead(asked === 1 ? 503 : 200, { 'content-type': 'text/javascript' });
    return response.end('export default 1;');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const page = await browser.newPage();
  try {
    await page.goto(`http://127.0.0.1:${server.address().port}/`);
    return await page.evaluate(async () => {
      const load = () => import('/module.js').then(() => true);
      await load().catch(() => undefined);
      return !(await load().catch(() => false));
    });
  } finally {
    await page.close();
    server.closeAllConnections();
    server.close();
  }
}
