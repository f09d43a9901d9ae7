import { API, ENTRY, laterOfApi, untilHydrated, withImports } from './test/package/size/built.mjs';

/** Of each chunk by its name without the hash. */
const CHUNKS = {
  react: '62 kB',
  app: '45.7 kB',
  sanitize: '29.4 kB',
  client: '5.4 kB',
  'send-call': '9.4 kB',
  rules: '14 kB',
  files: '10.6 kB',
  ContactUsScreen: '5.4 kB',
  view: '6.4 kB',
  receipt: '4.4 kB',
  'draft-parts': '8.3 kB',
  'erase-drafts': '2.1 kB',
  'empty-password': '7.8 kB',
};

const chunk = (name) => `dist/chunks/${name}-*.js`;
const built = (files) => files.map((file) => `dist/${file}`);

/**
 * The most that a visitor's browser may load, compressed with brotli: some 1 to 5 % above what it was when
 * the budget was set.
 */
export default [
  { name: 'the entry', path: built([ENTRY]), limit: '12.9 kB' },
  {
    name: 'all until the contact form is hydrated',
    path: built(untilHydrated()),
    limit: '128 kB',
  },
  {
    name: 'the API client with all its chunks',
    path: built([...withImports(API), laterOfApi()]),
    limit: '16 kB',
  },
  { name: 'the React component', path: built(['react.js']), limit: '1.8 kB' },
  { name: 'the mock backend', path: 'dist/mock.js', limit: '11 kB' },
  ...Object.entries(CHUNKS).map(([name, limit]) => ({
    name: `chunk \`${name}\``,
    path: chunk(name),
    limit,
  })),
  {
    name: 'all other chunks together',
    path: [chunk('*'), ...Object.keys(CHUNKS).map((name) => `!${chunk(name)}`)],
    limit: '8.8 kB',
  },
].map((check) => ({
  ...check,
  message:
    'To allow it on purpose, raise the limit and put the table of `npm run figures` into test/README.md.',
}));
