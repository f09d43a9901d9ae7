import { expect } from '@open-wc/testing';
import { dateOrder, formatDate, isFormattedDate } from '../../src/domain/dates';
import { addDays } from '../../src/domain/holidays';
import { replaceMember } from '../element/hosts/page-errors';

describe('a date', () => {
  it('is shown as yyyy-MM-dd, and a plain one never shifts (§9, decisions 4)', () => {
    for (const date of ['2024-05-17', '2024-01-01', '2024-12-31', '2024-02-29', '1999-12-31'])
      expect(formatDate(date), date).to.equal(date);
  });

  it('with a time and a zone is shown on the clock of UTC+2 (decisions 4)', () => {
    const moments = {
      '2024-05-17T21:59:59Z': '2024-05-17',
      '2024-05-17T22:00:00Z': '2024-05-18',
      '2024-05-17T22:00:00.000z': '2024-05-18',
      '2024-12-31T22:00:00Z': '2025-01-01',
      '2024-02-28T22:30Z': '2024-02-29',
      '2024-05-17T23:59:59+02:00': '2024-05-17',
      '2024-05-17T00:30:00+0300': '2024-05-16',
      '2024-05-17T18:00:00-05:00': '2024-05-18',
      '2024-05-17 22:30:00Z': '2024-05-18',
      '2024-05-17T22:30:00Z[Etc/GMT-2]': '2024-05-18',
      '2024-05-17T23:30:00+02:00[Africa/Johannesburg]': '2024-05-17',
      '2024-05-17 22:30:00.0000000 +00:00': '2024-05-18',
      '2024-05-17 23:30:00.0000000 +02:00': '2024-05-17',
    };
    for (const [text, date] of Object.entries(moments))
      expect(formatDate(text), text).to.equal(date);
  });

  it('sent as a number is that moment on the clock of UTC+2 (decisions 4)', () => {
    const moments = {
      '1715983199999': '2024-05-17',
      '1715983200000': '2024-05-18',
      '1715983200': '2024-05-18',
      '1715983199.999': '2024-05-17',
      '/Date(999999999999)/': '2001-09-09',
      '/Date(1715983200000)/': '2024-05-18',
      '/Date(1715983200000+0200)/': '2024-05-18',
    };
    for (const [text, date] of Object.entries(moments))
      expect(formatDate(text), text).to.equal(date);
    expect(dateOrder('1715983200000') > dateOrder('2024-05-17')).to.equal(true);
  });

  it('without a time never shifts, whatever zone it names (decisions 4)', () => {
    for (const zone of ['Z', '+02:00', '-05:00', '+14:00'])
      expect(formatDate(`2024-05-17${zone}`), zone).to.equal('2024-05-17');
  });

  it('is read on a page whose Date.parse returns a date (decisions 7)', () => {
    const restore = replaceMember(Date, 'parse', {
      value: (text: string) => new Date(`${text}T12:00`),
    });
    try {
      expect(formatDate('2024-05-17T22:00:00Z')).to.equal('2024-05-18');
      expect(addDays('2024-05-17', 1)).to.equal('2024-05-18');
    } finally {
      restore();
    }
  });

  it('with a time but no zone stays on its day (decisions 4)', () => {
    for (const time of ['T00:00', 'T00:00:00', 'T23:59:59.999', ' 23:59:59'])
      expect(formatDate(`2024-05-17${time}`), time).to.equal('2024-05-17');
  });

  it('that is invalid is shown unchanged (decisions 4)', () => {
    const texts = ['', ' ', 'yesterday', '17/05/2024', '2024-5-17', '2024-02-30', '2023-02-29']
      .concat(['2024-13-01', '2024-00-10', '20240517', '17159400000', '2024-05-17T99:00:00Z'])
      .concat(['9999-12-31T23:00:00Z', '/Date(253402300800000)/', '+275760-09-13'])
      .concat(['2024-05-17 or so', '0000-00-00', '2024051714', '202405171430', '10000-01-01']);
    for (const text of texts) {
      expect(formatDate(text), text).to.equal(text);
      expect(isFormattedDate(formatDate(text)), text).to.equal(false);
      expect(dateOrder(text), text).to.equal('');
    }
  });
});
