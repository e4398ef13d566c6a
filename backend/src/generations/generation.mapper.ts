import type { Generation } from '../platform/prisma/client/client.ts';
import type { FileLinks } from '../platform/storage/file-links.ts';
import type { GenerateOutcome } from './dto/generate.dto.ts';
import type { GenerationListing, GenerationView, PrintReportInfo } from './dto/generation.dto.ts';
import type { GenerationState, PublishStatus } from './states.ts';

/** A row as the wire shows it. */
export function toGeneration(row: Generation, links: FileLinks): GenerationView {
  const finished = row.status === 'finalized';
  return {
    id: row.id,
    prompt: row.idea,
    style: row.style,
    status: row.status as GenerationState,
    created_at: row.createdAt.toISOString(),
    colors: row.colors,
    image_url: row.imageKey && links.linkTo(row.imageKey),
    final_image_url: finished && row.printKey ? links.linkTo(row.printKey) : null,
    printify_mockup_urls: row.mockupUrls,
    printify_deep_link: row.deepLink,
    publish_status: row.publishStatus as PublishStatus,
    publish_error: row.publishError,
    external_url: httpLink(row.externalHandle),
    error_message: row.errorMessage,
    listing: row.listing as GenerationListing | null,
    report: toReport(row.report as unknown as PrintReportInfo | null),
  };
}

export function toOutcome(row: Pick<Generation, 'id' | 'status'>, cached: boolean): GenerateOutcome {
  return { status: row.status as GenerationState, cached, generationId: row.id };
}

function toReport(report: PrintReportInfo | null): PrintReportInfo | null {
  if (!report) return null;
  const { effectiveDpi, background, checks } = report;
  return { effectiveDpi, background, checks: checks.map(({ id, level, message }) => ({ id, level, message })) };
}

/** A handle is whatever the sales channel gave: only a web address becomes a link. */
function httpLink(handle: string | null): string | null {
  return handle && /^https?:\/\//i.test(handle) ? handle : null;
}
