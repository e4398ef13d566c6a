import { useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { BatchDetails } from '../../../api/model/batchDetails.ts';
import type { RowView } from '../../../api/model/rowView.ts';
import { Button } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/state/empty-state.tsx';
import { LoadError } from '../../../components/ui/state/query-state.tsx';
import { Loading, Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { useBatchRows } from '../queries/use-batch-rows.ts';
import { useBatch } from '../queries/use-batches.ts';
import { countReviewed } from './decisions.ts';
import { KeysDialog } from './keys-dialog.tsx';
import { ReviewHead } from './review-head.tsx';
import { useDecisions } from './use-decisions.ts';
import { type ReviewKey, useReviewKeys } from './use-review-keys.ts';
import { useWall } from './use-wall.ts';
import { Wall, type WallHandle } from './wall.tsx';
import type { Asked } from './wall-card.tsx';

/** The designs of a batch that wait for a decision, on a wall of large pictures. */
export function BatchReview({ id }: { id: string }) {
  const { data: batch } = useBatch(id);
  const { query, rows, isComplete } = useBatchRows(id);
  if (query.isError && !query.data) return <LoadError error={query.error} onRetry={query.refetch} />;
  if (!batch || !isComplete) return <WallSkeleton />;
  return <Review key={id} batch={batch} rows={rows} />;
}

function Review({ batch, rows: readRows }: { batch: BatchDetails; rows: RowView[] }) {
  const { rows, decide, undo, sendAll, actions } = useDecisions(batch, readRows);
  const { wall, current, isChosen, choose, move, goOn } = useWall(rows);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [color, setColor] = useState(0);
  const [isHelping, setHelping] = useState(false);
  const handle = useRef<WallHandle>(null);
  const currentId = current?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another design begins with its first color
  useEffect(() => {
    setColor(0);
    setAsked(null);
  }, [currentId]);

  const decideAndGoOn = (row: RowView, kind: 'approve' | 'discard') => {
    decide(row, kind);
    choose(row.id);
    if (row.id === currentId) goOn();
  };
  const retry = async (row: RowView, idea: string): Promise<string | undefined> => {
    const fault = await redraw(actions, row, idea);
    if (!fault) {
      setAsked(null);
      goOn();
    }
    return fault;
  };
  const undoAndShow = () => {
    const rowId = undo();
    if (rowId) choose(rowId);
  };
  const approveAll = () => {
    sendAll();
    void actions.approve('all').catch(() => undefined);
  };

  useReviewKeys((key) => {
    if (key === 'help') return setHelping(true);
    if (key === 'undo') return undoAndShow();
    const step = stepOf(key, handle.current?.columns ?? 1);
    if (step !== 0) return move(step);
    if (!current || asked) return undefined;
    if (key === 'color') return setColor((before) => (before + 1) % Math.max(1, current.design?.colors.length ?? 1));
    if (current.state !== 'made' && current.state !== 'needs_review') return undefined;
    if (key === 'approve' || key === 'discard') return decideAndGoOn(current, key);
    choose(current.id);
    return setAsked(key === 'edit' ? 'edit' : 'retry');
  });

  const onChoose = useCallback((row: RowView) => choose(row.id), [choose]);
  const onAsk = (row: RowView, next: Asked | null) => {
    choose(row.id);
    setAsked(next);
  };

  return (
    <div className="grid gap-5 *:min-w-0">
      <ReviewHead
        batch={batch}
        reviewed={countReviewed(rows)}
        made={rows.filter(({ state }) => state === 'made').length}
        onApproveAll={approveAll}
        onUndo={undoAndShow}
        onHelp={() => setHelping(true)}
      />
      {wall.length === 0 ? (
        <NothingToReview batch={batch} />
      ) : (
        <Wall
          rows={wall}
          current={current}
          follow={isChosen}
          color={color}
          asked={asked}
          handle={handle}
          onChoose={onChoose}
          onDecide={decideAndGoOn}
          onAsk={onAsk}
          onRetry={retry}
        />
      )}
      {isHelping && <KeysDialog onClose={() => setHelping(false)} />}
    </div>
  );
}

/** Answers with what is wrong with the new words, where something is. */
async function redraw(
  actions: ReturnType<typeof useDecisions>['actions'],
  row: RowView,
  idea: string,
): Promise<string | undefined> {
  try {
    if (idea !== row.input.idea) {
      const { faults } = await actions.update(row.id, { idea });
      const fault = faults.find(({ level }) => level === 'error');
      if (fault) return fault.message;
    }
    await actions.retry([row.id], { quiet: true });
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : 'This row can’t be tried again now.';
  }
}

function stepOf(key: ReviewKey, columns: number): number {
  if (key === 'next') return 1;
  if (key === 'previous') return -1;
  if (key === 'down') return columns;
  return key === 'up' ? -columns : 0;
}

function NothingToReview({ batch: { id, counts } }: { batch: BatchDetails }) {
  const coming = counts.making + counts.waiting;
  return (
    <EmptyState
      level="h2"
      title={coming > 0 ? 'Nothing to review yet' : 'Nothing left to review'}
      action={
        <Button asChild>
          <Link to={coming > 0 ? `/batches/${id}` : `/batches/${id}/calendar`}>
            {coming > 0 ? 'Back to the rows' : 'See what goes out'}
          </Link>
        </Button>
      }
    >
      {coming > 0 ? 'Designs appear here as they are made.' : 'Every design of this batch has your decision.'}
    </EmptyState>
  );
}

function WallSkeleton() {
  return (
    <Loading label="Loading…">
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {['one', 'two', 'three'].map((name) => (
          <Skeleton key={name} className="aspect-[10/13]" />
        ))}
      </div>
    </Loading>
  );
}
