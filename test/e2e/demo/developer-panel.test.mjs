import assert from 'node:assert/strict';
import { inElement } from '../../support/in-element.mjs';
import { writeAttachments } from '../attachments.mjs';
import { axeViolations, CONTRAST } from '../axe.mjs';
import { serveDemo, temporaryFolder } from '../contract/demo-server.mjs';
import { logQuery } from '../member-acts.mjs';
import { named, testInPage, textOf } from '../page.mjs';

const ACCENTS = {
  scheme: 'rgb(17, 100, 74)',
  delivery: 'rgb(98, 52, 165)',
  contrast: 'rgb(0, 45, 128)',
  dark: 'rgb(138, 184, 255)',
  none: 'rgb(11, 95, 115)',
};

const open = async (t, page, path) => {
  const { address } = await (await serveDemo(t)).visit();
  await page.goto(address + path);
  return address;
};

testInPage(
  'a theme is in the address and applies to the element, readably',
  {},
  async (t, page) => {
    const { address } = await (await serveDemo(t)).visit();
    for (const [theme, accent] of Object.entries(ACCENTS)) {
      await t.test(theme, async () => {
        await page.goto(`${address}/?theme=${theme}&panel=closed`);
        await page.waitForFunction(
          (colour) => {
            const { shadowRoot } = document.querySelector('medical-aid-inquiries');
            // Outside cards, text has the colour of the page.
            const link = shadowRoot?.querySelector('.row-link');
            return link && getComputedStyle(link).color === colour;
          },
          {},
          accent,
        );
        // Colours in transition have the wrong contrast.
        await page.evaluate(() => {
          const { shadowRoot } = document.querySelector('medical-aid-inquiries');
          return Promise.all(shadowRoot.getAnimations().map(({ finished }) => finished));
        });
        assert.deepEqual(await axeViolations(page, CONTRAST), []);
      });
    }
  },
);

testInPage(
  'a choice keeps the other choices and the screen, and is marked',
  {},
  async (t, page) => {
    await open(t, page, '/?scenario=queries-empty#/login');
    await named(page, 'link', 'Medicine delivery brand').click();
    await page.waitForFunction(() => location.search.includes('theme=delivery'));
    await page.locator('.segment').wait();
    const { search, hash } = new URL(page.url());
    assert.equal(search, '?scenario=queries-empty&theme=delivery');
    assert.equal(hash, '#/login');
    const chosen = await page.$$eval('.segment [aria-current]', (links) =>
      links.map((link) => link.text),
    );
    assert.ok(chosen.includes('Medicine delivery brand'));
  },
);

testInPage(
  'a viewport shows the page at the chosen width, with its screen in the address',
  {},
  async (t, page) => {
    await open(t, page, '/?viewport=320');
    const frame = await (await page.locator('.stage iframe').waitHandle()).contentFrame();
    await inElement(frame, '.table');
    assert.equal(await frame.evaluate(() => window.innerWidth), 320);
    assert.equal(await page.$('body > main > medical-aid-inquiries'), null);

    await named(page, 'link', 'Open the login').click();
    await inElement(frame, '.login');
    await page.waitForFunction(() => location.hash === '#/login');
    assert.match(await textOf(page, '.outline p'), /login/);
  },
);

testInPage(
  'a request opens to its headers, parts and response; events and the data layer are listed',
  {},
  async (t, page) => {
    const files = await writeAttachments(temporaryFolder());
    await open(t, page, '/?panel=open');
    const query = 'Why was my account paid in part only?';
    const reference = await logQuery(page, { category: 'OTHER', query, files });

    await page
      .locator('.log summary')
      .filter((summary) => summary.textContent.includes('POST'))
      .click();
    const sent = await page
      .locator('.log details[open]')
      .filter((details) => details.querySelectorAll('pre').length === 4)
      .map((details) => details.textContent)
      .wait();
    assert.match(sent, /x-xsrf-token: \S+/);
    assert.ok(sent.includes(`query: ${query}`));
    for (const { name, size } of files)
      assert.ok(sent.includes(`files: ${name} (`) && sent.includes(`${size} bytes`));
    assert.ok(sent.includes(`"referenceNumber": ${reference}`));

    const events = await page.$$eval('.log strong', (names) =>
      names.map((name) => name.textContent),
    );
    assert.deepEqual(events.sort(), ['dataLayer', 'query-submitted', 'ready']);
  },
);

