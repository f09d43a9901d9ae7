import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answeredEvents, listIn } from './events.mjs';
import { readSources, sourceFrom } from './source.mjs';

const sources = readSources('src');

test('React listens to what components answer to, and to nothing else', () => {
  const root = sources.find(({ path }) => path === 'src/host/react-root.ts');
  assert.deepEqual(listIn(root), answeredEvents(sources));
});

test('what an element answers to is found under the name of the browser', () => {
  const jsx = `<p onClick={a}><b onFocusCapture={a} onMouseEnter={a} onLoad={a} onChange={a} /><Own onOpen={a} /></p>`;
  assert.deepEqual(answeredEvents([sourceFrom('src/app/A.tsx', `const x = ${jsx};`)]), [
    'change',
    'click',
    'focusin',
    'input',
    'mouseover',
  ]);
});
