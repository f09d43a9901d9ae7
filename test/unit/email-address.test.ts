import { expect } from '@open-wc/testing';
import { cleanAddress, isEmailAddress } from '../../src/domain/email-address';

/** What is copied along with an address, or left of what could not be. */
const INVISIBLE = ['00ad', '034f', '061c', '180e', '200b', '200c', '200d', '200e', '200f', '202a']
  .concat(['202c', '202e', '2060', '2063', '2066', '2069', 'feff', 'fffc', 'fffd', 'fe0f', '3164'])
  .concat(['7', '0', '7f', '85'])
  .map((code) => String.fromCodePoint(parseInt(code, 16)));

describe('an email address', () => {
  it('is cleaned of white space around it, and of what nobody sees in it (decisions 7)', () => {
    for (const text of [' a@b.example\n', '\ta@b.example\u00a0', '\u3000a@b.example'])
      expect(cleanAddress(text)).to.equal('a@b.example');
    for (const mark of INVISIBLE) {
      for (const text of [
        `${mark}a@b.example`,
        `a@b.example${mark} `,
        ` ${mark}a@b${mark}.example`,
      ])
        expect(cleanAddress(text), encodeURIComponent(text)).to.equal('a@b.example');
      expect(cleanAddress(` ${mark}\t${mark}`), encodeURIComponent(mark)).to.equal('');
    }
    expect(cleanAddress('a b@c\t.example'), 'space within').to.equal('a b@c\t.example');
  });

  it('has letters of its own where a PDF joins them, or a keyboard makes them wide (decisions 7)', () => {
    for (const text of ['ﬁnance@oﬃce.example', 'ﬁｎａｎｃｅ＠ｏｆｆｉｃｅ．ｅｘａｍｐｌｅ'])
      expect(cleanAddress(text)).to.equal('finance@office.example');
    expect(cleanAddress('zoe\u0308@b.example')).to.equal('zoë@b.example');
  });

  it('is accepted with a dot in its domain, and letters of every language (§5, decisions 7)', () => {
    const texts = ['thandi@example.org', 'T.M+claims@mail.example.co.za', "o'neil@example.org"]
      .concat(['a@b.c', 'thandi@xn--bcher-kva.example', 'jo@bücher.example', 'zoë@example.org'])
      .concat(['a.@b.example', '.a@b.example', "!#$%&'*+/=?^_`{|}~-@b.example", '1@2.3'])
      .concat(['josé@correo.example', 'jose\u0301@b.example', 'संपर्क@उदाहरण.भारत', '用户@例子.中国'])
      .concat([`a@${'b'.repeat(63)}.example`, `${'a'.repeat(242)}@example.org`]);
    for (const text of texts) expect(isEmailAddress(text), text).to.equal(true);
  });

  it('is refused without one, and if it is not an address at all (§5, decisions 7)', () => {
    const texts = ['', ' ', 'thandi', 'thandi@', '@example.org', 'thandi@example', 'a@b@c.org']
      .concat(['thandi@.org', 'thandi@example.', 'thandi@example..org', 'than di@example.org'])
      .concat(['a@b.org, c@d.org', 'a@b.org;c@d.org', 'Thandi <thandi@example.org>'])
      .concat(['mailto:a@b.example', '"a@b.example"', "'a@b.example'", '“a@b.example”'])
      .concat([
        'a@b.example/',
        'https://a@b.example',
        'a@b.example?x',
        'a@b.example.',
        'a@b.example:',
      ])
      .concat(['(a@b.example)', '[a@b.example]', '<a@b.example', 'a@b.example>', 'a\\@b.example'])
      .concat(['a@-b.example', 'a@b-.example', 'a@b_c.example', 'a@[127.0.0.1]', 'a＠b.example'])
      .concat(['a@b.example\nc', '🩺@b.example', `a@${'b'.repeat(64)}.example`])
      .concat([`${'a'.repeat(243)}@example.org`]);
    for (const text of texts) expect(isEmailAddress(text), text).to.equal(false);
  });
});
