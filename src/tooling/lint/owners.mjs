import { join } from 'node:path';
import { ROOT } from '../folders.mjs';
import { loadSource } from '../load-source.mjs';

const { DEFAULT_ORIGIN, ORIGINS } = await loadSource(join(ROOT, 'src/origins/index.ts'));

/** Names and codes of the origins, except 'default', which has other uses too. */
const ORIGIN_TEXTS = Object.values(ORIGINS)
  .flatMap(({ name, wireCode }) => [name, wireCode])
  .filter((text) => text !== DEFAULT_ORIGIN);

const importOf = (name) =>
  `:matches(ImportDeclaration, ExportNamedDeclaration, ExportAllDeclaration, ImportExpression, TSImportType)[source.value=/^${name}(?![\\w-])/]`;

const nameOf = (name) => `:matches(Identifier, JSXIdentifier)[name="${name}"]`;

const textOf = (text) =>
  `:matches(Literal[value="${text}"], TemplateLiteral[quasis.length=1] > TemplateElement[value.cooked="${text}"])`;

/** A string with a letter. Symbols and numbers need no translation. */
const WORDS =
  ':matches(Literal[value=/\\p{L}/u], TemplateLiteral:has(> TemplateElement[value.cooked=/\\p{L}/u]))';

const WINDOW = 'name=/^(window|self|globalThis|parent|top|document)$/';
/** A window or a document, by name, cast to a type, or reached from an element, a frame or an event. */
const windowAt = (path) =>
  `:matches([${path}.${WINDOW}], [${path}.expression.${WINDOW}], [${path}.property.name=/^(contentWindow|contentDocument|defaultView|ownerDocument|view)$/])`;

/** A global as a property of a window, or destructured from one, because other objects may have such properties. */
const ofWindow = (name) => [
  `MemberExpression[property.name="${name}"]${windowAt('object')}`,
  `VariableDeclarator${windowAt('init')} > ObjectPattern > Property[key.name="${name}"]`,
];

const SPOKEN = 'aria-label|aria-description|aria-roledescription|alt|label|placeholder|title';
const ATTRIBUTE = `JSXAttribute[name.name=/^(${SPOKEN})$/]`;

/** Strings in braces, directly or in a branch. */
const wordsIn = (parent) =>
  ['', ' > ConditionalExpression', ' > LogicalExpression'].map(
    (branch) => `${parent} > JSXExpressionContainer${branch} > ${WORDS}`,
  );

