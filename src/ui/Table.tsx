import type { ReactNode } from 'react';

/** A column: its heading, and its cell for a row. */
export interface Column<Row> {
  readonly heading: string;
  /** Takes the remaining width, and wraps. Other columns stay on one line if there is room. */
  readonly isWide?: boolean;
  readonly cell: (row: Row) => ReactNode;
}

interface TableProps<Row> {
  /** The id of the heading above, which names the table. */
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
 * A table that turns into labelled cards on a narrow screen. The roles are explicit because some browsers
 * drop a table's semantics when CSS changes its display.
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
  /** The name of the loading table, for screen readers. */
  readonly label: string;
  readonly columns: readonly Column<never>[];
  readonly rows: number;
}

/** A placeholder of the same size as a table with that many one-line rows, in which bars replace the texts. */
export function TableSkeleton({ label, columns, rows }: TableSkeletonProps) {
  return (
    <div className="skeleton" data-skeleton="">
      <span className="hidden-text" role="status">
        {label}
      </span>
      <table className="table" aria-hidden="true">
        <TableHead columns={columns} />
        <tbody>
          {[...Array(rows).keys()].map((row) => (
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
