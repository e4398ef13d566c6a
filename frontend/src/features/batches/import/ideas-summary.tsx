import type { RowFields } from '../../../api/model/rowFields.ts';
import { cn } from '../../../lib/cn.ts';
import { pluralize, wholeNumber } from '../../../lib/format.ts';
import { MAX_ROWS } from '../model/limits.ts';
import { type IdeaFields, rowsOf } from './batch-request.ts';
import { COLUMN_NAMES, COLUMNS } from './parsing/columns.ts';
import type { ReadRows } from './parsing/to-rows.ts';

const SHOWN = 5;

interface IdeasSummaryProps {
  fields: IdeaFields;
  pasted: ReadRows;
}

/** How many rows were read, and the first of them, to see at a glance whether columns were understood. */
export function IdeasSummary({ fields, pasted }: IdeasSummaryProps) {
  const rows = rowsOf(fields, pasted.rows);
  const ignored = [pasted, ...fields.files].flatMap((source) => source.ignored);
  const notes = [
    ...pasted.notes,
    ...fields.files.flatMap(({ name, notes: ofFile = [] }) => ofFile.map((note) => `${name}: ${note}`)),
  ];
  const columns = COLUMNS.filter((column) => rows.some((row) => row[column] !== undefined));
  const shown = firstOf([pasted.rows, ...fields.files.map((file) => file.rows), fields.picked]);
  // One line that was typed is seen where it was typed.
  const hasPreview = rows.length > 1 || columns.length > 1 || (rows.length > 0 && pasted.rows.length === 0);
  return (
    <div className="grid gap-2 border-t pt-4">
      <p role="status" className="figures font-semibold text-lg">
        {rows.length === 0 ? 'No rows yet' : pluralize(rows.length, 'row')}
        {rows.length > MAX_ROWS && <span className="text-destructive"> of at most {wholeNumber(MAX_ROWS)}</span>}
      </p>
      {ignored.length > 0 && (
        <p className="break-words text-sm text-warning">Columns we skipped: {[...new Set(ignored)].join(', ')}.</p>
      )}
      {[...new Set(notes)].map((note) => (
        <p key={note} className="break-words text-sm text-warning">
          {note}
        </p>
      ))}
      {hasPreview && (
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
              {shown.map((row, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows have no names yet
                <tr key={place} className="border-t">
                  {columns.map((column) => (
                    <td
                      key={column}
                      className={cn('truncate px-2.5 py-2', columns.length > 1 ? 'max-w-80' : 'max-w-0')}
                    >
                      {[row[column] ?? []].flat().join(', ')}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {hasPreview && rows.length > shown.length && (
        <p className="text-muted-foreground text-sm">and {pluralize(rows.length - shown.length, 'more row')}</p>
      )}
    </div>
  );
}

/** Some rows of each source: each was read in its own way. */
function firstOf(sources: RowFields[][]): RowFields[] {
  const full = sources.filter(({ length }) => length > 0);
  return full.flatMap((rows) => rows.slice(0, Math.ceil(SHOWN / full.length)));
}