/** APIs that only their owners may use; without owners, nobody may. */
const OWNERS = [
  {
    owners: ['src/api/send-call.ts'],
    syntax: [importOf('ky')],
    instead: 'Call the API: only src/api/send-call.ts uses ky.',
  },
  {
    owners: ['src/html'],
    syntax: [importOf('dompurify'), importOf('htmlparser2')],
    instead: 'Sanitise with src/html: only that folder reads remote HTML.',
  },
  {
    owners: ['src/bytes'],
    syntax: [importOf('@noble')],
    instead: 'Read protected files with src/bytes: only that folder uses ciphers in script.',
  },
  {
    owners: ['src/html'],
    syntax: [nameOf('dangerouslySetInnerHTML')],
    properties: ['innerHTML', 'outerHTML', 'insertAdjacentHTML'],
    instead: 'Show SafeHtml with html/SafeHtmlView: only src/html writes markup.',
  },
  { owners: ['src/host'], properties: ['cookie'], instead: 'Use host/cookies.' },
  { owners: ['src/host'], syntax: [nameOf('dataLayer')], instead: 'Use host/data-layer.' },
  {
    owners: ['src/routing', 'src/host'],
    globals: ['location', 'history'],
    instead: 'Use src/routing to navigate and host/page-facts for the address.',
  },
  {
    owners: ['src/origins'],
    syntax: ORIGIN_TEXTS.map(textOf),
    instead: 'Ask the origin’s policy what it allows: only src/origins uses the names of origins.',
  },
  {
    owners: ['src/draft-store', 'src/host/sha-256.ts'],
    syntax: [importOf('idb')],
    globals: ['crypto', 'indexedDB'],
    properties: ['subtle', 'locks'],
    instead: 'Use src/draft-store or host/sha-256: only they encrypt, hash and store.',
  },
  {
    syntax: [
      'MemberExpression[object.name="Array"][property.name="from"]',
      'CallExpression[callee.property.name="entries"][arguments.length=0]',
    ],
    instead:
      'Spread the values: Prototype.js and MooTools replace Array.from, and an array’s entries.',
  },
  { owners: ['src/mock'], properties: ['replaceAll'], instead: 'Use replace: pages replace it.' },
  { owners: ['src/mock'], properties: ['allSettled'], instead: 'Use all: old polyfills lack it.' },
  {
    owners: ['src/mock'],
    syntax: [
      'NewExpression[callee.name=/^(Request|File|Event)$/]',
      'BinaryExpression[operator="instanceof"][right.name=/^(Request|File)$/]',
    ],
    instead:
      'Use api/call-request, domain/create-file, Blob or ui/announce-value: pages replace them.',
  },
  {
    syntax: ['VariableDeclarator[id.type="Identifier"][init.name=/^(window|self|globalThis)$/]'],
    instead: 'Write window where you use it: rules know it by its name.',
  },
  {
    globals: ['cookieStore'],
    instead: 'Use host/cookies: some supported browsers have no cookieStore.',
  },
  {
    properties: ['activeElement'],
    instead: 'It does not reach into shadow trees: use a ref, or `:focus` in a selector.',
  },
  {
    properties: ['getElementById'],
    instead: 'It does not reach into shadow trees: use a ref, and useId for ids.',
  },
  {
    syntax: [
      'JSXText[value=/\\p{L}/u]',
      ...wordsIn(':matches(JSXElement, JSXFragment)'),
      `${ATTRIBUTE} > ${WORDS}`,
      ...wordsIn(ATTRIBUTE),
    ],
    instead: 'Move the text to src/text and read it with useText.',
  },
  {
    syntax: ['Literal[value=/\\d ?MB/]', 'TemplateElement[value.cooked=/\\d ?MB/]'],
    instead:
      'Write ${MAX_TOTAL_MEGABYTES}, of domain/limits: a limit in words is the limit itself.',
  },
  {
    syntax: [
      `JSXOpeningElement[name.name=/^[a-z]/] > JSXAttribute[name.name=/^on[A-Z]/] > JSXExpressionContainer > :not(CallExpression[callee.name="caught"])`,
    ],
    instead:
      'Write onClick={caught(handler)} with useCatch: an error boundary then catches its exceptions.',
  },
  {
    syntax: ['ImportExpression > TemplateLiteral[expressions.length=0]'],
    instead: 'Write the path in quotes: import rules do not read template literals.',
  },
];

const optionsFrom = (rows, kind, optionOf) =>
  rows.flatMap((row) => (row[kind] ?? []).map((name) => optionOf(name, row.instead)));

const rulesOf = (rows) => ({
  'no-restricted-globals': [
    'error',
    ...optionsFrom(rows, 'globals', (name, message) => ({ name, message })),
  ],
  'no-restricted-properties': [
    'error',
    ...optionsFrom(rows, 'properties', (property, message) => ({ property, message })),
  ],
  'no-restricted-syntax': [
    'error',
    ...optionsFrom(rows, 'syntax', (selector, message) => ({ selector, message })),
    // `frame.contentWindow.location`
    ...rows.flatMap(({ globals = [], instead: message }) =>
      globals.flatMap(ofWindow).map((selector) => ({ selector, message })),
    ),
  ],
});

const filesOf = (place) => (place.endsWith('.ts') ? place : `${place}/**/*.{ts,tsx}`);
const places = new Set(OWNERS.flatMap((row) => row.owners ?? []));

/** Later entries replace a rule's options, so each owner's entry lists all the remaining APIs. */
export const owners = [
  { files: [filesOf('src')], rules: rulesOf(OWNERS) },
  ...[...places].map((place) => ({
    files: [filesOf(place)],
    rules: rulesOf(OWNERS.filter((row) => !row.owners?.includes(place))),
  })),
];
