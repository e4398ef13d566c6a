import { z } from 'zod';
import { type GenerationRequest, generationRequest } from './documents/generation-request.ts';
import { drawnFiles } from './generation-names.ts';
import { colorsOnOf } from './products/colors-on.ts';
import { type StoredPrint, storedPrint } from './products/prints.ts';
import { type StoredReport, storedReport } from './products/report.ts';
import { type StoredReview, storedReview } from './status/review.ts';

/** The JSON columns of a generation's row, as the database gives them. They are parsed here and nowhere else. */
export interface GenerationJson {
  request: unknown;
  prints: unknown;
  report: unknown;
  review: unknown;
  listing: unknown;
}

export const storedListing = z.object({ title: z.string(), description: z.string(), tags: z.array(z.string()) });
export type StoredListing = z.infer<typeof storedListing>;

export function parseRequest({ request }: Pick<GenerationJson, 'request'>): GenerationRequest {
  return generationRequest.parse(request);
}

/** Those of a design's colors that are for sale; lists of designs need nothing else of a request. */
export function parseColorsOn({ colors, request }: Pick<GenerationJson, 'request'> & { colors: string[] }): string[] {
  return colorsOnOf(colors, generationRequest.pick({ colorsOff: true }).parse(request));
}

export function parsePrints({ prints }: Pick<GenerationJson, 'prints'>): StoredPrint[] | null {
  return z.array(storedPrint).nullable().parse(prints);
}

export function parseReport({ report }: Pick<GenerationJson, 'report'>): StoredReport | null {
  return storedReport.nullable().parse(report);
}

export function parseReview({ review }: Pick<GenerationJson, 'review'>): StoredReview | null {
  return storedReview.nullable().parse(review);
}

export function parseListing({ listing }: Pick<GenerationJson, 'listing'>): StoredListing | null {
  return storedListing.nullable().parse(listing);
}

/** A handle is whatever the sales channel gave: only a web address becomes a link. */
export function listingUrlOf({ externalHandle }: { externalHandle: string | null }): string | null {
  return externalHandle && /^https?:\/\//i.test(externalHandle) ? externalHandle : null;
}

interface WithFiles extends Pick<GenerationJson, 'prints'> {
  imageKey: string | null;
  printKey: string | null;
}

/** A design's pictures in the store, with names for a folder; a design in two inks has two of each, named after the inks. */
export function filesOfGeneration(row: WithFiles): { key: string | null; name: string }[] {
  const prints = parsePrints(row) ?? [];
  if (prints.length < 2) {
    return [
      { key: row.imageKey, name: 'image.png' },
      { key: row.printKey, name: 'print.png' },
    ];
  }
  return prints.flatMap(({ key, imageKey, ink }) => [
    { key: imageKey, name: `image-${ink}.png` },
    { key, name: `print-${ink}.png` },
  ]);
}

/** As {@link filesOfGeneration}, with what was drawn, in a folder of the version. */
export function filesOfVersion(
  design: { id: string; userId: string },
  { version, prints }: Pick<GenerationJson, 'prints'> & { version: number },
): { key: string; name: string }[] {
  const pictures = (parsePrints({ prints }) ?? []).flatMap(({ key, imageKey, ink }) => [
    { key: imageKey, name: `image-${ink}.png` },
    { key, name: `print-${ink}.png` },
  ]);
  const files = [...pictures, ...drawnFiles({ ...design, artVersion: version })];
  return files.map(({ key, name }) => ({ key, name: `versions/${version}/${name}` }));
}
