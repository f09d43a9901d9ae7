import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../../../src/tooling/folders.mjs';
import { loadSource } from '../../../src/tooling/load-source.mjs';
import { BACKENDS, SCENARIOS } from './backends.mjs';
import { form } from './browser.mjs';

const { ORIGINS } = await loadSource(join(ROOT, 'src/origins/index.ts'));

const SMART = '/portal/api/das/smart-inquiry-api';
const DELIVERY = '/portal/api/das-mp/smart-inquiry-api';
const DETAILS = '/portal/api/das/member-details-api';
const QUERIES = `${SMART}/member-queries`;
const NEW_QUERY = `${QUERIES}/query-additional-info`;

const PDF = '%PDF-1.4 a letter';
const PNG = Buffer.from('89504e470d0a1a0a00ff', 'hex');

const viewOf = (reference, origin = 'MEMBER_WEB') => `${QUERIES}/${reference}?origin=${origin}`;
const statusOf = async (browser, path) => (await browser.get(path)).status;

async function list(browser, { daysAgo = 9999, status = 'OPEN', origin = 'MEMBER_WEB' } = {}) {
  const search = new URLSearchParams({ daysAgo, status, origin });
  return (await browser.json(`${QUERIES}?${search}`)).queries;
}

/** The reference of the sample query with this text. */
async function referenceOf(browser, words, filter) {
  const found = (await list(browser, filter)).find((query) => query.queryDetail.includes(words));
  return found.referenceNumber;
}

const WEBSITE = { origin: 'MEMBER_WEB', category: 'OTHER', email: 'a@b.example' };
const DELIVERED = {
  origin: 'MED_XPRESS',
  category: 'MEDXPRESS_ORDER_QUERY',
  email: 'a@b.example',
  product: 'Health',
};

