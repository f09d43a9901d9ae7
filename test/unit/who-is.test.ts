import { expect } from '@open-wc/testing';
import { whoIs } from '../../src/domain/member-details';

const CASES = [
  ['the portal’s key', 'm1', ['a@example.org'], 'm1'],
  ['the portal’s key without an address', 'm1', [], 'm1'],
  [
    'the first address, whatever its case',
    undefined,
    ['A@Example.org', 'b@example.org'],
    'a@example.org',
  ],
  ['nobody without a first address', undefined, ['', 'b@example.org'], undefined],
  ['nobody without an address', undefined, [], undefined],
] as const;

for (const [who, key, emails, expected] of CASES)
  it(`a member is ${who} (decisions 7)`, () => {
    expect(whoIs(key, { emails })).to.equal(expected);
  });

it('a member is nobody before the details are read, unless the portal says who (decisions 7)', () => {
  expect(whoIs(undefined, undefined)).to.equal(undefined);
  expect(whoIs('m1', undefined)).to.equal('m1');
});
