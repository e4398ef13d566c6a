import type { Generation } from '../platform/prisma/client/client.ts';
import type { FileLinks } from '../platform/storage/file-links.ts';
import { type PrintReport, shirtColor } from '../print/index.ts';
import type { GenerateOutcome } from './dto/generate.dto.ts';
import type { GenerationListing, GenerationPrint, GenerationView, PrintReportInfo } from './dto/generation.dto.ts';
import type { GenerationReview } from './dto/review.dto.ts';
import type { DesignEngine } from './engines.ts';
import { filesOf } from './file-keys.ts';
import type { StoredPrint } from './prints.ts';
import type { KeptReview } from './review.ts';
import type { GenerationState, PublishStatus } from './states.ts';

/** A row as the wire shows it. */
export function toGeneration(row: Generation, links: FileLinks): GenerationView {
  const finished = row.status === 'finalized' || row.status === 'preview';
  return {
    id: row.id,
    prompt: row.idea,
    engine: row.engine as DesignEngine,
    style: row.style,
    status: row.status as GenerationState,
    created_at: row.createdAt.toISOString(),
    colors: row.colors,
    color_swatches: row.colors.map((name) => ({ name, hex: shirtColor(name).hex })),
    image_url: row.imageKey && links.linkTo(row.imageKey),
    final_image_url: finished && row.printKey ? links.linkTo(row.printKey) : null,
    prints: toPrints(row, links),
    vector_url: finished && row.engine === 'press' ? links.linkTo(filesOf(row).vector) : null,
    printify_mockup_urls: row.mockupUrls,
    printify_deep_link: row.deepLink,
    publish_status: row.publishStatus as PublishStatus,
    publish_error: row.publishError,
    external_url: httpLink(row.externalHandle),
    error_message: row.errorMessage,
    error_code: row.errorCode,
    review: toReview(row),
    listing: row.listing as GenerationListing | null,
    report: toReport(row.report as unknown as PrintReport | null),
  };
}

export function toOutcome(row: Pick<Generation, 'id' | 'status'>, cached: boolean): GenerateOutcome {
  return { status: row.status as GenerationState, cached, generationId: row.id };
}

/** What was stored before there were versions is one print for every color. */
function toPrints({ prints, printKey, imageKey, colors }: Generation, links: FileLinks): GenerationPrint[] {
  const single = printKey && imageKey ? [{ key: printKey, imageKey, ink: 'original' as const, shirts: colors }] : [];
  return ((prints as unknown as StoredPrint[] | null) ?? single).map(({ key, imageKey: image, ink, shirts }) => ({
    ink,
    colors: shirts,
    image_url: links.linkTo(image),
    file_url: links.linkTo(key),
  }));
}

function toReview({ status, review, reviewUntil }: Generation): GenerationReview | null {
  if (status !== 'preview' || !review || !reviewUntil) return null;
  const { reason, sentences } = review as unknown as KeptReview;
  return {
    reason,
    sentences,
    can_approve: reason === 'background_uncertain',
    decide_by: reviewUntil.toISOString(),
  };
}

function toReport(report: PrintReport | null): PrintReportInfo | null {
  if (!report) return null;
  const { effectiveDpi, background, confidence, coverage, inks, shirts, checks } = report;
  return {
    ...{ effectiveDpi, background, confidence, coverage, inks },
    shirts: shirts.map(({ color, hex, level, edgeShare, areaShare }) => ({
      ...{ color: color, hex, level },
      edge_share: edgeShare,
      area_share: areaShare,
    })),
    checks: checks.map(({ id, level, message, value, limit, unit, source }) => ({
      ...{ id, level, message, value, limit, unit, source },
    })),
  };
}

/** A handle is whatever the sales channel gave: only a web address becomes a link. */
function httpLink(handle: string | null): string | null {
  return handle && /^https?:\/\//i.test(handle) ? handle : null;
}
