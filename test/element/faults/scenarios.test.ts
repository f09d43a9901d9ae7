import { expect } from '@open-wc/testing';
import { faultFor, SCENARIOS, scenarioOf } from '../../../src/mock/scenarios/scenarios';
import { scenarioTitle } from '../../../src/mock/scenarios/titles';
import { FAULTS } from './faults';
import { READINGS } from './readings';
import { SENDINGS } from './sendings';

const named = Object.values(SCENARIOS);
/** The scenarios for every call whose fault a test can also set on the wire. */
const onTheWire = named.flatMap(({ calls, fault }) =>
  calls === 'all' && fault.kind === 'wire' ? [fault.answer] : [],
);

describe("the demo's scenarios", () => {
  for (const { what, answer } of FAULTS) {
    it(`offer ${what} for every call (§8)`, () => {
      expect(onTheWire).to.deep.include(answer);
    });
  }

  for (const kind of ['delay', 'drops', 'hang'] as const) {
    it(`offer a ${kind} for every call (§8)`, () => {
      expect(named.some(({ calls, fault }) => calls === 'all' && fault.kind === kind)).to.equal(
        true,
      );
    });
  }

  it('each have their own title, and are selected by a page’s address (§8)', () => {
    const titles = Object.keys(SCENARIOS).map((name) => [name, scenarioTitle(name)] as const);
    expect(new Set(titles.map(([, title]) => title)).size).to.equal(named.length);
    for (const [name, title] of titles)
      expect(title.startsWith('Every call:'), title).to.equal(name.startsWith('every-'));
    for (const [name, scenario] of Object.entries(SCENARIOS)) {
      expect(scenarioOf(`https://portal.example/?scenario=${name}`)).to.equal(scenario);
    }
    for (const name of ['', 'none', 'constructor', 'toString', '__proto__']) {
      expect(scenarioOf(`https://portal.example/?scenario=${name}`)).to.equal(undefined);
    }
  });

  it('apply to every call that a screen makes (§8)', () => {
    const everything = SCENARIOS['every-reset'];
    for (const { call } of [...READINGS, ...SENDINGS]) {
      expect(faultFor(everything, call)?.kind, call).to.equal('wire');
    }
  });
});
