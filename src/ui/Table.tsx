import type { ReactNode } from 'react';

/** A column: its heading, and its cell for a row. */
export interface Column<Row> {
  readonly heading: string;
  readonly cell: (row: Row) => ReactNode;
}

interface TableProps<Row> {
  /** Names the table for a screen reader; a visible heading stands above it. */
  readonly labelledBy: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row, index: number) => string;
}

/**
 * A table that turns into labelled cards on a narrow screen. The roles are spelled out because
 * some browsers forget a table's semantics once it is laid out as blocks.
 */
export function Table<Row>({ labelledBy, columns, rows, rowKey }: TableProps<Row>) {
  return (
    <table className="table" part="table" role="table" aria-labelledby={labelledBy}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ heading }, column) => (
            <th key={column} role="columnheader" scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row, index) => (
          <tr key={rowKey(row, index)} role="row">
            {columns.map(({ heading, cell }, column) => (
              <td key={column} role="cell" data-label={heading}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
