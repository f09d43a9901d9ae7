import { FAMILIES } from './corpus/families';
import { provokeResponses } from './hostile';

describe('a hostile response', () => {
  for (const [what, family] of Object.entries(FAMILIES))
    it(`runs nothing, asks nothing, moves nothing and breaks no policy: ${what} (§2)`, async () => {
      await provokeResponses(family);
    });
});
