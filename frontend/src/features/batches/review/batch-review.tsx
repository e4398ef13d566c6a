import { useEffect, useMemo, useRef, useState } from 'react';
import { draftOf } from '../../../api/cache/use-form-draft.ts';
import type { BatchDetails } from '../../../api/model/batchDetails.ts';
import type { RowView } from '../../../api/model/rowView.ts';
import { LoadError } from '../../../components/ui/state/query-state.tsx';
import { useAuth } from '../../auth/index.ts';
import { useBatchRows } from '../queries/use-batch-rows.ts';
import { useBatch } from '../queries/use-batches.ts';
import { countReviewed, isOpen } from './decisions.ts';
import { KeysDialog } from './keys-dialog.tsx';
import { NothingToReview, WallSkeleton } from './no-wall.tsx';
import { ReviewHead } from './review-head.tsx';
import { useDecisions } from './use-decisions.ts';
import { type ReviewKey, useReviewKeys } from './use-review-keys.ts';
import { useWall } from './use-wall.ts';
import { Wall } from './wall.tsx';
import type { Asked, CardActions } from './wall-card.tsx';

/** The designs of a batch that wait for a decision, on a wall of large pictures. */
export function BatchReview({ id }: { id: string }) {
  const { data: batch } = useBatch(id);
  const { query, rows, isComplete } = useBatchRows(id);
  if (query.isError && !isComplete) return <LoadError error={query.error} onRetry={query.refetch} />;
  if (!batch || !isComplete) return <WallSkeleton />;
  return <Review key={id} batch={batch} rows={rows} />;
}

function Review({ batch, rows: readRows }: { batch: BatchDetails; rows: RowView[] }) {
  const { rows, decide, undo, sendAll, actions } = useDecisions(batch, readRows);
  const { wall, current, isChosen, choose, move, goOn } = useWall(rows, readRows);
  const typed = useTypedIdeas(batch.id);
  const canRedraw = batch.state !== 'canceled';
  const [asked, setAsked] = useState<Asked & { rowId: string }>();
  const [shown, setShown] = useState<{ rowId: string; color: number }>();
  const [isHelping, setHelping] = useState(false);
  const columns = useRef(1);
  const color = shown?.rowId === current?.id ? (shown?.color ?? 0) : 0;
  const isAsked = asked !== undefined && asked.rowId === current?.id;

  const decideAndGoOn = (row: RowView, kind: 'approve' | 'discard') => {
    decide(row, kind);
    goOn(row.id);
  };
  const ask = (row: RowView, how: Asked['how'] | null) => {
    choose(row.id);
    setAsked(how ? { rowId: row.id, how, idea: how === 'edit' ? typed.read(row) : row.input.idea } : undefined);
  };
  const type = (row: RowView, idea: string) => {
    typed.write(row, idea);
    setAsked((before) => before && { ...before, idea });
  };
  const press = (row: RowView) => {
    choose(row.id);
    if (row.id === current?.id)
      setShown({ rowId: row.id, color: (color + 1) % Math.max(1, row.design?.colors.length ?? 1) });
  };
  const retry = async (row: RowView, idea: string): Promise<string | undefined> => {
    const fault = await redraw(actions, row, idea);
    if (fault) return fault;
    typed.write(row, row.input.idea);
    setAsked((before) => (before?.rowId === row.id ? undefined : before));
    goOn(row.id);
    return undefined;
  };
  const undoAndShow = () => {
    const rowId = undo();
    if (rowId) choose(rowId);
  };
  const approveAll = (rowIds: string[]) => {
    sendAll();
    void actions.approve(rowIds).catch(() => undefined);
  };
  const cardActions = useStable({
    ...{ canRedraw, onPress: press, onDecide: decideAndGoOn, onAsk: ask, onType: type, onRetry: retry },
  });

  useReviewKeys((key) => {
    if (key === 'help') return setHelping(true);
    if (key === 'undo') return undoAndShow();
    const step = stepOf(key, columns.current);
    if (step !== 0) return move(step);
    if (!current || isAsked) return undefined;
    if (key === 'color') return press(current);
    if (!isOpen(current)) return undefined;
    if (key === 'approve' || key === 'discard') return decideAndGoOn(current, key);
    return canRedraw ? ask(current, key === 'edit' ? 'edit' : 'retry') : undefined;
  });

  return (
    <div className="grid gap-5 *:min-w-0">
      <ReviewHead
        batch={batch}
        rows={rows}
        reviewed={countReviewed(rows)}
        made={rows.filter(({ state }) => state === 'made').map(({ id }) => id)}
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
          asked={isAsked ? asked : null}
          columns={columns}
          actions={cardActions}
        />
      )}
      {isHelping && <KeysDialog onClose={() => setHelping(false)} />}
    </div>
  );
}

/** The same object with every render, so that only cards that have changed are rendered again. */
function useStable(actions: CardActions): CardActions {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  const { canRedraw } = actions;
  return useMemo(
    () => ({
      canRedraw,
      onPress: (row) => latest.current.onPress(row),
      onDecide: (row, kind) => latest.current.onDecide(row, kind),
      onAsk: (row, how) => latest.current.onAsk(row, how),
      onType: (row, idea) => latest.current.onType(row, idea),
      onRetry: (row, idea) => latest.current.onRetry(row, idea),
    }),
    [canRedraw],
  );
}

/** Ideas that were typed and are not drawn. They outlive the card, and a reload. */
function useTypedIdeas(batchId: string) {
  const userId = useAuth().session?.user.id ?? '';
  return useMemo(() => {
    const draft = draftOf<Record<string, string>>(`ideas ${batchId}`, userId);
    return {
      read: ({ id, input }: RowView) => draft.read()?.[id] ?? input.idea,
      write({ id, input }: RowView, idea: string) {
        const { [id]: _, ...others } = draft.read() ?? {};
        draft.write(idea === input.idea ? others : { ...others, [id]: idea });
      },
    };
  }, [batchId, userId]);
}

/** Answers with why it is not drawn again, where it is not. The row has its idea back then. */
async function redraw(
  { update, retry }: ReturnType<typeof useDecisions>['actions'],
  { id, input }: RowView,
  idea: string,
): Promise<string | undefined> {
  const isOther = idea !== input.idea;
  try {
    const faults = isOther ? (await update(id, { idea })).faults : [];
    const fault = faults.find(({ level }) => level === 'error');
    const refusal = fault?.message ?? (await retry([id], { quiet: true })).results[0]?.error;
    if (refusal) throw new Error(refusal);
    return undefined;
  } catch (error) {
    if (isOther) await update(id, { idea: input.idea }).catch(() => undefined);
    return error instanceof Error ? error.message : 'This row can’t be tried again now.';
  }
}

function stepOf(key: ReviewKey, columns: number): number {
  if (key === 'next') return 1;
  if (key === 'previous') return -1;
  if (key === 'down') return columns;
  return key === 'up' ? -columns : 0;
}
