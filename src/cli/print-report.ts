import { styleText } from 'node:util';
import type { Finding, Report, Step } from '../check-backend/options';

type Format = Parameters<typeof styleText>[0];

/** Colours text on a terminal, unless `NO_COLOR` is set. */
export const painter =
  ({ isTTY = false }: { readonly isTTY?: boolean }) =>
  (format: Format, text: string): string =>
    isTTY && !process.env['NO_COLOR'] ? styleText(format, text) : text;

type Paint = ReturnType<typeof painter>;

const SIGNS = { passed: ['green', '✔'], found: ['red', '✖'], skipped: ['dim', '–'] } as const;

/** Formats a step as one line. */
export function lineOf({ title, call, outcome, reason, milliseconds }: Step, paint: Paint): string {
  const [colour, sign] = SIGNS[outcome];
  const detail = reason ?? `${call}  ${String(milliseconds)} ms`;
  return `${paint(colour, sign)} ${title}  ${paint('dim', detail)}\n`;
}

const fullStop = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`);

function ofFinding({ check, severity, expected, fix, places }: Finding, paint: Paint): string {
  const seen = [...new Set(places.map(({ member }) => member))].join(' / ');
  const [colour, sign] =
    severity === 'error' ? (['red', '✖'] as const) : (['yellow', '!'] as const);
  return [
    `${paint(colour, sign)} ${paint('bold', check)}: expected ${fullStop(expected)}`,
    ...places.map(({ call, got }) => `    ${call}\n      got ${got}`),
    `    Members see: ${seen}`,
    `    To fix it: ${fix}`,
  ].join('\n');
}

const count = (items: readonly unknown[], one: string, more: string) =>
  `${String(items.length)} ${items.length === 1 ? one : more}`;

/** Formats the report as text, with the findings and the numbers of the queries that the check wrote. */
export function reportSummary({ address, steps, findings, written }: Report, paint: Paint): string {
  const skipped = steps.filter(({ outcome }) => outcome === 'skipped');
  const errors = findings.filter(({ severity }) => severity === 'error');
  const advice = findings.filter(({ severity }) => severity === 'advice');
  const verdict =
    errors.length === 0
      ? paint('green', `${address} answers as the element needs.`)
      : paint('red', `${count(errors, 'thing', 'things')} to fix at ${address}.`);
  const numbers = [
    count(steps, 'step', 'steps'),
    `${String(skipped.length)} skipped`,
    count(advice, 'piece of advice', 'pieces of advice'),
  ];
  const close = written.length > 0 ? [`Written, to be closed: ${written.join(', ')}`] : [];
  return [
    '',
    ...findings.map((finding) => `${ofFinding(finding, paint)}\n`),
    ...close,
    `${verdict} ${paint('dim', `${numbers.join(', ')}.`)}`,
    '',
  ].join('\n');
}
