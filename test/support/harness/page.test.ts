import { aTimeout, expect } from '@open-wc/testing';
import { expectNoAxeViolations } from '../axe';
import { takeProblems, takeWarnings, verifyNoProblems } from '../collect';

const failureOf = async (check: () => unknown) => {
  try {
    await check();
  } catch (error) {
    return String(error);
  }
  return 'no failure';
};

function shadowed(html: string) {
  const host = document.createElement('div');
  host.attachShadow({ mode: 'open' }).innerHTML = html;
  document.body.append(host);
  return host;
}

it('tests run in a time zone west of UTC, so that a plain date that shifts is noticed', () => {
  expect(new Date('2024-05-17').getDate()).to.equal(16);
});

describe('a test fails on', () => {
  afterEach(() => {
    document.querySelectorAll('body > div').forEach((host) => {
      host.remove();
    });
    takeProblems();
  });

  it('an error on the console, unless the test has taken it; not on a warning', async () => {
    console.error('Something', 12);
    expect(await failureOf(verifyNoProblems)).to.contain('console.error: Something 12');
    console.error('Expected');
    expect(takeProblems()).to.deep.equal([{ kind: 'console.error', text: 'Expected' }]);
    console.warn('Beware');
    expect(takeWarnings()).to.deep.equal(['Beware']);
    verifyNoProblems();
  });

  it('an unhandled rejection', async () => {
    void Promise.reject(new Error('nobody listens'));
    await new Promise((resolve) => addEventListener('unhandledrejection', resolve, { once: true }));
    await aTimeout(0);
    expect(await failureOf(verifyNoProblems)).to.contain('nobody listens');
  });

  it('an axe violation in a shadow tree, or a tree that axe did not see', async () => {
    await expectNoAxeViolations(shadowed('<button>Send</button>'));
    const wordless = shadowed('<button></button>');
    expect(await failureOf(() => expectNoAxeViolations(wordless))).to.contain('button-name');
    const light = document.createElement('div');
    light.innerHTML = '<button>Send</button>';
    document.body.append(light);
    expect(await failureOf(() => expectNoAxeViolations(light))).to.contain('saw nothing');
  });
});
