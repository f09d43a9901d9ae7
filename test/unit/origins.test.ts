import { expect } from '@open-wc/testing';
import {
  DEFAULT_ORIGIN,
  ORIGINS,
  parseOrigin,
  type CategoryCode,
  type OriginName,
  type SubCategoryCode,
} from '../../src/origins';
import { fieldsOf } from '../../src/origins/fields';

/** Compiles only if its type has exactly these members. */
const exactly =
  <Whole extends string>() =>
  <Part extends Whole>(...parts: [Whole] extends [Part] ? Part[] : never) =>
    parts;

describe('the origins', () => {
  it('are the member website and the medicine delivery, each with its code (§1, §3)', () => {
    const codes = Object.values(ORIGINS).map(({ name, wireCode }) => [name, wireCode]);
    expect(codes).to.deep.equal([
      ['default', 'MEMBER_WEB'],
      ['medxpress', 'MED_XPRESS'],
    ]);
    expect(DEFAULT_ORIGIN).to.equal('default');
  });

  it('are recognised by their exact names and no other (decisions 1)', () => {
    expect(parseOrigin('default')).to.equal('default');
    expect(parseOrigin('medxpress')).to.equal('medxpress');
    const unknown = ['', ' default', 'Default', 'MEDXPRESS', 'MED_XPRESS', 'other', 'toString'];
    for (const text of [...unknown, '__proto__', 'constructor', null, undefined])
      expect(parseOrigin(text), String(text)).to.equal(undefined);
  });

  it('have types that know every code and no other (§3)', () => {
    const names = exactly<OriginName>()('default', 'medxpress');
    expect(names).to.have.members(Object.keys(ORIGINS));

    // @ts-expect-error there is no such origin
    exactly<OriginName>()('default', 'medxpress', 'no-such-origin');
    // @ts-expect-error there is no such category
    exactly<CategoryCode>()('CLAIMS');
    // @ts-expect-error there is no such sub-category
    exactly<SubCategoryCode>()('CLAIM_LOST');
  });

  it('list, update and ask more on the member website alone (§1, §2, §6)', () => {
    const { default: member, medxpress } = ORIGINS;
    expect([member.listsOpenQueries, medxpress.listsOpenQueries]).to.deep.equal([true, false]);
    expect([member.offersUpdates, medxpress.offersUpdates]).to.deep.equal([true, false]);
    expect(fieldsOf(member)).to.deep.equal([
      'category',
      'subCategory',
      'ccEmail',
      'email',
      'query',
      'files',
    ]);
    expect(fieldsOf(medxpress)).to.deep.equal(['category', 'email', 'query', 'files']);
    expect(medxpress.submission.constants).to.deep.equal({ product: 'Health' });
    expect(member.submission.constants).to.deep.equal({});
  });
});
