import { formatDate, isFormattedDate } from '../../domain/dates';
import { CellText } from './CellText';

/** A date as yyyy-MM-dd; any other text unchanged (@spec §2). */
export function FormattedDate({ date }: { date: string }) {
  const formatted = formatDate(date);
  return isFormattedDate(formatted) ? (
    <time dateTime={formatted}>{formatted}</time>
  ) : (
    <CellText text={formatted} />
  );
}
