import { expect } from '@open-wc/testing';
import { createMock } from '../../src/mock';

const SMART = '/portal/api/das/smart-inquiry-api';
const DETAILS = 'member-details-api/v2/member-details';

const get = (path: string, init: RequestInit = {}) =>
  new Request(new URL(path, location.origin), init);

/** A query with a file, as bytes that arrive: WebKit reads no form with files that its own page made. */
function newQuery(headers: Record<string, string> = {}) {
  const fields = { origin: 'MEMBER_WEB', category: 'OTHER', email: 'a@b.example', query: 'Môre' };
  const parts = Object.entries(fields).map(([name, value]) => [`name="${name}"`, value] as const);
  const file = [
    'name="files"; filename="môre.pdf"\r\nContent-Type: application/pdf',
    '%PDF-1.4',
  ] as const;
  const body = [...parts, file].map(
    ([name, value]) => `--part\r\nContent-Disposition: form-data; ${name}\r\n\r\n${value}\r\n`,
  );
  return get(`${SMART}/member-queries/query-additional-info`, {
    method: 'POST',
    body: `${body.join('')}--part--\r\n`,
    headers: { 'content-type': 'multipart/form-data; boundary=part', ...headers },
  });
}

describe('the mock backend, in a browser', () => {
  it('stores a query with its files, where a test can read it (§7)', async () => {
    const { handle, data } = createMock();
    const { referenceNumber } = (await (await handle(newQuery())).json()) as {
      referenceNumber: number;
    };
    const stored = data.queries.find((query) => query.referenceNumber === referenceNumber);
    expect(stored).to.include({ queryDetail: 'Môre', origin: 'MEMBER_WEB', status: 'OPEN' });
    expect(stored?.files.map(({ name }) => name)).to.deep.equal(['môre.pdf']);
    const file = await handle(
      get(`${SMART}/member-queries/${String(referenceNumber)}/attachments/1?origin=MEMBER_WEB`),
    );
    expect(await file.text()).to.equal('%PDF-1.4');
  });

  it('answers the calls of the bases that it is given, and passes on every other request', () => {
    const usual = createMock();
    expect(usual.answers(get(`/api/${DETAILS}`))).to.equal(true);
    expect(usual.answers(get(`/portal/api/das/${DETAILS}`))).to.equal(true);
    expect(usual.answers(get('/portal/api/das/smart-inquiry-api/nothing'))).to.equal(true);
    for (const path of ['/', '/portal/api', '/dist/mock.js', '/siteroot', '/wsg/rest'])
      expect(usual.answers(get(path)), path).to.equal(false);

    const moved = createMock({ apiBase: 'https://api.example/v1/', contentBase: '/cms' });
    expect(moved.answers(get(`https://api.example/v1/${DETAILS}`))).to.equal(true);
    expect(moved.answers(get(`/v1/${DETAILS}`))).to.equal(false);
    expect(moved.answers(get(`/portal/api/das/${DETAILS}`))).to.equal(false);
    expect(moved.answers(get('/cms/site/a'))).to.equal(true);
    expect(moved.answers(get('/site/a'))).to.equal(false);
  });

  it('knows what it is given in the place of its samples', async () => {
    const { handle } = createMock({
      data: {
        signedIn: false,
        queries: [],
        content: {
          '/own/guidance': '<p>Ours</p>',
          '/banner': new Blob(['x'], { type: 'image/png' }),
        },
      },
    });
    expect((await handle(get(`/api/${DETAILS}`))).status).to.equal(401);
    expect(await (await handle(get('/site/own/guidance'))).text()).to.equal('<p>Ours</p>');
    expect(await (await handle(get('/site/preview/own/guidance'))).text()).to.equal('<p>Ours</p>');
    const banner = await handle(get('/site/banner'));
    expect(banner.headers.get('content-type')).to.equal('image/png');
  });

  it('shares no data with another mock', async () => {
    const [one, other] = [createMock(), createMock()];
    await one.handle(newQuery());
    expect(one.data.queries.length).to.equal(other.data.queries.length + 1);
    one.data.people[0].emails = [];
    expect(other.data.people[0].emails).not.to.deep.equal([]);
  });

  it('leaves the data that it is given as it was', async () => {
    const { queries, submissions, people } = createMock().data;
    const given = { queries, submissions, people };
    const before = JSON.stringify(given);
    const { data, handle } = createMock({ data: given });
    expect((await handle(newQuery())).status).to.equal(200);
    const changed = { emails: ['new@mail.example'], cellphone: '082 555 0199' };
    const saved = await handle(
      get('/api/member-details-api/member-details/', {
        method: 'POST',
        body: JSON.stringify(changed),
        headers: { 'content-type': 'application/json' },
      }),
    );
    expect(saved.status).to.equal(200);
    data.submissions.pop();
    expect(data.people[0]).to.include({ cellphone: '082 555 0199' });
    expect(data.queries.length).to.equal(queries.length + 1);
    expect(JSON.stringify(given)).to.equal(before);
  });

  it('asks for the anti-forgery token if it is given one (§7)', async () => {
    const { handle } = createMock({ token: 'a-token' });
    expect((await handle(newQuery())).status).to.equal(403);
    expect((await handle(newQuery({ 'X-XSRF-TOKEN': 'a-token' }))).status).to.equal(200);
  });

  it('begins with a scenario, breaks a connection as fetch does, and refuses an unknown name', async () => {
    const mock = createMock({ scenario: 'every-reset' });
    expect((await mock.handle(get(`/api/${DETAILS}`))).type).to.equal('error');
    mock.fail();
    expect((await mock.handle(get(`/api/${DETAILS}`))).status).to.equal(200);
    for (const name of ['nothing', 'constructor'])
      expect(() => {
        mock.fail(name);
      }).to.throw(TypeError, name);
  });

  it('ends a call that hangs when its request is aborted', async () => {
    const { handle } = createMock({ scenario: 'hang' });
    const controller = new AbortController();
    const hanging = () => handle(get(`/api/${DETAILS}`, { signal: controller.signal }));
    const nameOf = async (answer: Promise<unknown>) =>
      ((await answer.catch((error: unknown) => error)) as Error).name;
    const answer = hanging();
    controller.abort();
    expect(await nameOf(answer)).to.equal('AbortError');
    expect(await nameOf(hanging())).to.equal('AbortError');
  });
});
