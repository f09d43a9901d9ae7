import { expect } from '@open-wc/testing';
import { isEmailAddress } from '../../src/domain/email-address';

describe('an email address', () => {
  it('is accepted with a dot in its domain, ignoring white space around it (§5, decisions 4)', () => {
    const texts = ['thandi@example.org', ' thandi@example.org\n', 'T.M+claims@mail.example.co.za']
      .concat(["o'neil@example.org", 'a@b.c', 'thandi@xn--bcher-kva.example', 'jo@bücher.example'])
      .concat([`${'a'.repeat(242)}@example.org`]);
    for (const text of texts) expect(isEmailAddress(text), text).to.equal(true);
  });

  it('is refused without one, and if it is not an address at all (§5, decisions 4)', () => {
    const texts = ['', ' ', 'thandi', 'thandi@', '@example.org', 'thandi@example', 'a@b@c.org']
      .concat(['thandi@.org', 'thandi@example.', 'thandi@example..org', 'than di@example.org'])
      .concat(['a@b.org, c@d.org', 'a@b.org;c@d.org', 'Thandi <thandi@example.org>'])
      .concat([`${'a'.repeat(243)}@example.org`]);
    for (const text of texts) expect(isEmailAddress(text), text).to.equal(false);
  });
});
