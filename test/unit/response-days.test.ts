import { expect } from '@open-wc/testing';
import { readResponseDays } from '../../src/settings/response-days';

const DEFAULTS = { default: 2, update: 3 };

describe('response-days', () => {
  for (const [json, counts, closed] of [
    ['{}', DEFAULTS, []],
    ['{"default":5}', { default: 5, update: 3 }, []],
    ['{"medxpress":1,"MEDICAL_CLAIMS":0}', { ...DEFAULTS, medxpress: 1, MEDICAL_CLAIMS: 0 }, []],
    ['{"update":60,"closed":["2026-11-04"]}', { default: 2, update: 60 }, ['2026-11-04']],
  ] as const)
    it(`reads ${json}`, () => {
      expect(readResponseDays(json)).to.deep.equal({ counts, closed, problems: [] });
    });

  for (const [json, problem] of [
    ['two', 'there is no JSON object'],
    ['[2]', 'there is no JSON object'],
    ['null', 'there is no JSON object'],
    ['{"default":61}', '"default" is no whole number from 0 to 60'],
    ['{"default":-1}', '"default" is no whole number from 0 to 60'],
    ['{"update":1.5}', '"update" is no whole number from 0 to 60'],
    ['{"update":"3"}', '"update" is no whole number from 0 to 60'],
    ['{"claims":3}', 'there is no origin or category "claims"'],
    ['{"__proto__":3}', 'there is no origin or category "__proto__"'],
    ['{"closed":"2026-11-04"}', '"closed" is no list of days as "2026-12-24"'],
    ['{"closed":["2026-02-30"]}', '"closed" is no list of days as "2026-12-24"'],
    ['{"closed":[20261104]}', '"closed" is no list of days as "2026-12-24"'],
    ['{"closed":["2026-11-04","soon"]}', '"closed" is no list of days as "2026-12-24"'],
  ] as const)
    it(`takes the default for ${json}, and says why`, () => {
      expect(readResponseDays(json)).to.deep.equal({
        counts: DEFAULTS,
        closed: [],
        problems: [problem],
      });
    });
});
