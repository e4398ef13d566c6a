import type { Generation } from '../../../platform/prisma/client/client.ts';
import type { FileLinks } from '../../../platform/storage/file-links.ts';
import { shirtColor } from '../../../print/index.ts';
import { fileKeys } from '../../model/generation-names.ts';
import { parseFurtherProducts } from '../../model/products/design-product.ts';
import type { StoredPrint } from '../../model/products/prints.ts';
import { listingUrlOf, parseColorsOn, parseListing, parsePrints, parseReport, parseReview } from '../../model/row.ts';
import { isAtRest, isFinished } from '../../model/status/states.ts';
import { type WaitColumns, waitSentence } from '../../model/status/wait.ts';
import type { ExpectedSeconds } from '../../queueing/design-durations.ts';
import type {
  ColorSwatch,
  GenerationPrint,
  GenerationReview,
  GenerationView,
  GenerationWait,
  PrintReportInfo,
} from './generation.dto.ts';

export function toGeneration(row: Generation, links: FileLinks, expected: ExpectedSeconds): GenerationView {
  const finished = isFinished(row.status);
  return {
    id: row.id,
    prompt: row.idea,
    engine: row.engine,
    style: row.style,
    status: row.status,
    created_at: row.createdAt.toISOString(),
    expected_seconds: isAtRest(row.status) ? null : expected[row.engine],
    colors: row.colors,
    colors_on: parseColorsOn(row),
    color_swatches: toSwatches(row),
    image_url: row.imageKey && links.linkTo(row.imageKey),
    final_image_url: finished && row.printKey ? links.linkTo(row.printKey) : null,
    prints: toPrints(row, links),
    vector_url: finished && row.engine === 'press' ? links.linkTo(fileKeys(row).vector) : null,
    version: row.artVersion,
    product_version: row.productVersion,
    art_sync: row.artSync,
    art_sync_message: row.artSyncError,
    printify_mockup_urls: row.mockupUrls,
    printify_deep_link: row.deepLink,
    publish_status: row.publishStatus,
    publish_when: row.publishWhen,
    publish_at: row.publishAt?.toISOString() ?? null,
    publish_error: row.publishError,
    external_url: listingUrlOf(row),
    error_message: row.errorMessage,
    error_code: row.errorCode,
    waiting: toWait(row, !isAtRest(row.status) && row.productId === null),
    review: toReview(row),
    further_products: parseFurtherProducts(row),
    listing: parseListing(row),
    report: toReport(row),
    deleted_at: row.deletedAt?.toISOString() ?? null,
  };
}

export function toSwatches({ colors }: Pick<Generation, 'colors'>): ColorSwatch[] {
  return colors.map((name) => ({ name, hex: shirtColor(name).hex }));
}

/** A row from before there were versions has one print for every color. */
export function toPrints(
  row: Pick<Generation, 'printKey' | 'imageKey' | 'colors' | 'prints'>,
  links: FileLinks,
): GenerationPrint[] {
  const { printKey, imageKey, colors } = row;
  const single = printKey && imageKey ? [{ key: printKey, imageKey, ink: 'original' as const, shirts: colors }] : [];
  const prints: Omit<StoredPrint, 'placement'>[] = parsePrints(row) ?? single;
  return prints.map(({ key, imageKey: image, ink, shirts, placeholder }) => ({
    ink,
    colors: shirts,
    image_url: links.linkTo(image),
    placeholder: placeholder ?? null,
    file_url: links.linkTo(key),
  }));
}

/** @param canCancel while it waits */
export function toWait(
  { waitingFor, waitingReason, waitingSince, waitingUntil }: WaitColumns,
  canCancel: boolean,
): GenerationWait | null {
  if (!waitingFor || !waitingReason || !waitingSince || !waitingUntil) return null;
  return {
    for: waitingFor,
    reason: waitingReason,
    message: waitSentence(waitingFor, waitingReason),
    since: waitingSince.toISOString(),
    until: waitingUntil.toISOString(),
    can_cancel: canCancel,
  };
}

function toReview(row: Generation): GenerationReview | null {
  const review = parseReview(row);
  if (row.status !== 'preview' || !review || !row.reviewUntil) return null;
  const { reason, sentences } = review;
  return {
    reason,
    sentences,
    can_approve: reason === 'background_uncertain',
    decide_by: row.reviewUntil.toISOString(),
  };
}

export function toReport(row: Pick<Generation, 'report'>): PrintReportInfo | null {
  const report = parseReport(row);
  if (!report) return null;
  const { effectiveDpi, background, confidence, coverage, inks, shirts, checks } = report;
  return {
    ...{ effectiveDpi, background, confidence, coverage, inks, checks },
    shirts: shirts.map(({ color, hex, level, edgeShare, areaShare }) => ({
      ...{ color, hex, level },
      edge_share: edgeShare,
      area_share: areaShare,
    })),
  };
}
