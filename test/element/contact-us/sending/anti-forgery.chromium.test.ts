import { expect } from '@open-wc/testing';
import { file } from '../../../support/attachments';
import { mount } from '../../../support/mount';
import type { Pattern, Wire } from '../../../support/wire/wire';
import {
  ANY_CATEGORY_FRAGMENT,
  FORMS_HERE,
  MEMBER_DETAILS,
  OPEN_QUERIES,
  openContactWire,
} from '../answers';
import { QUERY_TEXT, theForm } from '../the-form';

const HEADER = 'x-xsrf-token';

const tokenOf = async (wire: Wire, pattern: Pattern) => (await wire.next(pattern)).headers[HEADER];

for (const { origin, submission, choice } of FORMS_HERE) {
  describe(`the anti-forgery header, ${origin}`, () => {
    async function send(wire: Wire, files: readonly File[], attributes = {}) {
      const form = theForm(await mount({ origin, ...attributes }));
      await form.settled();
      await form.fill({ ...choice, query: QUERY_TEXT, files });
      await form.submit();
      const token = await tokenOf(wire, submission);
      await form.screen.findByRole('button', { name: 'Log another query' });
      return token;
    }

    for (const [what, files] of [
      ['without files', []],
      ['with files', [file('a.pdf')]],
    ] as const) {
      it(`carries the current cookie, decoded, on a query ${what} (§7)`, async () => {
        const wire = await openContactWire();
        document.cookie = 'NOT-XSRF-TOKEN=wrong; path=/';
        document.cookie = 'XSRF-TOKEN=a%2Fb%3D%3D; path=/';
        expect(await send(wire, files)).to.equal('a/b==');
      });

      it(`carries a badly encoded cookie unchanged, ${what} (§7)`, async () => {
        const wire = await openContactWire();
        document.cookie = 'XSRF-TOKEN=100%; path=/';
        expect(await send(wire, files)).to.equal('100%');
      });

      it(`carries a cookie unchanged that no header could carry decoded, ${what} (§7)`, async () => {
        for (const cookie of ['a%0D%0AX-Evil%3A%201', '%E2%82%AC']) {
          const wire = await openContactWire();
          document.cookie = `XSRF-TOKEN=${cookie}; path=/`;
          expect(await send(wire, files)).to.equal(cookie);
        }
      });

      it(`is absent without a cookie, ${what} (§7)`, async () => {
        const wire = await openContactWire();
        document.cookie = 'XSRF-TOKEN-2=wrong; path=/';
        expect(await send(wire, files)).to.equal(undefined);
      });

      it(`is sent to another origin if the portal names it, ${what} (§7)`, async () => {
        const wire = await openContactWire();
        document.cookie = 'XSRF-TOKEN=token; path=/';
        const bases = {
          'api-base': `${wire.elsewhere}/api`,
          'medxpress-api-base': `${wire.elsewhere}/portal/api/das-mp`,
        };
        expect(await send(wire, files, bases)).to.equal('token');
      });

      it(`is sent there with credentials: a response that refuses them is not read, ${what} (decisions 3)`, async () => {
        const wire = await openContactWire();
        const headers = { 'access-control-allow-credentials': 'false' };
        await wire.reply(submission, { json: { referenceNumber: 12 }, headers });
        const bases = {
          'api-base': `${wire.elsewhere}/api`,
          'medxpress-api-base': `${wire.elsewhere}/portal/api/das-mp`,
        };
        const form = theForm(await mount({ origin, ...bases }));
        await form.settled();
        await form.fill({ ...choice, query: QUERY_TEXT, files });
        await form.submit();
        await wire.next(submission);
        await form.screen.findByText(/^Something went wrong while sending your query/);
      });
    }

    it('is on no reading call (§7)', async () => {
      const wire = await openContactWire();
      document.cookie = 'XSRF-TOKEN=token; path=/';
      expect(await send(wire, [])).to.equal('token');
      expect(await tokenOf(wire, MEMBER_DETAILS)).to.equal(undefined);
      if (origin === 'medxpress') return;
      expect(await tokenOf(wire, OPEN_QUERIES)).to.equal(undefined);
      expect(await tokenOf(wire, ANY_CATEGORY_FRAGMENT)).to.equal(undefined);
    });
  });
}
