import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { CatalogRefresh } from '../../platform/prisma/client/client.ts';
import { Prisma, PrismaService, type Tx } from '../../platform/prisma/prisma.service.ts';
import type { SourceBlueprint, SourceProvider, SourceVariant } from './catalog-source.ts';

/** What is to be read next: the print providers of a blueprint, or the variants of an offer. */
export type NextRead =
  | { kind: 'providers'; blueprintId: number }
  | { kind: 'variants'; blueprintId: number; printProviderId: number };

/** A worker that did not move its refresh on for so long is gone: above the longest wait for one call, retries and all. */
const movedWithinMs = 240_000;
const pruneBatch = 50_000;

/** The mirror's tables. Every write says once what was read, however often it is called. */
@Injectable()
export class Mirror {
  constructor(private readonly prisma: PrismaService) {}

  running(): Promise<CatalogRefresh | null> {
    return this.prisma.catalogRefresh.findFirst({ where: { state: 'running' } });
  }

  current(): Promise<CatalogRefresh | null> {
    return this.prisma.catalogRefresh.findFirst({ where: { state: 'current' } });
  }

  /** The list of blueprints: what there is to read. */
  async addBlueprints(refreshId: number, blueprints: SourceBlueprint[]): Promise<void> {
    await this.prisma.$transaction(async (tx) => {
      const { count } = await tx.catalogBlueprint.createMany({
        data: blueprints.map(({ id, title, brand, model }) => ({ refreshId, blueprintId: id, title, brand, model })),
        skipDuplicates: true,
      });
      await this.move(tx, refreshId, { blueprints: count });
    });
  }

  /** Blueprints first, so that it is soon known how much there is. Null: all is read. */
  async next(refreshId: number): Promise<NextRead | null> {
    const blueprint = await this.prisma.catalogBlueprint.findFirst({
      where: { refreshId, listedAt: null },
      orderBy: { blueprintId: 'asc' },
    });
    if (blueprint) return { kind: 'providers', blueprintId: blueprint.blueprintId };
    const offer = await this.prisma.catalogOffer.findFirst({
      where: { refreshId, readAt: null },
      orderBy: [{ blueprintId: 'asc' }, { printProviderId: 'asc' }],
    });
    return offer && { kind: 'variants', blueprintId: offer.blueprintId, printProviderId: offer.printProviderId };
  }

  async addOffers(refreshId: number, blueprintId: number, providers: SourceProvider[]): Promise<void> {
    await this.prisma.$transaction(async (tx) => {
      const { count: first } = await tx.catalogBlueprint.updateMany({
        where: { refreshId, blueprintId, listedAt: null },
        data: { listedAt: new Date() },
      });
      if (first === 0) return;
      const { count } = await tx.catalogOffer.createMany({
        data: providers.map(({ id, title }) => ({
          refreshId,
          blueprintId,
          printProviderId: id,
          providerName: title,
        })),
        skipDuplicates: true,
      });
      await this.move(tx, refreshId, { blueprintsRead: { increment: 1 }, offers: { increment: count } });
    });
  }

  async addVariants(
    refreshId: number,
    offer: { blueprintId: number; printProviderId: number },
    listed: SourceVariant[],
  ): Promise<void> {
    const variants = [...new Map(listed.map((variant) => [variant.id, variant])).values()];
    await this.prisma.$transaction(async (tx) => {
      const { count: first } = await tx.catalogOffer.updateMany({
        where: { refreshId, ...offer, readAt: null },
        data: { readAt: new Date() },
      });
      if (first === 0) return;
      if (variants.length > 0) await insertVariants(tx, refreshId, offer, variants);
      await this.move(tx, refreshId, {
        offersRead: { increment: 1 },
        variantCount: { increment: variants.length },
      });
    });
  }

  /** The new catalog takes the old one's place, in one moment. */
  async finish(refreshId: number): Promise<void> {
    await this.prisma.$transaction([
      this.prisma.catalogRefresh.updateMany({ where: { state: 'current' }, data: { state: 'replaced' } }),
      this.prisma.catalogRefresh.updateMany({
        where: { id: refreshId, state: 'running' },
        data: { state: 'current', finishedAt: new Date(), message: null, failures: 0 },
      }),
    ]);
  }

  /** The refresh ends without a catalog; the one before stays. */
  async giveUp(refreshId: number, message: string): Promise<void> {
    await this.prisma.catalogRefresh.updateMany({
      where: { id: refreshId, state: 'running' },
      data: { state: 'failed', finishedAt: new Date(), message },
    });
  }

