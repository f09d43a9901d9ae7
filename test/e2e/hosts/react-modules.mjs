import { createRequire } from 'node:module';
import commonjs from '@rollup/plugin-commonjs';
import nodeResolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import { rollup } from 'rollup';

const require = createRequire(import.meta.url);

/** The import map of a page that loads the lean build. */
export const REACT = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'];

/** A module with named exports for a CommonJS package. */
const named = (name) =>
  `import whole from '${name}';
  export default whole;
  export const { ${Object.keys(require(name)).join(', ')} } = whole;`;

/** React as ES modules, which its package lacks. Returns files by their paths in a folder. */
export async function reactModules(folder) {
  const bundle = await rollup({
    input: Object.fromEntries(REACT.map((name) => [name, `module:${name}`])),
    plugins: [
      {
        name: 'named',
        resolveId: (id) => (id.startsWith('module:') ? `\0${id}` : null),
        load: (id) => (id.startsWith('\0module:') ? named(id.slice('\0module:'.length)) : null),
      },
      nodeResolve({ browser: true, rootDir: import.meta.dirname }),
      commonjs(),
      replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': '"production"' } }),
    ],
  });
  const { output } = await bundle.generate({
    format: 'es',
    entryFileNames: '[name].js',
    chunkFileNames: 'shared-[hash].js',
  });
  await bundle.close();
  return Object.fromEntries(output.map(({ fileName, code }) => [folder + fileName, code]));
}