/** Promises that every backend must keep. */
const PROMISES = {
  async 'lists queries by origin, status and age, newest first (§7)'(browser) {
    const open = await list(browser);
    assert.ok(open.length >= 2);
    const dates = open.map(({ dateLogged }) => Date.parse(dateLogged));
    assert.deepEqual(
      dates,
      dates.toSorted((one, other) => other - one),
    );
    const [delivery] = await list(browser, { origin: 'MED_XPRESS' });
    assert.match(delivery.category, /^MEDXPRESS_/);
    assert.ok(!open.some(({ referenceNumber }) => referenceNumber === delivery.referenceNumber));
    const closed = await list(browser, { status: 'CLOSED' });
    assert.ok(closed.some(({ queryDetail }) => queryDetail.includes('debit order')));
    assert.deepEqual(await list(browser, { daysAgo: 0 }), []);
    for (const search of ['', 'daysAgo=7&status=OPEN', 'daysAgo=x&status=OPEN&origin=MEMBER_WEB']) {
      assert.equal(await statusOf(browser, `${QUERIES}?${search}`), 400, search);
    }
  },

  async 'stores a query with its files, byte for byte and under their own names (§7)'(browser) {
    const files = [
      ['Rekening – môre.pdf', PDF],
      ['scan.PNG', PNG],
    ];
    const sent = form({ ...WEBSITE, query: 'Two\r\nfiles', files });
    const { referenceNumber } = await (await browser.post(NEW_QUERY, sent)).json();
    assert.equal((await list(browser))[0].referenceNumber, referenceNumber);
    const query = await browser.json(viewOf(referenceNumber));
    assert.deepEqual([query.queryDetail, query.canUpdate], ['Two\nfiles', true]);
    assert.deepEqual(
      query.attachments.map(({ fileName }) => fileName),
      files.map(([name]) => name),
    );
    for (const [index, { attachmentId }] of query.attachments.entries()) {
      const path = `${QUERIES}/${referenceNumber}/attachments/${attachmentId}`;
      const file = await browser.get(`${path}?origin=MEMBER_WEB`);
      assert.ok(Buffer.from(await file.arrayBuffer()).equals(Buffer.from(files[index][1])));
      const disposition = file.headers.get('content-disposition');
      assert.match(disposition, /^inline;/);
      if (index === 0) assert.match(disposition, /UTF-8''Rekening%20%E2%80%93%20m%C3%B4re\.pdf/);
    }
  },

  async 'stores a query of the medicine-delivery site at its own address (§7)'(browser) {
    const sent = form({ ...DELIVERED, query: 'Where is it?' });
    const answer = await browser.post(`${DELIVERY}/member-queries`, sent);
    const { referenceNumber } = await answer.json();
    const { category } = await browser.json(viewOf(referenceNumber, 'MED_XPRESS'));
    assert.equal(category, DELIVERED.category);
    assert.equal(await statusOf(browser, viewOf(referenceNumber)), 404);
  },

  async 'gives an update its own reference and the category of its original (§7)'(browser) {
    for (const [words, origin, base] of [
      ['anaesthetist', 'MEMBER_WEB', SMART],
      ['chronic medicine was due', 'MED_XPRESS', DELIVERY],
    ]) {
      const original = await referenceOf(browser, words, { origin });
      const update = form({ query: 'One more thing', origin, files: [['more.pdf', PDF]] });
      const answer = await browser.post(`${base}/member-queries/${original}`, update);
      const { referenceNumber } = await answer.json();
      assert.notEqual(referenceNumber, original);
      const shown = await browser.json(viewOf(referenceNumber, origin));
      assert.equal(shown.queryDetail, 'One more thing');
      assert.equal(shown.category, (await browser.json(viewOf(original, origin))).category);
      assert.deepEqual(
        shown.attachments.map(({ fileName }) => fileName),
        ['more.pdf'],
      );
    }
  },

  async 'refuses what a form would not send, and stores nothing of it (§5)'(browser) {
    const before = await list(browser);
    const query = 'x';
    const refused = [
      [400, { ...WEBSITE, query: ' ' }],
      [400, { ...WEBSITE, query: 'x'.repeat(20_001) }],
      [400, { ...WEBSITE, query, email: 'a@b' }],
      [400, { ...WEBSITE, query, ccEmail: 'nobody' }],
      [400, { ...WEBSITE, query, category: 'CLAIMS' }],
      [400, { ...WEBSITE, query, category: 'MEDICAL_CLAIMS' }],
      [400, { ...WEBSITE, query, category: 'MEDICAL_CLAIMS', subCategory: 'LIMITS' }],
      [400, { ...WEBSITE, query, product: 'Health' }],
      [400, { ...DELIVERED, query }],
      [400, { ...WEBSITE, query, files: [['empty.pdf', '']] }],
      [400, { ...WEBSITE, query, files: Array(11).fill(['a.pdf', PDF]) }],
      [415, { ...WEBSITE, query, files: [['a.exe', 'MZ']] }],
      [415, { ...WEBSITE, query, files: [['a.pdf', PNG]] }],
      [413, { ...WEBSITE, query, files: [['a.pdf', PDF + 'x'.repeat(10 * 1024 * 1024)]] }],
    ];
    for (const [status, fields] of refused) {
      const { status: found } = await browser.post(NEW_QUERY, form(fields));
      assert.equal(found, status, JSON.stringify(fields).slice(0, 200));
    }
    assert.equal((await browser.post(NEW_QUERY, { query })).status, 415);
    const update = `${QUERIES}/${await referenceOf(browser, 'anaesthetist')}`;
    for (const fields of [{ query: '' }, { query, origin: 'MED_XPRESS' }, { ...WEBSITE, query }]) {
      const sent = form({ origin: 'MEMBER_WEB', ...fields });
      assert.equal((await browser.post(update, sent)).status, 400);
    }
    assert.deepEqual(await list(browser), before);
  },

  async 'shows but does not update a query of 30 days, and answers one of 90 with code 0015 (§8)'(
    browser,
  ) {
    const closed = { status: 'CLOSED' };
    const old = await referenceOf(browser, 'debit order', closed);
    assert.equal((await browser.json(viewOf(old))).canUpdate, false);
    const update = form({ query: 'x', origin: 'MEMBER_WEB' });
    assert.equal((await browser.post(`${QUERIES}/${old}`, update)).status, 409);
    const outdated = await browser.get(viewOf(await referenceOf(browser, 'physiother', closed)));
    assert.equal(outdated.status, 400);
    assert.equal((await outdated.json()).exceptionCode, '0015');
  },

  async 'answers the emailed response as base64, and null or an empty text without one (§3)'(
    browser,
  ) {
    const answered = await referenceOf(browser, 'anaesthetist');
    const path = (reference, origin = 'MEMBER_WEB') =>
      `${QUERIES}/${reference}/agent-response?origin=${origin}`;
    const { encodedResponse } = await browser.json(path(answered));
    assert.match(Buffer.from(encodedResponse, 'base64').toString(), /<p>Dear Ms Mokoena<\/p>/);
    const origin = 'MED_XPRESS';
    const delivery = await referenceOf(browser, 'chronic medicine was due', { origin });
    assert.ok(!(await browser.json(path(delivery, origin))).encodedResponse);
  },

  async 'answers 404 for what there is not, and 501 outside the contract (§7)'(browser) {
    const query = await referenceOf(browser, 'anaesthetist');
    for (const path of [
      viewOf(1),
      viewOf('1e3'),
      viewOf(query, 'MED_XPRESS'),
      `${QUERIES}/${query}/attachments/nothing?origin=MEMBER_WEB`,
      `${SMART}/document-submissions/1`,
      `${browser.submission}/attachments/nothing`,
      `${DETAILS}/v2/member-details/999`,
      `${DETAILS}/v2/member-details/policies/1/dependents?policyIdentifier=x`,
      '/site/medical-aid/inquiries/nothing',
    ])
      assert.equal(await statusOf(browser, path), 404, path);
    assert.equal(await statusOf(browser, `${DETAILS}/v3/nothing`), 501);
  },

  async 'has a fragment for every guidance path, published and in preview (§7)'(browser) {
    const kebab = (code) => code.toLowerCase().replaceAll('_', '-');
    const paths = Object.entries(ORIGINS.default.categories)
      .filter(([, subCategories]) => Object.keys(subCategories).length > 0)
      .flatMap(([category, subCategories]) => [
        kebab(category),
        ...Object.entries(subCategories)
          .filter(([, guidance]) => guidance !== 'none')
          .map(([code]) => `${kebab(category)}/${kebab(code)}`),
      ]);
    assert.ok(paths.length > 20);
    for (const path of [...paths, 'medxpress-turnaround']) {
      for (const root of ['/site', '/site/preview']) {
        const answer = await browser.get(`${root}/medical-aid/inquiries/${path}`);
        assert.equal(answer.status, 200, path);
        assert.match(answer.headers.get('content-type'), /^text\/html/);
        assert.match(await answer.text(), /^<h\d>/);
      }
    }
  },

  async 'answers members’ details with the requested parts, and keeps a change (§7)'(browser) {
    const path = `${DETAILS}/v2/member-details`;
    const bare = await browser.json(path);
    assert.equal(bare.emails[0], 'thandi.mokoena@mail.example');
    assert.ok(!('dependents' in bare) && !('addresses' in bare));
    const whole = await browser.json(`${path}?dependents=true&addresses=true`);
    assert.ok(whole.dependents.length > 0 && whole.addresses.length > 0);
    assert.equal(await statusOf(browser, `${path}?addresses=yes`), 400);
    const save = (body) => browser.post(`${DETAILS}/member-details/`, body);
    assert.equal((await save({ emails: ['new@mail'] })).status, 400);
    assert.equal((await save({ idNumber: '1' })).status, 400);
    assert.equal((await save({ emails: ['new@mail.example'] })).status, 200);
    assert.deepEqual((await browser.json(path)).emails, ['new@mail.example']);
  },

  async 'refuses a wrong password with a message, and 401 follows until a login (§7, §8)'(browser) {
    await browser.signOut();
    const details = `${DETAILS}/v2/member-details`;
    assert.equal(await statusOf(browser, details), 401);
    const wrong = await browser.logIn('thandi', 'guess');
    assert.equal(wrong.status, 401);
    assert.match((await wrong.json()).message, /username or password/);
    for (const body of [{}, { schemaVersion: 1, Login: 'thandi', Password: 'x' }]) {
      assert.equal((await browser.post('/wsg/rest', body)).status, 400);
    }
    const right = await browser.logIn('thandi', 'Marula-tree-1');
    assert.equal(right.status, 200);
    assert.ok(!(await right.json()).errorMessage);
    browser.cookies.set('portalIdentifier', 'medical-aid');
    const ping = await browser.get('/portal/wlxapp/Ping.srv');
    assert.match(await ping.text(), /^OK/);
    assert.equal(await statusOf(browser, details), 200);
  },

  async 'refuses what changes something without the anti-forgery token (§7)'(browser) {
    const headers = { 'X-XSRF-TOKEN': 'guess' };
    for (const path of [NEW_QUERY, `${DETAILS}/member-search`, '/wsg/rest']) {
      assert.equal((await browser.post(path, {}, { headers })).status, 403, path);
    }
  },
};

