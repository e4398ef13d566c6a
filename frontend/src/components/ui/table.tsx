import { Fragment, type ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';

export interface Column<T> {
  name: string;
  cell: (row: T) => ReactNode;
  isRowHeader?: boolean;
  /** Right-aligned, in tabular figures. */
  numeric?: boolean;
  /** The name is for screen readers alone. */
  hideName?: boolean;
  /** On a phone it takes a whole line. */
  fullWidth?: boolean;
  className?: string;
}

interface TableProps<T> {
  /** For screen readers. */
  label: string;
  columns: readonly Column<T>[];
  rows: readonly T[];
  keyOf: (row: T) => string;
  /** Shown in a row of its own below a row. */
  details?: (row: T) => ReactNode;
}

/**
 * Where there is no room for the columns they scroll in a box of their own; on a phone each row becomes a card, with
 * the name of the column above each value.
 */
export function Table<T>({ label, columns, rows, keyOf, details }: TableProps<T>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard
    <section aria-label={label} tabIndex={0} className="overflow-x-auto rounded-md border">
      <table className="w-full border-collapse text-left text-sm max-sm:block">
        <thead className="bg-muted max-sm:sr-only">
          <tr>
            {columns.map(({ name, hideName, numeric }) => (
              <th key={name} scope="col" className={cn('px-2.5 py-2.5 font-semibold', numeric && 'text-right')}>
                {hideName ? <span className="sr-only">{name}</span> : name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {rows.map((row) => {
            const unfolded = details?.(row);
            return (
              <Fragment key={keyOf(row)}>
                <tr className="group border-t max-sm:flex max-sm:flex-wrap max-sm:gap-x-6 max-sm:gap-y-2 max-sm:p-3 max-sm:first:border-t-0 sm:hover:bg-muted">
                  {columns.map((column) => (
                    <TableCell key={column.name} column={column} row={row} />
                  ))}
                </tr>
                {unfolded && (
                  <tr className="border-t bg-muted max-sm:block">
                    <td colSpan={columns.length} className="px-3 py-2.5 max-sm:block">
                      {unfolded}
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

function TableCell<T>({ column, row }: { column: Column<T>; row: T }) {
  const { name, cell, isRowHeader, numeric, hideName, fullWidth, className } = column;
  const content = cell(row);
  const classes = cn(
    'min-w-0 text-left max-sm:block sm:px-2.5 sm:py-2.5',
    !isRowHeader &&
      !hideName &&
      'max-sm:before:block max-sm:before:font-sans max-sm:before:text-muted-foreground max-sm:before:text-xs max-sm:before:content-[attr(data-name)]',
    numeric && 'figures whitespace-nowrap sm:text-right',
    (fullWidth || isRowHeader) && 'max-sm:basis-full',
    !content && content !== 0 && 'max-sm:hidden',
    className,
  );
  if (isRowHeader)
    return (
      <th scope="row" className={cn('font-normal', classes)}>
        {content}
      </th>
    );
  return (
    <td data-name={name} className={classes}>
      {content}
    </td>
  );
}
