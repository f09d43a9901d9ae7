import { familiesAs, provokeResponses } from './hostile';

describe('a hostile response', () => {
  for (const [what, family] of familiesAs('response'))
    it(`runs no script, sends no request, changes no page and breaks no policy: ${what} (§2)`, async () => {
      await provokeResponses(family);
    });
});