for (const [name, open] of Object.entries(BACKENDS)) {
  for (const [promise, keep] of Object.entries(PROMISES)) {
    test(`the ${name} ${promise}`, async (t) => keep(await open(t)));
  }
}

/** Removes dates, because sample dates are relative to the start of a backend. */
const undated = (json) => json.replaceAll(/"\d{4}-\d\d-\d\dT[^"]*"/g, '""');

/** How a client notices a failed call, by the kind of the fault. */
const SEEN = {
  status: async (fault, make) => assert.equal((await make()).status, fault.status),
  reply: async (fault, make) =>
    assert.equal(undated(await (await make()).text()), undated(JSON.stringify(fault.body))),
  cut: (_, make) => assert.rejects(async () => (await make()).text()),
  delay: async (_, make) => assert.equal((await make()).status, 200),
  drops: async (_, make) => assert.match(await (await make()).text(), /^\{.*\}$/),
  async hang(_, make) {
    const controller = new AbortController();
    // A timer keeps Node running while nothing else does. AbortSignal.timeout does not.
    setTimeout(() => controller.abort(), 200);
    await assert.rejects(make(controller.signal));
  },
  async wire({ answer: { status = 200, json, html, text = '', cut } }, make) {
    if (cut) return assert.rejects(make());
    const answer = await make();
    assert.equal(answer.status, status);
    const body = json === undefined ? (html ?? text) : JSON.stringify(json);
    return assert.equal(await answer.text(), body);
  },
};

