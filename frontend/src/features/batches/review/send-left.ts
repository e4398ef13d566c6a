import { authClient } from '../../../api/client/auth-client.ts';
import { ApiError } from '../../../api/client/http.ts';
import { approveBatchRows, discardBatchRows, listBatchRows } from '../../../api/generated/batches/batches.ts';
import type { ListBatchRowsParams } from '../../../api/model/listBatchRowsParams.ts';
import type { RowPage } from '../../../api/model/rowPage.ts';
import type { RowView } from '../../../api/model/rowView.ts';
import { groupDecisions, stillOpen } from './decisions.ts';
import { allLeft, forgetLeft, type LeftDecisions } from './left-decisions.ts';

const OPEN = { state: ['made', 'needs_review'], limit: 200 } satisfies ListBatchRowsParams;

/** Sends what a closed tab could not send. A wall that is on the screen sends its own. What fails stays for the next time. */
export async function sendLeft(): Promise<void> {
  const { data } = await authClient().getSession();
  const owner = data.session?.user.id ?? '';
  for (const left of allLeft(owner)) {
    if (window.location.pathname === `/batches/${left.batchId}/review`) continue;
    try {
      await send(left);
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 404)) continue;
    }
    forgetLeft(left, owner);
  }
}

async function send({ batchId, decisions }: LeftDecisions): Promise<void> {
  const { approve, discard } = groupDecisions(stillOpen(decisions, await readOpenRows(batchId)));
  if (approve.length > 0) await approveBatchRows(batchId, { rowIds: approve });
  if (discard.length > 0) await discardBatchRows(batchId, { rowIds: discard });
}

async function readOpenRows(batchId: string): Promise<RowView[]> {
  const rows: RowView[] = [];
  let cursor: string | null = null;
  do {
    const page: RowPage = await listBatchRows(batchId, { ...OPEN, ...(cursor && { cursor }) });
    rows.push(...page.rows);
    cursor = page.nextCursor;
  } while (cursor);
  return rows;
}
