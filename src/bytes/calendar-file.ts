/** An all-day event. */
export interface DayEvent {
  readonly id: string;
  /** yyyy-MM-dd */
  readonly day: string;
  /** The day after, yyyy-MM-dd. */
  readonly dayAfter: string;
  readonly summary: string;
  readonly url: string;
  readonly createdAt: Date;
}

/** The longest line in bytes, without its line end (RFC 5545, 3.1). */
const LINE_BYTES = 75;

const escaped = (text: string) =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r?\n/g, '\\n')
    // Control characters can't be escaped.
    .replace(/\p{Cc}/gu, '');

const compact = (text: string) => text.replace(/[-:]|\.\d+/g, '');

/** Splits a line between characters. Each continuation line begins with a space. */
function folded(line: string): string {
  const utf8Length = (text: string) => new TextEncoder().encode(text).length;
  const lines = [''];
  let bytes = 0;
  for (const character of line) {
    const more = utf8Length(character);
    if (bytes + more > LINE_BYTES) {
      lines.push(' ');
      bytes = 1;
    }
    lines.push((lines.pop() ?? '') + character);
    bytes += more;
  }
  return lines.join('\r\n');
}

/** An iCalendar file (RFC 5545) with one transparent all-day event and a reminder at 09:00. */
export function calendarFile({ id, day, dayAfter, summary, url, createdAt }: DayEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//medical-aid-inquiries//EN',
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${compact(createdAt.toISOString())}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `DTEND;VALUE=DATE:${compact(dayAfter)}`,
    `SUMMARY:${escaped(summary)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(summary)}`,
    'TRIGGER:PT9H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
