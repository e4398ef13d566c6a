import { useCallback, useMemo, useRef, useState } from 'react';
import { listGenerationIds } from '../../../api/generated/generations/generations.ts';
import type { BulkItem } from '../../../api/model/bulkItem.ts';
import type { GenerationView } from '../../../api/model/generationView.ts';
import type { ListGenerationsParams } from '../../../api/model/listGenerationsParams.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Spinner } from '../../../components/ui/state/spinner.tsx';
import { cn } from '../../../lib/cn.ts';
import { wholeNumber } from '../../../lib/format.ts';
import { useSelection } from '../../../lib/selection/use-selection.ts';
import { toast } from '../../../lib/toast.ts';
import type { useLibrary } from '../queries/use-library.ts';
import { MAX_AT_ONCE } from './bulk-requests.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { DesignGrid } from './design-grid.tsx';
import { DownloadDialog } from './download-dialog.tsx';
import { RepublishDialog } from './republish-dialog.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useDeleteDesigns, useDownloadDesigns, useRepublishDesigns, useRestoreDesigns } from './use-bulk-actions.ts';
import { useLibraryKeys } from './use-library-keys.ts';

interface FoundDesignsProps {
  query: ReturnType<typeof useLibrary>;
  designs: GenerationView[];
  total: number;
  params: ListGenerationsParams;
  trash: boolean;
}

/** The designs that were found, and what can be done with many of them. */
export function FoundDesigns({ query, designs, total, params, trash }: FoundDesignsProps) {
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query;
  const order = useMemo(() => designs.map(({ id }) => id), [designs]);
  const { ids, select, selectAll, clear } = useSelection(order, JSON.stringify(params));
  const [deleting, setDeleting] = useState(false);
  const [inParts, setInParts] = useState(false);
  const [outcome, setOutcome] = useState<BulkItem[] | null>(null);
  const remove = useDeleteDesigns(() => {
    setDeleting(false);
    clear();
  });
  const restore = useRestoreDesigns(clear);
  const republish = useRepublishDesigns(setOutcome);
  const download = useDownloadDesigns();
  const chosen = useMemo(() => [...ids], [ids]);

  // A page that is asked for while the others are read again would end that reading.
  const onEnd = useCallback(() => {
    if (hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [hasNextPage, isFetching, isFetchNextPageError, fetchNextPage]);
  const onSelectAll = useCallback(async () => {
    if (order.length >= total) return selectAll(order);
    try {
      selectAll((await listGenerationIds(params)).ids);
    } catch (error) {
      toast({
        title: 'Couldn’t select all',
        description: error instanceof Error ? error.message : '',
        tone: 'destructive',
      });
    }
  }, [order, total, params, selectAll]);
  const area = useRef<HTMLDivElement>(null);
  const some = ids.size > 0;
  useLibraryKeys(
    area,
    useMemo(
      () => ({
        onSelectAll,
        ...(some && { onClear: clear }),
        ...(some && !trash && { onDelete: () => setDeleting(true) }),
      }),
      [onSelectAll, some, clear, trash],
    ),
  );

  return (
    <div className={cn('grid gap-5', some && 'max-sm:pb-28')}>
      {some ? (
        <SelectionBar
          count={ids.size}
          total={total}
          trash={trash}
          busy={busyWords({ republish, remove, restore, download }, ids.size)}
          onSelectAll={onSelectAll}
          onClear={clear}
          onDownload={() =>
            chosen.length > MAX_AT_ONCE ? setInParts(true) : download.mutate({ data: { ids: chosen } })
          }
          onRepublish={() => republish.start(chosen)}
          onDelete={() => setDeleting(true)}
          onRestore={() => restore.start(chosen)}
        />
      ) : (
        <Count total={total} onSelectAll={onSelectAll} />
      )}
      <div ref={area} className={cn('transition-opacity duration-150', query.isPlaceholderData && 'opacity-60')}>
        <DesignGrid designs={designs} selected={ids} onSelect={select} total={total} onEnd={onEnd} />
      </div>
      {query.isFetchingNextPage && <Spinner label="Loading more designs…" className="justify-self-center" />}
      {isFetchNextPageError && (
        <Button className="justify-self-center" onClick={() => fetchNextPage()}>
          Couldn’t load more. Try again
        </Button>
      )}
      {deleting && (
        <DeleteDialog
          count={ids.size}
          busy={remove.isPending}
          onConfirm={() => remove.start(chosen)}
          onClose={() => setDeleting(false)}
        />
      )}
      {inParts && (
        <DownloadDialog
          ids={chosen}
          busy={download.isPending}
          onDownload={(part, onSuccess) => download.mutate({ data: { ids: part } }, { onSuccess })}
          onClose={() => setInParts(false)}
        />
      )}
      {outcome && <RepublishDialog results={outcome} designs={designs} onClose={() => setOutcome(null)} />}
    </div>
  );
}

function Count({ total, onSelectAll }: { total: number; onSelectAll: () => void }) {
  return (
    <div className="flex min-h-[3.625rem] items-center justify-between gap-4 border-y">
      <p role="status" className="figures text-muted-foreground">
        {wholeNumber(total)} {total === 1 ? 'design' : 'designs'}
      </p>
      <Button variant="quiet" size="sm" onClick={onSelectAll}>
        Select all
      </Button>
    </div>
  );
}

interface Actions {
  republish: { isPending: boolean; progress: number };
  remove: { isPending: boolean };
  restore: { isPending: boolean };
  download: { isPending: boolean };
}

function busyWords({ republish, remove, restore, download }: Actions, count: number): string | null {
  if (republish.isPending) return `Republished ${wholeNumber(republish.progress)} of ${wholeNumber(count)}…`;
  if (remove.isPending) return 'Deleting…';
  if (restore.isPending) return 'Restoring…';
  return download.isPending ? 'Preparing…' : null;
}
