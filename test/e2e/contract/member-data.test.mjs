import assert from 'node:assert/strict';
import { test } from 'node:test';
import { serveDemo } from './demo-server.mjs';

const API = '/api/member-details-api';
const [THANDI, SIPHO, NALEDI] = ['100200301', '100200302', '100200303'];
const [JOHAN, AISHA] = ['100200411', '100200521'];

const statusOf = async (browser, path) => (await browser.get(API + path)).status;

test('returns a member’s details with the requested parts (§7)', async (t) => {
  const browser = await (await serveDemo(t)).visit();
  const read = (path) => browser.json(API + path);
  const bare = await read('/v2/member-details');
  assert.equal(bare.emails[0], 'thandi.mokoena@mail.example');
  assert.ok(!('dependents' in bare) && !('addresses' in bare) && !('emergencyContacts' in bare));
  const whole = await read(
    '/v2/member-details?dependents=true&addresses=true&emergencyContacts=true',
  );
  assert.deepEqual(
    whole.dependents.map(({ entityNumber }) => entityNumber),
    [SIPHO, NALEDI],
  );
  assert.equal(whole.addresses[1].type, 'POSTAL');
  assert.equal(whole.emergencyContacts.length, 2);
  assert.equal(await statusOf(browser, '/v2/member-details?addresses=yes'), 400);

  await browser.logIn('aisha', 'Marula-tree-4');
  assert.deepEqual((await read('/v2/member-details')).emails, []);
  assert.equal((await read('/v2/member-details/plan')).name, 'Marula Saver');
});

test('an unknown entity is 404, and the main member sees a dependant, but not the reverse (§6)', async (t) => {
  const browser = await (await serveDemo(t)).visit();
  assert.equal(await statusOf(browser, '/v2/member-details/999'), 404);
  assert.equal(await statusOf(browser, `/v2/member-details/${NALEDI}`), 200);
  assert.equal(await statusOf(browser, `/v2/member-details/${JOHAN}`), 403);
  assert.equal(await statusOf(browser, `/permissions/${JOHAN}?permissions=VIEW_CLAIMS`), 403);
  assert.equal(await statusOf(browser, `/profile-picture/${JOHAN}`), 403);
  const gap = '/v2/member-details/policies/5500214/dependents?policyIdentifier=HEALTH-804310452';
  assert.equal(await statusOf(browser, gap), 403);

  await browser.logIn('sipho', 'Marula-tree-2');
  assert.equal(await statusOf(browser, `/v2/member-details/${SIPHO}`), 200);
  assert.equal(await statusOf(browser, `/v2/member-details/${THANDI}`), 403);
});

test('only an employer’s administrator sees the members of the group (§6)', async (t) => {
  const browser = await (await serveDemo(t)).visit();
  const path = `/v2/member-details/group-access/${AISHA}`;
  assert.equal(await statusOf(browser, path), 403);
  await browser.logIn('johan', 'Marula-tree-3');
  const { groupName, member } = await browser.json(API + path);
  assert.equal(groupName, 'Kiepersol Boerdery');
  assert.equal(member.lastName, 'Patel');
  assert.equal(await statusOf(browser, `/v2/member-details/group-access/${JOHAN}`), 403);
});

test('returns each requested permission of the user, for an entity and for a benefit (§6)', async (t) => {
  const browser = await (await serveDemo(t)).visit();
  const granted = async (path) =>
    Object.fromEntries(
      (
        await browser.json(`${API}/permissions${path}?permissions=LOG_QUERY&permissions=NONE`)
      ).permissions.map(({ permission, granted }) => [permission, granted]),
    );
  assert.deepEqual(await granted(''), { LOG_QUERY: true, NONE: false });
  assert.deepEqual(await granted(`/${NALEDI}`), { LOG_QUERY: false, NONE: false });
  assert.deepEqual(await granted(`/${THANDI}/HOSPITAL`), { LOG_QUERY: true, NONE: false });
  assert.deepEqual(await granted(`/${THANDI}/DENTISTRY`), { LOG_QUERY: false, NONE: false });
  assert.equal(await statusOf(browser, '/permissions'), 400);
});

test('returns the waiting periods that apply on the requested date (§7)', async (t) => {
  const browser = await (await serveDemo(t)).visit();
  await browser.logIn('aisha', 'Marula-tree-4');
  const path = `/policy-exclusions/${AISHA}/waiting-periods`;
  const periodsOn = async (query) => (await browser.json(API + path + query)).waitingPeriods.length;
  const inDays = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  assert.equal(await periodsOn(''), 2);
  assert.equal(await periodsOn(`?asAtDate=${inDays(100)}`), 1);
  assert.equal(await periodsOn(`?asAtDate=${inDays(400)}`), 0);
  assert.equal(await statusOf(browser, `${path}?asAtDate=2026-02-30`), 400);
});

test('members change their own contact details, which are validated (§7)', async (t) => {
  const browser = await (await serveDemo(t)).visit();
  const save = (body) => browser.post(`${API}/member-details/`, body);
  assert.equal((await save({ emails: ['new@mail.example'] })).status, 200);
  const { emails, cellphone } = await browser.json(`${API}/v2/member-details`);
  assert.deepEqual([emails, cellphone], [['new@mail.example'], '082 555 0141']);
  assert.equal((await save({ emails: ['new@mail'] })).status, 400);
  assert.equal((await save({ idNumber: '1' })).status, 400);
});

test('a search finds only people whom the member may see (§7)', async (t) => {
  const browser = await (await serveDemo(t)).visit();
  const search = async (criteria) =>
    (await (await browser.post(`${API}/member-search`, criteria)).json()).members?.map(
      ({ entityNumber }) => entityNumber,
    );
  assert.deepEqual(await search({ lastName: 'mokoena' }), [THANDI, SIPHO, NALEDI]);
  assert.deepEqual(await search({ membershipNumber: '804310452' }), []);
  assert.equal(await search({}), undefined);
});

test('the membership texts name the member and everyone covered (§7)', async (t) => {
  const browser = await (await serveDemo(t)).visit();
  const text = async (path) => {
    const answer = await browser.get(`${API}/v2/member-details/${path}`);
    assert.match(answer.headers.get('content-type'), /^text\/plain/);
    return answer.text();
  };
  assert.match(await text('membership-card'), /804 221 967[^]*Naledi Mokoena/);
  assert.match(await text('membership-certificate'), /member\nsince 2014-03-01/);
  const order = await text('order-membership-card');
  assert.match(order, /Order number CARD-100200301-1/);
  assert.equal(await text('order-membership-card'), order, 'one order a day');
});
