import { expect } from '@playwright/test';
import type { BatchDetails } from '../../src/api/model/batchDetails.ts';
import type { CreateBatch } from '../../src/api/model/createBatch.ts';
import type { CreatedBatch } from '../../src/api/model/createdBatch.ts';
import type { RowView } from '../../src/api/model/rowView.ts';
import { withDatabase } from './library.ts';
import type { Seller } from './seller.ts';

/** Three a day, on every day of the week: the first designs go out tomorrow at the latest. */
export const THREE_A_DAY = {
  perDay: 3,
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  times: ['09:00', '13:00', '17:00'],
  timeZone: 'America/New_York',
};

/** A batch of designs that Press has drawn, each on two shirt colors. Returns its id. */
export async function makeBatch(
  seller: Seller,
  ideas: string[],
  { publish = 'approved', name = 'Holidays' }: Partial<CreateBatch> = {},
): Promise<string> {
  await seller.connectPrintify();
  const body: CreateBatch = {
    name,
    publish,
    rows: ideas.map((idea) => ({ idea })),
    defaults: { colors: ['Black', 'White'], engine: 'press' },
  };
  const { id } = (await (await seller.call('POST', '/api/batches', body)).json()) as CreatedBatch;
  await seller.call('POST', `/api/batches/${id}/start`);
  await expect
    .poll(async () => (await readBatch(seller, id)).state, { timeout: 240_000, message: 'the batch is finished' })
    .toBe('finished');
  return id;
}

export async function readBatch(seller: Seller, id: string): Promise<BatchDetails> {
  return (await (await seller.call('GET', `/api/batches/${id}`)).json()) as BatchDetails;
}

export async function readRows(seller: Seller, id: string): Promise<RowView[]> {
  const answer = await seller.call('GET', `/api/batches/${id}/rows?limit=200`);
  return ((await answer.json()) as { rows: RowView[] }).rows;
}

/** Moves the batch's plan as if the time of its next slot had come: what went out lies as much further back. */
export async function passToNextSlot(batchId: string): Promise<void> {
  await withDatabase(async (client) => void (await client.query(PASS_TO_NEXT_SLOT, [batchId])));
}

const PASS_TO_NEXT_SLOT = `
  WITH designs AS (
    SELECT design.* FROM batch_rows row JOIN generations design ON design.id = row.generation_id
     WHERE row.batch_id = $1 AND design.publish_at IS NOT NULL),
  next AS (SELECT min(publish_at) AS slot FROM designs WHERE publish_when = 'batch' AND publish_status = 'draft')
  UPDATE generations SET publish_at = publish_at - (next.slot - now())
    FROM next WHERE id IN (SELECT id FROM designs)`;
