import { join } from 'node:path';
import commonjs from '@rollup/plugin-commonjs';
import nodeResolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import terser from '@rollup/plugin-terser';
import { rollup } from 'rollup';
import { compressed } from '../../../src/tooling/hosting-files.mjs';
import { transpile } from '../../../src/tooling/plugins.mjs';

const HERE = import.meta.dirname;

/** Builds a peer like the product, into a folder. */
async function build(input, dir) {
  const bundle = await rollup({
    input: join(HERE, 'peers', input),
    plugins: [
      nodeResolve({ browser: true }),
      commonjs(),
      replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': '"production"' } }),
      transpile(),
      terser({ module: true, ecma: 2020 }),
    ],
    onwarn: () => undefined,
  });
  await bundle.write({ dir, entryFileNames: 'peer.js', plugins: [compressed()] });
  await bundle.close();
  return dir;
}

/**
 * The compared subjects: the built element, a minimal form with React, and the same form without a framework.
 * `answers` marks those that respond to a chosen category, `completes` those that load the open queries.
 */
export async function buildSubjects(scratch) {
  const peer = { tag: 'bench-form', script: 'peer.js' };
  return [
    {
      name: 'element',
      tag: 'medical-aid-inquiries',
      script: 'medical-aid-inquiries.js',
      folder: join(HERE, '../../../dist'),
      answers: true,
      completes: true,
    },
    {
      name: 'React floor',
      ...peer,
      folder: await build('react-floor.tsx', join(scratch, 'react-floor')),
      answers: false,
      completes: false,
    },
    {
      name: 'vanilla',
      ...peer,
      folder: await build('vanilla-form.ts', join(scratch, 'vanilla-form')),
      answers: true,
      completes: true,
    },
  ];
}
