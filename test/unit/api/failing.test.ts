import { expect } from '@open-wc/testing';
import { createApi, HttpFailure, LoginRefused } from '../../../src/api';
import { file } from '../../support/attachments';
import { openWire, type Answer } from '../../support/wire/wire';
import { DETAILS, INQUIRY, verifyEveryRequest } from './walk';

verifyEveryRequest();

const failureOf = async (sending: Promise<unknown>): Promise<HttpFailure> => {
  const thrown: unknown = await sending.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(thrown instanceof HttpFailure)) throw new Error(`No HttpFailure: ${String(thrown)}`);
  return thrown;
};

const FAILURES: Readonly<Record<string, [Answer, ending: string, kind: string, status: number]>> = {
  'a server error': [{ status: 500 }, '500 Internal Server Error', 'status', 500],
  'a missing page': [{ status: 404, text: 'Nothing' }, '404 Not Found', 'status', 404],
  'an ended session': [{ status: 401 }, '401 Unauthorized', 'status', 401],
  'no answer': [{ cut: true }, '0 Unknown Error', 'network', 0],
  'an answer that is no JSON': [{ html: '<p>Hi' }, '200 OK', 'unreadable', 200],
};

describe('a failed call', () => {
  for (const [what, [answer, ending, kind, status]] of Object.entries(FAILURES)) {
    for (const files of [[], [file('a.pdf')]]) {
      it(`has the generic HTTP text as its message: ${what}, ${String(files.length)} files (§8)`, async () => {
        const path = `${INQUIRY}/member-queries/12` as const;
        await openWire({ [`POST ${path}`]: answer });
        const form = { query: 'Secret', origin: 'MEMBER_WEB', files } as const;
        const failure = await failureOf(createApi().memberQueries.update('12', form));
        expect(failure.message).to.equal(
          `Http failure response for ${location.origin}${path}: ${ending}`,
        );
        expect(failure).to.include({
          name: 'HttpFailure',
          call: 'POST /member-queries/:referenceNumber',
          kind,
          status,
          body: answer.text ?? '',
        });
      });
    }
  }

  it('leaves the query out of its message (§8, decisions 3)', async () => {
    await openWire({ [`GET ${DETAILS}/permissions`]: { status: 403 } });
    const { message } = await failureOf(createApi().permissions.ofUser(['SECRET']));
    expect(message).to.equal(
      `Http failure response for ${location.origin}${DETAILS}/permissions: 403 Forbidden`,
    );
  });

  it('is made once: no call repeats itself (decisions 3)', async () => {
    const retry = { status: 503, headers: { 'retry-after': '0' } };
    const wire = await openWire({
      [`GET ${DETAILS}/v2/member-details/plan`]: retry,
      [`POST ${DETAILS}/member-search`]: retry,
    });
    await failureOf(createApi().memberDetails.plan());
    await failureOf(createApi().memberSearch.search({}));
    expect(await wire.requests(`GET ${DETAILS}/v2/member-details/plan`)).to.have.lengthOf(1);
    expect(await wire.requests(`POST ${DETAILS}/member-search`)).to.have.lengthOf(1);
  });

  for (const files of [[], [file('a.pdf')]]) {
    it(`is a redirected one that changes something, ${String(files.length)} files (decisions 3)`, async () => {
      const path = `${INQUIRY}/member-queries/12` as const;
      const to = { status: 307, headers: { location: `${INQUIRY}/member-queries/13` } };
      await openWire({
        [`POST ${path}`]: to,
        [`POST ${INQUIRY}/member-queries/13`]: { json: { referenceNumber: 1 } },
      });
      const form = { query: 'More', origin: 'MEMBER_WEB', files } as const;
      const failure = await failureOf(createApi().memberQueries.update('12', form));
      expect(failure).to.include({ kind: 'network', status: 0 });
    });
  }

  it('is not reported if its caller aborts it (decisions 3)', async () => {
    const path = `${DETAILS}/v2/member-details/plan` as const;
    const wire = await openWire();
    await wire.hold(`GET ${path}`);
    const controller = new AbortController();
    const reading = createApi().memberDetails.plan({ signal: controller.signal });
    await wire.next(`GET ${path}`);
    controller.abort();
    const thrown: unknown = await reading.catch((error: unknown) => error);
    expect(thrown).not.to.be.instanceOf(HttpFailure);
    expect((thrown as Error).name).to.equal('AbortError');
    await wire.aborted(`GET ${path}`);
  });

  it('is a login answered with an errorMessage, and leaves no cookie (§7)', async () => {
    await openWire({ 'POST /wsg/rest': { json: { errorMessage: 'Locked.' } } });
    const thrown: unknown = await createApi()
      .login.logIn('thandi', 'sEcr3t!')
      .catch((error: unknown) => error);
    expect(thrown).to.be.instanceOf(LoginRefused);
    expect((thrown as LoginRefused).message).not.to.contain('sEcr3t');
    expect(document.cookie).to.equal('');
  });
});
