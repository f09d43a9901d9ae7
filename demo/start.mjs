import { parseOptions, USAGE } from './options.mjs';

const PAGES = [
  ['Member portal', '/'],
  ['Medicine delivery', '/medicine-delivery.html'],
];

/** Serves an existing build, or builds and watches. Loads only what the options need. */
async function serve({ built, ...options }) {
  if (built) return (await import('./serve-built.mjs')).serveBuilt(options);
  return (await import('./serve-and-watch.mjs')).serveAndWatch(options);
}

async function start(args) {
  const options = parseOptions(args);
  if (options.help) return console.log(USAGE);

  if (!options.built) console.log('Building the element and the backend: some 10 s.');
  const { port, close } = await serve(options);
  const stop = async () => {
    try {
      await close();
    } finally {
      process.exit(0);
    }
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);

  if (port !== options.port) console.log(`Port ${options.port} is busy: using ${port}.`);
  for (const [name, path] of PAGES) console.log(`${name}: http://localhost:${port}${path}`);
  console.log("Thandi is logged in. The panel 'For developers' is on every page. Ctrl+C stops.");
}

start(process.argv.slice(2)).catch((error) => {
  console.error(error.message.split('\n', 1)[0]);
  process.exit(1);
});
