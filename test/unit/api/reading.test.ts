import { expect } from '@open-wc/testing';
import { createApi } from '../../../src/api';
import { openWire } from '../../support/wire/wire';
import { OTHER_READING } from './other-steps';
import { READING } from './steps';
import { allFunctions, contentOf, INQUIRY, take, verifyEveryRequest } from './walk';
import { WRITING } from './writing-steps';

verifyEveryRequest();

const BLOBS = ['memberQueries.attachment', 'documentSubmissions.attachment'];
const URLS = ['memberQueries.attachmentUrl', 'documentSubmissions.attachmentUrl'];
const PDF = { bytes: btoa('%PDF-1.4'), headers: { 'content-type': 'application/pdf' } };

describe('the calls that read', () => {
  for (const step of [...READING, ...OTHER_READING]) {
    it(`${step.of}: ${step.sends}?${step.query ?? ''} (§7)`, async () => {
      const { result, requests } = await take(step);
      expect(requests.map(({ query }) => query)).to.deep.equal([step.query ?? '']);
      expect(requests[0]?.body).to.equal('');
      // By this header too, caches between page and server know that no earlier answer will do.
      const isContent = step.of.startsWith('content.');
      expect(requests[0]?.headers['cache-control']).to.equal(isContent ? undefined : 'no-cache');
      if ('returns' in step) expect(result).to.deep.equal(step.returns);
    });
  }

  it('memberQueries.attachment returns a blob, and its URL is the same call (§7)', async () => {
    const wire = await openWire({
      [`GET ${INQUIRY}/member-queries/12/attachments/a%2Fb`]: PDF,
    });
    const { memberQueries } = createApi();
    expect(
      await contentOf(await memberQueries.attachment('12', 'a/b', 'MED_XPRESS')),
    ).to.deep.equal({ type: 'application/pdf', text: '%PDF-1.4' });
    const [request] = await wire.requests(`GET ${INQUIRY}/member-queries/12/attachments/:id`);
    const url = `${location.origin}${request?.path ?? ''}?${request?.query ?? ''}`;
    expect(memberQueries.attachmentUrl('12', 'a/b', 'MED_XPRESS')).to.equal(url);
    expect(request?.query).to.equal('origin=MED_XPRESS');
  });

  it('documentSubmissions.attachment returns a blob, and its URL is the same call (§7)', async () => {
    const path = `${INQUIRY}/document-submissions/12/attachments/7` as const;
    const wire = await openWire({ [`GET ${path}`]: PDF });
    const { documentSubmissions } = createApi();
    expect(await contentOf(await documentSubmissions.attachment('12', '7'))).to.deep.equal({
      type: 'application/pdf',
      text: '%PDF-1.4',
    });
    expect(documentSubmissions.attachmentUrl('12', '7')).to.equal(location.origin + path);
    expect((await wire.requests(`GET ${path}`))[0]?.query).to.equal('');
  });
});

describe('the API', () => {
  it('has exactly the functions that these tests call (§7)', () => {
    const walked = [...READING, ...OTHER_READING, ...WRITING].map((step) => step.of);
    expect([...new Set([...walked, ...BLOBS, ...URLS, 'login.logIn'])]).to.have.members(
      allFunctions(),
    );
    expect(walked.length).to.be.greaterThan(40);
  });
});
