import { expect } from '@open-wc/testing';
import { ORIGINS } from '../../src/origins';
import { linkedChoice, mayChoose } from '../../src/routing/linked-choice';

const CLAIM = { category: 'MEDICAL_CLAIMS', subCategory: 'CLAIM_NOT_PAID' };
const CLAIMS = { category: 'MEDICAL_CLAIMS', subCategory: '' };
const OTHER = { category: 'OTHER', subCategory: '' };
const NOTHING = { category: '', subCategory: '' };

describe("an address's choice", () => {
  it('is a category of the origin and a sub-category of it, by code (decisions 6)', () => {
    const choices = {
      '?category=MEDICAL_CLAIMS&subCategory=CLAIM_NOT_PAID': CLAIM,
      '?from=mail&subCategory=CLAIM_NOT_PAID&category=MEDICAL_CLAIMS': CLAIM,
      '?category=MEDICAL_CLAIMS': CLAIMS,
      '?category=MEDICAL_CLAIMS&subCategory=LIMITS': CLAIMS,
      '?category=MEDICAL_CLAIMS&subCategory=toString': CLAIMS,
      '?category=MEDICAL_CLAIMS&subCategory=OTHER&subCategory=OTHER': CLAIMS,
      '?category=OTHER&subCategory=OTHER': OTHER,
    };
    for (const [search, choice] of Object.entries(choices))
      expect(linkedChoice(search, ORIGINS.default), search).to.deep.equal(choice);
    const order = { category: 'MEDXPRESS_ORDER_QUERY', subCategory: '' };
    expect(linkedChoice('?category=MEDXPRESS_ORDER_QUERY', ORIGINS.medxpress)).to.deep.equal(order);
  });

  it('is none where the list of the origin has no such category (decisions 6)', () => {
    const searches = ['', '?', '?category=', '?category=toString', '?category=medical_claims']
      .concat([
        '?category=Medical claims',
        '?category=MEDXPRESS_ORDER_QUERY',
        '?category=__proto__',
      ])
      .concat(['?subCategory=CLAIM_NOT_PAID', '?category=OTHER&category=OTHER', '?Category=OTHER']);
    for (const search of searches)
      expect(linkedChoice(search, ORIGINS.default), search).to.equal(undefined);
    expect(linkedChoice('?category=OTHER', ORIGINS.medxpress)).to.equal(undefined);
  });

  it('yields to what the member has chosen, not to another address (decisions 6)', () => {
    expect(mayChoose(NOTHING, CLAIM, NOTHING)).to.equal(true);
    expect(mayChoose(CLAIMS, CLAIM, NOTHING)).to.equal(true);
    expect(mayChoose(OTHER, CLAIM, OTHER)).to.equal(true);
    expect(mayChoose(OTHER, CLAIM, NOTHING)).to.equal(false);
    expect(mayChoose(CLAIM, CLAIMS, NOTHING)).to.equal(false);
    expect(mayChoose(CLAIM, OTHER, CLAIMS)).to.equal(false);
  });
});
