import { expect } from '@open-wc/testing';
import ICAL from 'ical.js';
import { calendarFile } from '../../src/bytes/calendar-file';

const EVENT = {
  id: '4711@medical-aid-inquiries',
  day: '2026-12-31',
  dayAfter: '2027-01-01',
  summary: 'Answer to query 4711 is due',
  url: 'https://portal.example/contact#/update/default?reference=4711&timeline=false',
  createdAt: new Date('2026-12-29T08:05:06.789Z'),
};

const eventIn = (file: string) => {
  const component = new ICAL.Component(ICAL.parse(file) as unknown[]);
  const event = component.getFirstSubcomponent('vevent');
  if (!event) throw new Error('No event');
  return event;
};

describe('a calendar file', () => {
  it('has one event of a whole day that takes no time, and reminds at 09:00', () => {
    const file = calendarFile(EVENT);
    const component = eventIn(file);
    const event = new ICAL.Event(component);
    expect(event.uid).to.equal(EVENT.id);
    expect(event.summary).to.equal(EVENT.summary);
    expect(event.startDate.isDate).to.equal(true);
    expect(event.startDate.toString()).to.equal('2026-12-31');
    expect(event.endDate.toString()).to.equal('2027-01-01');
    expect(component.getFirstPropertyValue('url')).to.equal(EVENT.url);
    expect(component.getFirstPropertyValue('transp')).to.equal('TRANSPARENT');
    expect(String(component.getFirstPropertyValue('dtstamp'))).to.equal('2026-12-29T08:05:06Z');
    const alarm = component.getFirstSubcomponent('valarm');
    expect(String(alarm?.getFirstPropertyValue('trigger'))).to.equal('PT9H');
    expect(alarm?.getFirstPropertyValue('action')).to.equal('DISPLAY');
    expect(alarm?.getFirstPropertyValue('description')).to.equal(EVENT.summary);
  });

  it('ends each line with CRLF, and has none of more than 75 bytes', () => {
    const file = calendarFile({
      ...EVENT,
      summary: 'Antwoord op navraag 4711: ê'.repeat(9),
      url: `${EVENT.url}&${'x'.repeat(200)}`,
    });
    expect(file.endsWith('\r\n')).to.equal(true);
    expect(file.replaceAll('\r\n', '')).not.to.match(/[\r\n]/);
    const bytes = file.split('\r\n').map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...bytes)).to.be.within(70, 75);
  });

  for (const summary of [
    'Navraag; 4711, ê 🌈 \\n',
    'two\nlines',
    'ê🌈'.repeat(60),
    'END:VEVENT\r\nBEGIN:VEVENT',
  ])
    it(`keeps the words ${JSON.stringify(summary.slice(0, 30))}`, () => {
      const event = eventIn(calendarFile({ ...EVENT, summary }));
      expect(event.getFirstPropertyValue('summary')).to.equal(summary.replace('\r', ''));
    });
});
