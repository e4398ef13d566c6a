import { toPrints } from '../../generations/index.ts';
import { parseFurtherProducts } from '../../generations/model/products/design-product.ts';
import { listingUrlOf, parseColorsOn, parseListing, parseRequest, parseReview } from '../../generations/model/row.ts';
import { waitSentence } from '../../generations/model/status/wait.ts';
import type { Batch, BatchRow, Generation } from '../../platform/prisma/client/client.ts';
import type { Prisma } from '../../platform/prisma/prisma.service.ts';
import type { FileLinks } from '../../platform/storage/file-links.ts';
import { MINUTE_MS } from '../../platform/time.ts';
import {
  type BatchWait,
  parseDefaults,
  parseFaults,
  parseInput,
  publishingOf,
  type RowState,
  rowStates,
  rulesOf,
} from '../model/batch.ts';
import { creditsOfRow, type RowPrices } from '../model/row-cost.ts';
import { isRetryFree } from '../model/row-retry.ts';
import type { BatchFacts } from '../rows/batch-facts.ts';
import { type BatchView, type BatchWaitInfo, noCounts } from './batch.dto.ts';
import type { RowCheck, RowDesign, RowView } from './row.dto.ts';

/** A page of rows needs no report and no history of a design. */
export const designColumns = {
  id: true,
  idea: true,
  publishedAt: true,
  engine: true,
  status: true,
  request: true,
  imageKey: true,
  printKey: true,
  prints: true,
  colors: true,
  listing: true,
  review: true,
  publishStatus: true,
  publishError: true,
  publishAt: true,
  errorCode: true,
  errorMessage: true,
  waitingFor: true,
  waitingReason: true,
  externalHandle: true,
  furtherProducts: true,
  deletedAt: true,
} as const satisfies Prisma.GenerationSelect;
export type DesignOfRow = Pick<Generation, keyof typeof designColumns>;

export function toBatchView(batch: Batch, { counts, needed, spent, available, perMinute }: BatchFacts): BatchView {
  const left = (counts.waiting ?? 0) + (counts.making ?? 0);
  const endExpected = left > 0 ? new Date(Date.now() + (left / perMinute) * MINUTE_MS) : null;
  return {
    id: batch.id,
    name: batch.name,
    state: batch.state,
    defaults: parseDefaults(batch),
    publish: publishingOf(batch),
    timeZone: batch.timeZone,
    rows: rowStates.reduce((sum, state) => sum + (counts[state] ?? 0), 0),
    counts: { ...noCounts, ...counts },
    cost: { needed, spent, available },
    pace: { designsPerMinute: perMinute, endExpectedAt: endExpected?.toISOString() ?? null },
    waiting: toWait(batch),
    createdAt: batch.createdAt.toISOString(),
    startedAt: batch.startedAt?.toISOString() ?? null,
    endedAt: batch.endedAt?.toISOString() ?? null,
  };
}

export function toRowCheck(row: Pick<BatchRow, 'id' | 'position' | 'faults'>): RowCheck {
  return { id: row.id, position: row.position, faults: parseFaults(row) };
}

export interface RowContext {
  batch: Batch;
  prices: RowPrices;
  links: FileLinks;
}

export function toRowView(
  row: BatchRow & { generation: DesignOfRow | null; state: RowState },
  { batch, prices, links }: RowContext,
): RowView {
  const { state, generation } = row;
  const input = parseInput(row);
  return {
    ...toRowCheck(row),
    state,
    input,
    retryCredits: isRetryFree({ state, input }, generation && toDrawn(generation), rulesOf(batch))
      ? 0
      : creditsOfRow(input.lineUp, prices),
    plannedAt: (generation?.publishAt ?? generation?.publishedAt)?.toISOString() ?? null,
    design: row.generation && toDesign(row.generation, links),
  };
}

export function toDrawn(design: DesignOfRow) {
  return { ...design, request: parseRequest(design) };
}

function toDesign(design: DesignOfRow, links: FileLinks): RowDesign {
  const listing = parseListing(design);
  return {
    id: design.id,
    imageUrl: design.imageKey && links.linkTo(design.imageKey),
    prints: toPrints(design, links),
    colors: design.colors,
    colorsOn: parseColorsOn(design),
    title: listing?.title ?? null,
    tags: listing?.tags ?? [],
    price: parseRequest(design).price,
    publishStatus: design.publishStatus,
    message: messageOf(design),
    externalUrl: listingUrlOf(design),
    furtherProducts: parseFurtherProducts(design),
  };
}

function messageOf(design: DesignOfRow): string | null {
  const { status, errorMessage, publishError, waitingFor, waitingReason } = design;
  if (status === 'error') return errorMessage;
  if (waitingFor && waitingReason) return waitSentence(waitingFor, waitingReason);
  if (status === 'preview') return parseReview(design)?.sentences.join(' ') ?? null;
  return publishError;
}

const waitSentences: Record<BatchWait, string> = {
  credits: 'You have no credits left. The batch continues automatically after you buy more.',
  daily_cap:
    'The API key or app that started this batch has spent its daily credits. The batch continues automatically after midnight UTC.',
  connection: 'Connect your Printify account and choose a shop in Settings. The batch then continues automatically.',
  provider: 'A design in this batch is waiting for a provider. The next ones start after it.',
};

function toWait({ state, waitingFor, waitingSince, waitingUntil }: Batch): BatchWaitInfo | null {
  if (state !== 'running' || !waitingFor || !waitingSince) return null;
  return {
    for: waitingFor,
    message: waitSentences[waitingFor],
    since: waitingSince.toISOString(),
    until: waitingUntil?.toISOString() ?? null,
  };
}
