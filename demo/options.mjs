import { parseArgs } from 'node:util';

export const USAGE = `Usage: npm start -- [options]
  --port NUMBER             port to listen on, the next free one where it is taken (default 8000)
  --host NAME               another name to answer to, beside localhost; may be repeated
  --data DIR                folder of the database and the uploaded files (default demo/.data)
  --session-expiry SECONDS  how long a session lasts unused (default 1800)
  --built                   serve what \`npm run build\` has made, and watch no files
  --help                    show this text`;

function parsePort(text) {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port < 1 || port > 65_535) throw new Error(`'${text}' is no port: use 1 to 65535.`);
  return port;
}

function parseSeconds(text) {
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new Error(`'${text}' is no number of seconds.`);
  return Number(text);
}

function parseHost(text) {
  if (!/^[a-z\d.-]+$/i.test(text)) throw new Error(`'${text}' is no host name.`);
  return text.toLowerCase();
}

/**
 * Reads the command line.
 *
 * @param {readonly string[]} args
 * @returns `data` is undefined for the default folder, `sessionExpiry` is in seconds.
 * @throws Error of one line for an unknown flag or an invalid value.
 */
export function parseOptions(args) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string', default: '8000' },
      host: { type: 'string', multiple: true, default: [] },
      data: { type: 'string' },
      'session-expiry': { type: 'string', default: '1800' },
      built: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  return {
    port: parsePort(values.port),
    hosts: values.host.map(parseHost),
    data: values.data,
    sessionExpiry: parseSeconds(values['session-expiry']),
    built: values.built,
    help: values.help,
  };
}
