import type { RowFields } from '../../../api/model/rowFields.ts';
import { pluralize, wholeNumber } from '../../../lib/format.ts';
import { MAX_ROWS } from '../model/limits.ts';
import { COLUMN_NAMES, COLUMNS } from './parsing/columns.ts';

const SHOWN = 5;

interface IdeasSummaryProps {
  rows: RowFields[];
  /** Names of columns that were not read. */
  ignored: string[];
}

/** How many rows were read, and the first of them, to see at a glance whether columns were understood. */
export function IdeasSummary({ rows, ignored }: IdeasSummaryProps) {
  const columns = COLUMNS.filter((column) => rows.some((row) => row[column] !== undefined));
  return (
    <div className="grid gap-2 border-t pt-4">
      <p role="status" className="figures font-semibold text-lg">
        {rows.length === 0 ? 'No rows yet' : pluralize(rows.length, 'row')}
        {rows.length > MAX_ROWS && <span className="text-destructive"> of at most {wholeNumber(MAX_ROWS)}</span>}
      </p>
      {ignored.length > 0 && (
        <p className="text-sm text-warning">Columns we skipped: {[...new Set(ignored)].join(', ')}.</p>
      )}
      {rows.length > 0 && columns.length > 1 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard
        <section aria-label="The first rows" tabIndex={0} className="overflow-x-auto rounded-md border">
          <table className="w-full text-left text-sm">
            <thead className="bg-muted">
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col" className="px-2.5 py-2 font-semibold first-letter:uppercase">
                    {COLUMN_NAMES[column]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.slice(0, SHOWN).map((row, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows have no names yet
                <tr key={place} className="border-t">
                  {columns.map((column) => (
                    <td key={column} className="max-w-80 truncate px-2.5 py-2">
                      {row[column]?.toString().replaceAll(',', ', ')}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {rows.length > SHOWN && columns.length > 1 && (
        <p className="text-muted-foreground text-sm">and {pluralize(rows.length - SHOWN, 'more row')}</p>
      )}
    </div>
  );
}
