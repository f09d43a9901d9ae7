import { expect } from '@open-wc/testing';
import { readLetter } from '../../src/html/letter';
import { encode } from '../view-query/the-response';

const LETTERS = {
  'deep nesting': '<div>'.repeat(20_000) + 'Dear member',
  'two megabytes': `<p>${'Dear member '.repeat(180_000)}</p>`,
  'many styled cells': '<td style="color:red;padding:1px" onclick="x">Dear member</td>'.repeat(
    5000,
  ),
};

describe('reading an emailed response', () => {
  for (const [what, html] of Object.entries(LETTERS)) {
    it(`takes less than 3 s for ${what} (security 7)`, () => {
      const encoded = encode(html);
      const start = performance.now();
      const { document } = readLetter(encoded, { quoted: 'Earlier' });
      expect(performance.now() - start).to.be.lessThan(3000);
      expect(document.content.textContent).to.contain('Dear member');
    });
  }
});
