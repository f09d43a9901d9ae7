import type { ReactNode } from 'react';

/** A column: its heading, and its cell for a row. */
export interface Column<Row> {
  readonly heading: string;
  /** Takes the width that the others leave, and wraps; they stand on one line where there is room. */
  readonly isWide?: boolean;
  readonly cell: (row: Row) => ReactNode;
}

interface TableProps<Row> {
  /** Names the table for a screen reader; a visible heading stands above it. */
  readonly labelledBy: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row, index: number) => string;
}

const cellClass = ({ isWide }: Column<never>) => (isWide === true ? 'table-wide' : undefined);

function TableHead({ columns }: { columns: readonly Column<never>[] }) {
  return (
    <thead role="rowgroup">
      <tr role="row">
        {columns.map((column, position) => (
          <th key={position} role="columnheader" scope="col" className={cellClass(column)}>
            {column.heading}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/**
 * A table that turns into labelled cards on a narrow screen. The roles are spelled out because
 * some browsers forget a table's semantics once it is laid out as blocks.
 */
export function Table<Row>({ labelledBy, columns, rows, rowKey }: TableProps<Row>) {
  return (
    <table className="table" part="table" role="table" aria-labelledby={labelledBy}>
      <TableHead columns={columns} />
      <tbody role="rowgroup">
        {rows.map((row, index) => (
          <tr key={rowKey(row, index)} role="row">
            {columns.map((column, position) => (
              <td
                key={position}
                role="cell"
                className={cellClass(column)}
                data-label={column.heading}
              >
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface TableSkeletonProps {
  /** Says what is under way. */
  readonly label: string;
  readonly columns: readonly Column<never>[];
  readonly rows: number;
}

/** Keeps the place of a table of so many rows of one line: it is that table, with bars for texts. */
export function TableSkeleton({ label, columns, rows }: TableSkeletonProps) {
  return (
    <div className="skeleton" data-skeleton="">
      <span className="hidden-text" role="status">
        {label}
      </span>
      <table className="table" aria-hidden="true">
        <TableHead columns={columns} />
        <tbody>
          {Array.from({ length: rows }, (_, row) => (
            <tr key={row}>
              {columns.map((column, position) => (
                <td key={position} className={cellClass(column)} data-label={column.heading} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