testInPage('the log hides passwords', { expected: [/401 .*\/wsg\/rest/] }, async (t, page) => {
  await open(t, page, '/?panel=open#/login');
  await named(page, 'textbox', 'Username').fill('thandi');
  await named(page, 'textbox', 'Password').fill('not-the-password');
  await named(page, 'button', 'Log in').click();
  await page.locator('.outcome.bad').click();
  const sent = await page
    .locator('.log details[open]')
    .filter((details) => details.querySelectorAll('pre').length > 2)
    .map((details) => details.textContent)
    .wait();
  assert.match(sent, /"Login": "thandi"/);
  assert.doesNotMatch(sent, /not-the-password/);
});

testInPage(
  'the snippet reproduces the attributes and the theme of the page',
  {},
  async (t, page) => {
    await open(t, page, '/medicine-delivery.html?theme=dark&environment=production');
    const snippet = await textOf(page, '.snippet pre');
    assert.match(snippet, /<medical-aid-inquiries\s[^>]*origin="medxpress"/);
    assert.match(snippet, /environment="production"/);
    assert.match(snippet, /color-scheme: dark;/);
  },
);

testInPage('the outline lists the sections behind the current screen (§2)', {}, async (t, page) => {
  await open(t, page, '/?panel=open#/login');
  const sections = () =>
    page.$$eval('.outline summary', (all) => all.map(({ textContent }) => textContent.slice(0, 2)));
  await page.locator('.outline summary').wait();
  assert.ok(!(await sections()).includes('§9'));
  assert.match(await textOf(page, '.outline'), /The login screen.*LoginScreen\.tsx/);
  await named(page, 'link', 'Open the contact page').click();
  await page.waitForFunction(
    () => document.querySelector('.outline code').textContent === 'contact-us',
  );
  assert.deepEqual(await sections(), ['§1', '§2', '§3', '§4', '§5', '§6', '§7', '§8', '§9']);
});

/** Runs in the page, scrolled to one end. Lists the content that the panel covers or that is outside the window. */
function coveredByPanel(end) {
  window.scrollTo(0, end === 'top' ? 0 : document.documentElement.scrollHeight);
  const panel = document.querySelector('.developer-panel');
  const place = panel.getBoundingClientRect();
  const isApart = ({ left, right, top, bottom }) =>
    right <= place.left || bottom <= place.top || left >= place.right || top >= place.bottom;
  const others = [...document.body.querySelectorAll('*')].filter(
    (node) => !panel.contains(node) && !node.matches('.skip') && node.checkVisibility(),
  );
  const covered = others.filter((node) => !isApart(node.getBoundingClientRect()));
  const { scrollWidth, clientWidth } = document.documentElement;
  return [
    ...covered.map((node) => node.outerHTML.slice(0, 80)),
    ...(scrollWidth > clientWidth ? ['too wide'] : []),
  ];
}

testInPage('the panel covers nothing of the page, at any width', {}, async (t, page) => {
  const address = await open(t, page, '/');
  for (const path of ['/', '/medicine-delivery.html'])
    for (const panel of ['open', 'closed']) {
      await page.goto(`${address}${path}?panel=${panel}`);
      await inElement(page, 'table a, form');
      await page.locator('.developer > summary').wait();
      for (const width of [320, 768, 1023, 1024, 1100, 1280, 1920])
        await t.test(`${path}, ${panel}, ${width} px`, async () => {
          await page.setViewport({ width, height: 800 });
          for (const end of ['top', 'bottom'])
            assert.deepEqual(await page.evaluate(coveredByPanel, end), [], end);
        });
    }
});
