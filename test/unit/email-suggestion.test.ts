import { expect } from '@open-wc/testing';
import { suggestedAddress } from '../../src/domain/email-suggestion';

/** Domains as typed, and the suggestions; undefined if there is none. */
const DOMAINS: Readonly<Record<string, string | undefined>> = {
  'gmial.com': 'gmail.com',
  'gamil.com': 'gmail.com',
  'gmai.com': 'gmail.com',
  'gmaill.com': 'gmail.com',
  'gnail.com': 'gmail.com',
  'mgail.com': 'gmail.com',
  'gmail.co': 'gmail.com',
  'gmail.con': 'gmail.com',
  'gmail.comm': 'gmail.com',
  'gmail.cmo': 'gmail.com',
  'GMIAL.com': 'gmail.com',
  'hotmial.com': 'hotmail.com',
  'yaho.com': 'yahoo.com',
  'yahoo.co.sa': 'yahoo.co.za',
  'outlok.com': 'outlook.com',
  'iclould.com': 'icloud.com',
  'webmail.coza': 'webmail.co.za',
  'gmail.com': undefined,
  'GMAIL.COM': undefined,
  'mail.com': undefined,
  'ymail.com': undefined,
  'email.com': undefined,
  'cloud.com': undefined,
  'yahoo.ca': undefined,
  'yahoo.co.uk': undefined,
  'gmail.de': undefined,
  'example.org': undefined,
  gmailcom: undefined,
  'gmiall.con': undefined,
};

describe('the suggestion for an address', () => {
  for (const [domain, meant] of Object.entries(DOMAINS)) {
    it(`at ${domain} is ${meant ?? 'none'}`, () => {
      expect(suggestedAddress(` \u200bThandi.M+aid@${domain} `)).to.equal(
        meant && `Thandi.M+aid@${meant}`,
      );
    });
  }

  it('is none for text that is not an address', () => {
    for (const text of ['', '@gmial.com', 'gmial.com', 'a b@gmial.com', 'a@b@gmial.com'])
      expect(suggestedAddress(text), text).to.equal(undefined);
  });
});
