import { writeSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

// Prints the first screens' HTML as JSON. The argument is the path of the prerender module, built for Node.
const { ORIGINS, renderContactPage, renderLoadFailure, renderLoading, renderOpenQueries } =
  await import(pathToFileURL(process.argv[2]).href);
const contactPages = {};
for (const origin of Object.keys(ORIGINS)) contactPages[origin] = await renderContactPage(origin);
writeSync(
  1,
  JSON.stringify({
    contactPages,
    openQueries: await renderOpenQueries(),
    loading: renderLoading(),
    loadFailure: renderLoadFailure(),
  }),
);
process.exit();
