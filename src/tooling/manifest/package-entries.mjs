/** Runtimes without a page, besides Node. */
const WORKERS = ['workerd', 'edge-light', 'worker'];

/** For `require`, without React, on servers. */
const REQUIRED_BY_SERVERS = './dist/server.cjs';

const each = (names, file) => Object.fromEntries(names.map((name) => [name, file]));

const typesOf = (types, extension) => `./dist/types/${types}.${extension}`;

/** An entry that is the same everywhere, with a copy for `require`. */
const everywhere = (name) => ({
  types: name,
  conditions: {
    import: { types: typesOf(name, 'd.ts'), default: `./dist/${name}.js` },
    require: {
      types: typesOf(name, 'd.cts'),
      module: `./dist/${name}.js`,
      default: `./dist/${name}.cjs`,
    },
    default: `./dist/${name}.js`,
  },
});

/** An entry that needs a page. Without one it defines no tag. */
function onPages(name, { types = name, folder = './dist' } = {}) {
  const page = `${folder}/${name}.js`;
  const server = `${folder}/server.js`;
  return {
    types,
    conditions: {
      import: {
        types: typesOf(types, 'd.ts'),
        ...each(WORKERS, server),
        browser: page,
        node: server,
        default: page,
      },
      require: {
        types: typesOf(types, 'd.cts'),
        ...each([...WORKERS, 'node'], REQUIRED_BY_SERVERS),
        // A bundler for pages that resolves a `require`.
        module: page,
        default: REQUIRED_BY_SERVERS,
      },
      default: page,
    },
  };
}

const TAG = 'medical-aid-inquiries';
const LEAN = './dist/lean';

/** The entries of the package. */
const ENTRIES = {
  '.': onPages('element', { types: TAG }),
  './class': onPages('class'),
  './api': everywhere('api'),
  './mock': everywhere('mock'),
  './check-backend': everywhere('check-backend'),
  './react': everywhere('react'),
  './preact': onPages('element', { types: 'preact' }),
  './vue': onPages('element', { types: 'vue' }),
  './lean': onPages('element', { types: TAG, folder: LEAN }),
  './lean/class': onPages('class', { folder: LEAN }),
};

/** Importable files by their export names. */
const FILES = {
  './custom-elements.json': './custom-elements.json',
  './texts.en.json': './dist/texts.en.json',
  './themes/*': './dist/themes/*',
  './dist/*': './dist/*',
  './package.json': './package.json',
};

/** The parts of package.json that name the entries. `typesVersions` is for TypeScript that ignores `exports`. */
export function packageEntries() {
  const entries = Object.entries(ENTRIES);
  const named = entries.filter(([name]) => name !== '.');
  return {
    exports: {
      ...Object.fromEntries(entries.map(([name, { conditions }]) => [name, conditions])),
      ...FILES,
    },
    typesVersions: {
      '*': {
        ...Object.fromEntries(
          named.map(([name, { types }]) => [name.replace('./', ''), [typesOf(types, 'd.ts')]]),
        ),
        'texts.en.json': ['./dist/texts.en.json'],
      },
    },
  };
}
