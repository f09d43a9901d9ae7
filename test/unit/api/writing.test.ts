import { expect } from '@open-wc/testing';
import { createApi } from '../../../src/api';
import { removeCookie, setCookie } from '../../../src/host/cookies';
import { field, file, partOf } from '../../support/attachments';
import { openWire } from '../../support/wire/wire';
import { INQUIRY, take, verifyEveryRequest } from './walk';
import { WRITING } from './writing-steps';

verifyEveryRequest();

describe('the calls that change something', () => {
  beforeEach(() => {
    setCookie('XSRF-TOKEN', 't0ken');
  });
  afterEach(() => {
    removeCookie('XSRF-TOKEN');
  });

  for (const step of WRITING) {
    it(`${step.of}: ${step.sends}, with its whole body and the anti-forgery header (§7)`, async () => {
      const { result, requests } = await take(step);
      expect(result).to.deep.equal(step.returns);
      expect(requests).to.have.lengthOf(1);
      const [{ query, headers, parts, body } = {}] = requests;
      expect([query, headers?.['x-xsrf-token']]).to.deep.equal(['', 't0ken']);
      if (step.json !== undefined) expect(JSON.parse(body ?? '')).to.deep.equal(step.json);
      if (!step.fields) return;
      const fields = Object.entries(step.fields).map(([name, value]) => field(name, value));
      const files = await Promise.all((step.files?.sent ?? []).map(partOf));
      const named = files.map((part) => ({ ...part, name: step.files?.name }));
      expect(parts).to.have.deep.members([...fields, ...named]);
    });
  }

  it('report how much of their files is sent, to the last byte (§4)', async () => {
    await openWire({ [`POST ${INQUIRY}/member-queries/12`]: { json: {} } });
    const reported: { loaded: number; total: number }[] = [];
    await createApi().memberQueries.update(
      '12',
      { query: 'More', origin: 'MEMBER_WEB', files: [file('a.pdf', 2_000_000)] },
      { onProgress: (progress) => reported.push(progress) },
    );
    const { loaded, total } = reported.at(-1) ?? { loaded: 0, total: 1 };
    expect(loaded).to.equal(total);
    expect(total).to.be.greaterThan(2_000_000);
  });
});
