import { expect } from '@open-wc/testing';
import { createMemberStore } from '../../src/components/visit/member-store';
import { whoIs } from '../../src/domain/who-is';

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

describe('a change from one known member to another', () => {
  it('is none from unknown to known, nor back to the same one (decisions 7)', () => {
    const { become, get } = createMemberStore();
    expect(become('a')).to.equal(false);
    expect(become('a')).to.equal(false);
    expect(get().turn).to.equal(0);
  });

  it('begins with other screens, and asks in the form that waits for a login, on its screen (decisions 7)', () => {
    const { become, get, wait, spares, adopt } = createMemberStore();
    become('a');
    expect(become('b')).to.equal(true);
    expect(get().turn).to.equal(1);
    wait('a form', true);
    expect(become('c')).to.equal(true);
    expect(get().turn).to.equal(1);
    expect([...get().asking]).to.deep.equal([['a form', 'kept']]);
    // The member leaves its screen, and is asked there again.
    wait('a form', false);
    become('d');
    expect(get().turn).to.equal(2);
    expect(spares('a form')).to.equal(true);
    adopt('a form');
    become('e');
    expect(spares('a form')).to.equal(false);
    expect(get().asking.size).to.equal(0);
  });

  it('ends the doubt about what another form holds (decisions 7)', () => {
    const { become, get, ask, doubt, spares } = createMemberStore('a');
    ask('asks already');
    doubt(['asks already', 'a form']);
    expect([...get().asking.keys()]).to.have.members(['asks already', 'a form']);
    expect(spares('a form')).to.equal(false);
    become('a');
    expect([...get().asking]).to.deep.equal([['asks already', 'kept']]);
  });

  it('asks for good what is doubted of a member who was never known (security 20)', () => {
    const { become, get, doubt } = createMemberStore();
    doubt(['a form']);
    expect(become('b')).to.equal(false);
    become('b');
    expect([...get().asking]).to.deep.equal([['a form', 'kept']]);
  });
});
