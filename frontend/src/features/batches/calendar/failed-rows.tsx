import { RotateCw } from 'lucide-react';
import { Link } from 'react-router';
import type { RowView } from '../../../api/model/rowView.ts';
import { Button } from '../../../components/ui/button.tsx';
import { RowPicture } from '../parts/row-picture.tsx';
import { RowProducts } from '../parts/row-products.tsx';
import { useRowActions } from '../queries/use-row-actions.ts';

/** What the shop did not take, and why; a further product is retried on its design's page. */
export function FailedRows({ batchId, rows }: { batchId: string; rows: RowView[] }) {
  const { retry } = useRowActions(batchId);
  if (rows.length === 0) return null;
  const retryable = rows.filter(({ state }) => state === 'publish_failed');
  const again = (ids: string[]) => void retry(ids).catch(() => undefined);
  return (
    <section aria-labelledby="not-published" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="not-published" className="text-xl">
          Not published
        </h2>
        {retryable.length > 1 && (
          <Button size="sm" onClick={() => again(retryable.map(({ id }) => id))}>
            <RotateCw aria-hidden="true" />
            Try all again
          </Button>
        )}
      </div>
      <ul className="grid gap-2">
        {rows.map((row) => (
          <li key={row.id} className="flex flex-wrap items-center gap-3 rounded-md border bg-card p-2">
            <RowPicture row={row} className="size-12 shrink-0" />
            <div className="grid min-w-0 flex-1 basis-48">
              <Link to={`/library/${row.design?.id}`} className="truncate font-semibold hover:underline">
                {row.input.idea}
              </Link>
              {row.state === 'publish_failed' && (
                <span className="text-destructive text-sm">{row.design?.message ?? 'Your shop didn’t accept it.'}</span>
              )}
              <RowProducts row={row} />
            </div>
            {row.state === 'publish_failed' && (
              <Button size="sm" onClick={() => again([row.id])}>
                Try again
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
