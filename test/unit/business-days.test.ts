import { expect } from '@open-wc/testing';
import { businessDayAfter } from '../../src/domain/business-days';
import { holidaysOf } from '../../src/domain/holidays';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

describe('the second business day after a day (§9)', () => {
  for (const [from, day, weekday, skipped, closed] of [
    ['2026-03-02', '2026-03-04', 'Wednesday', []],
    ['2026-03-05', '2026-03-09', 'Monday', []],
    ['2026-03-07', '2026-03-10', 'Tuesday', []],
    ['2026-04-02', '2026-04-08', 'Wednesday', ['goodFriday', 'family']],
    ['2026-08-07', '2026-08-12', 'Wednesday', ['women moved']],
    ['2026-09-24', '2026-09-28', 'Monday', []],
    ['2026-11-20', '2026-11-24', 'Tuesday', []],
    ['2026-12-31', '2027-01-05', 'Tuesday', ['newYear']],
    ['2027-03-19', '2027-03-24', 'Wednesday', ['humanRights moved']],
    ['2033-12-23', '2033-12-29', 'Thursday', ['goodwill', 'christmas moved']],
    ['2024-02-28', '2024-03-01', 'Friday', []],
    // A day that the scheme is closed counts no more than a holiday, but is not one.
    ['2026-11-03', '2026-11-06', 'Friday', [], ['2026-11-04']],
  ] as const)
    it(`${from} is ${day}`, () => {
      const due = businessDayAfter(from, 2, closed ?? []);
      expect(due.day).to.equal(day);
      expect(WEEKDAYS[due.weekday]).to.equal(weekday);
      expect(
        due.skipped.map(({ name, isMoved }) => (isMoved ? `${name} moved` : name)),
      ).to.deep.equal(skipped);
    });

  it('has as many days as asked', () => {
    expect(businessDayAfter('2026-04-02', 1, []).day).to.equal('2026-04-07');
    expect(businessDayAfter('2026-04-02', 3, []).day).to.equal('2026-04-09');
    expect(businessDayAfter('2026-01-01', 60, []).day).to.equal('2026-03-26');
  });
});

describe('the public holidays of a year (§9)', () => {
  const daysOf = (year: number) =>
    holidaysOf(year)
      .map(({ day }) => day.slice(5))
      .sort()
      .join(' ');

  it('are those of the Act', () => {
    expect(daysOf(2025)).to.equal(
      '01-01 03-21 04-18 04-21 04-27 04-28 05-01 06-16 08-09 09-24 12-16 12-25 12-26',
    );
    expect(daysOf(2026)).to.equal(
      '01-01 03-21 04-03 04-06 04-27 05-01 06-16 08-09 08-10 09-24 12-16 12-25 12-26',
    );
  });

  // As astronomers publish them, the earliest and the latest among them.
  for (const friday of ['2008-03-21', '2019-04-19', '2024-03-29', '2035-03-23', '2038-04-23'])
    it(`have Good Friday on ${friday}`, () => {
      const found = holidaysOf(Number(friday.slice(0, 4))).find(
        ({ name }) => name === 'goodFriday',
      );
      expect(found?.day).to.equal(friday);
    });

  it('move from a Sunday to the next day that is none', () => {
    const moved = [2022, 2023, 2033].flatMap((year) =>
      holidaysOf(year)
        .filter(({ isMoved }) => isMoved)
        .map(({ day, name }) => `${day} ${name}`),
    );
    expect(moved).to.deep.equal([
      '2022-05-02 workers',
      '2022-12-27 christmas',
      '2023-01-02 newYear',
      '2023-09-25 heritage',
      '2033-05-02 workers',
      '2033-12-27 christmas',
    ]);
  });
});
