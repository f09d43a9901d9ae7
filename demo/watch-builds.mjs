import { statSync } from 'node:fs';
import { relative } from 'node:path';
import { watch } from 'rollup';
import { ROOT } from '../src/tooling/folders.mjs';

/** Where and why a build failed, for the terminal and the page. */
function describe({ message, loc, id, frame }) {
  const file = loc?.file ?? id;
  const place = file && [relative(ROOT, file), loc?.line, loc?.column].filter(Boolean).join(':');
  return [place, message.replaceAll(`${ROOT}/`, ''), frame].filter(Boolean).join('\n');
}

const hasChangedSince = (time) => (file) =>
  (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) > time;

/**
 * Builds, and builds again after a change.
 *
 * @param builds rollup's options, each with one `input`
 * @param onBuilt is called with the inputs built since the last call, once no build is broken
 * @param onFailure is called with where and why a build failed
 * @returns a function that stops watching
 */
export function watchBuilds(builds, { onBuilt, onFailure }) {
  const begun = Date.now();
  const watcher = watch(builds);
  // Rollup watches a file once it is built. A change before that may be in the prerendered screen and not in the
  // application, which could not hydrate it: all begins again.
  let unwatched = [];
  let end = () => watcher.close();
  const broken = new Set();
  const built = new Set();
  let building;
  watcher.on('event', async (event) => {
    switch (event.code) {
      case 'BUNDLE_START':
        building = event.input;
        break;
      case 'BUNDLE_END':
        broken.delete(building);
        built.add(building);
        unwatched?.push(...event.result.watchFiles);
        await event.result.close();
        break;
      case 'ERROR':
        broken.add(building);
        onFailure(describe(event.error));
        await event.result?.close();
        break;
      case 'END':
        if (broken.size > 0 || built.size === 0) break;
        if (unwatched?.some(hasChangedSince(begun))) {
          await watcher.close();
          end = watchBuilds(builds, { onBuilt, onFailure });
          break;
        }
        unwatched = undefined;
        await onBuilt(new Set(built));
        built.clear();
        break;
    }
  });
  return () => end();
}