/** One request for each call that a scenario may fail. */
async function requestsOf(browser) {
  const reference = await referenceOf(browser, 'anaesthetist');
  const { documentSubmission } = await browser.json(browser.submission);
  const post = (path, fields) => [path, { method: 'POST', body: form(fields) }];
  return {
    'GET /member-queries': [`${QUERIES}?daysAgo=7&status=OPEN&origin=MEMBER_WEB`],
    'GET /v2/member-details': [`${DETAILS}/v2/member-details`],
    'POST /member-queries/query-additional-info': post(NEW_QUERY, { ...WEBSITE, query: 'x' }),
    'GET /member-queries/:referenceNumber': [viewOf(reference)],
    'GET /member-queries/:referenceNumber/agent-response': [
      `${QUERIES}/${reference}/agent-response?origin=MEMBER_WEB`,
    ],
    'POST /member-queries/:referenceNumber': post(`${QUERIES}/${reference}`, {
      query: 'x',
      origin: 'MEMBER_WEB',
    }),
    'GET /document-submissions/:referenceNumber': [
      `${SMART}/document-submissions/${documentSubmission.referenceNumber}`,
    ],
    'POST /wsg/rest': [
      '/wsg/rest',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          schemaVersion: 1,
          Login: 'thandi',
          Password: 'Marula-tree-1',
          ddid: { authorizationCode: '', domain: '', redirectUri: '', clientId: '' },
        }),
      },
    ],
    'GET /portal/wlxapp/Ping.srv': ['/portal/wlxapp/Ping.srv'],
    'GET /site/:path': ['/site/medical-aid/inquiries/medical-claims'],
  };
}

for (const [name, open] of Object.entries(BACKENDS)) {
  test(`the ${name} fails as each scenario says, only while it is selected (§8)`, async (t) => {
    const browser = await open(t);
    const requests = await requestsOf(browser);
    assert.ok(Object.keys(SCENARIOS).length > 40);
    for (const [scenario, { calls, fault }] of Object.entries(SCENARIOS)) {
      const [path, { method = 'GET', ...init } = {}] =
        requests[calls === 'all' ? 'GET /member-queries' : calls[0]];
      const make = (signal = null) => browser.send(method, path, { ...init, signal });
      await t.test(scenario, async () => {
        browser.cookies.set('portalIdentifier', 'medical-aid');
        browser.fail(scenario);
        await SEEN[fault.kind](fault, make);
        browser.fail();
        assert.equal((await make()).status, 200);
      });
    }
  });

  test(`the ${name} stores a query whose reply is lost, and none that fails otherwise (§8)`, async (t) => {
    const browser = await open(t);
    const before = (await list(browser)).length;
    for (const [scenario, stored] of [
      ['submit-fails', 0],
      ['every-empty-record', 0],
      ['every-reset', 0],
      ['lost-reply', 1],
      ['no-reference', 2],
    ]) {
      browser.fail(scenario);
      const body = form({ ...WEBSITE, query: 'x' });
      await browser
        .post(NEW_QUERY, body)
        .then(
          (answer) => answer.text(),
          () => undefined,
        )
        .catch(() => undefined);
      browser.fail();
      assert.equal((await list(browser)).length, before + stored, scenario);
    }
  });
}
