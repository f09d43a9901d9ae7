import { expect } from '@open-wc/testing';
import { readContentBelow } from '../../src/api/read-answer';

const read = (folder: string, url: string) => {
  const answer = { headers: new Headers(), redirected: true, url } as Response;
  const text = () => Promise.resolve('Guidance');
  return readContentBelow(folder)(
    Object.assign(Promise.resolve(answer), { text, blob: () => Promise.resolve(new Blob()) }),
  ).catch(() => 'failed');
};

/** Where a redirect from a folder led, and what is shown. */
const REDIRECTS = [
  ['http://scheme.example/site/', 'https://scheme.example/site/a', 'Guidance'],
  ['https://scheme.example/site/', 'http://scheme.example/site/a', 'failed'],
  ['http://scheme.example/site/', 'https://scheme.example/login', 'failed'],
  ['http://scheme.example:81/site/', 'https://scheme.example/site/a', 'failed'],
  ['http://scheme.example/site/', 'https://scheme.example.evil.example/site/a', 'failed'],
] as const;

describe('content that was redirected', () => {
  for (const [folder, url, shown] of REDIRECTS)
    it(`from ${folder} to ${url}: ${shown} (decisions 7)`, async () => {
      expect(await read(folder, url)).to.equal(shown);
    });
});