  /** The refresh waits: for so many milliseconds, with the reason where it is one to tell. */
  async wait(refreshId: number, ms: number, trouble?: { failures: number; message: string }): Promise<void> {
    await this.prisma.catalogRefresh.updateMany({
      where: { id: refreshId, state: 'running' },
      data: { dueAt: new Date(Date.now() + ms), ...trouble },
    });
  }

  /** Removes what belongs to no running and no current refresh, in bites that nobody notices. */
  async prune(): Promise<void> {
    const over = Prisma.sql`
      SELECT id FROM catalog_refreshes WHERE state IN ('replaced', 'failed')`;
    for (let removed = pruneBatch; removed === pruneBatch; ) {
      removed = await this.prisma.$executeRaw(Prisma.sql`
        DELETE FROM catalog_mirrored_variants
         WHERE ctid = ANY (ARRAY(
           SELECT ctid FROM catalog_mirrored_variants WHERE refresh_id IN (${over}) LIMIT ${pruneBatch}))`);
    }
    await this.prisma.$executeRaw(Prisma.sql`DELETE FROM catalog_offers WHERE refresh_id IN (${over})`);
    await this.prisma.$executeRaw(Prisma.sql`DELETE FROM catalog_blueprints WHERE refresh_id IN (${over})`);
  }

  /** A step forward ends every trouble. */
  private async move(tx: Tx, refreshId: number, step: Prisma.CatalogRefreshUpdateInput): Promise<void> {
    await tx.catalogRefresh.update({
      where: { id: refreshId },
      data: { ...step, failures: 0, message: null, dueAt: new Date(Date.now() + movedWithinMs) },
    });
  }
}

async function insertVariants(
  tx: Tx,
  refreshId: number,
  { blueprintId, printProviderId }: { blueprintId: number; printProviderId: number },
  variants: SourceVariant[],
): Promise<void> {
  const names = variants.map(nameOf);
  const areas = variants.map(({ placeholders }) => JSON.stringify(placeholders));
  const digests = areas.map(digestOf);
  const titles = names.map(({ title }) => title);
  const colors = names.map(({ color }) => color);
  const sizes = names.map(({ size }) => size);
  // Asking first spares the sequence: a conflict would use up a number.
  await tx.$executeRaw(Prisma.sql`
    INSERT INTO catalog_options (title, color, size)
    SELECT DISTINCT title, color, size
      FROM unnest(${titles}::text[], ${colors}::text[], ${sizes}::text[]) AS given (title, color, size)
     WHERE NOT EXISTS (SELECT FROM catalog_options AS known
                        WHERE (known.title, known.color, known.size) = (given.title, given.color, given.size))
        ON CONFLICT DO NOTHING`);
  await tx.$executeRaw(Prisma.sql`
    INSERT INTO catalog_print_areas (digest, areas)
    SELECT DISTINCT digest, areas::jsonb
      FROM unnest(${digests}::text[], ${areas}::text[]) AS given (digest, areas)
     WHERE NOT EXISTS (SELECT FROM catalog_print_areas AS known WHERE known.digest = given.digest)
        ON CONFLICT DO NOTHING`);
  await tx.$executeRaw(Prisma.sql`
    INSERT INTO catalog_mirrored_variants (
      refresh_id, blueprint_id, print_provider_id, variant_id, option_id, print_area_id, is_available)
    SELECT ${refreshId}::int, ${blueprintId}::int, ${printProviderId}::int, given.variant_id, option.id, area.id,
           given.is_available
      FROM unnest(${variants.map(({ id }) => id)}::int[], ${titles}::text[], ${colors}::text[], ${sizes}::text[],
                  ${digests}::text[], ${variants.map(({ isAvailable }) => isAvailable)}::bool[])
           AS given (variant_id, title, color, size, digest, is_available)
      JOIN catalog_options AS option
        ON (option.title, option.color, option.size) = (given.title, given.color, given.size)
      JOIN catalog_print_areas AS area ON area.digest = given.digest`);
}

/** A mug has no color and a sticker no size: the title says what it is. */
function nameOf({ title, options: { color, size } }: SourceVariant): { title: string; color: string; size: string } {
  return { title: title || [color, size].filter(Boolean).join(' / '), color, size };
}

function digestOf(areas: string): string {
  return createHash('sha256').update(areas).digest('hex').slice(0, 32);
}
