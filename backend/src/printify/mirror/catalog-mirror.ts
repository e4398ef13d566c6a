import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { CatalogRefresh } from '../../platform/prisma/client/client.ts';
import { Prisma, PrismaService, type Tx } from '../../platform/prisma/prisma.service.ts';
import type { StockedVariant } from '../client/printify-client.ts';
import type { PrintifyBlueprint, PrintifyProvider } from '../model/printify-types.ts';
import type { ProductRef } from '../model/product.ts';

export type NextRead = { kind: 'providers'; blueprintId: number } | ({ kind: 'variants' } & ProductRef);

const pruneBatch = 50_000;

/** Writes what a refresh reads. Each write stores its part once, however often it is called. */
@Injectable()
export class CatalogMirror {
  constructor(private readonly prisma: PrismaService) {}

  findRunning(): Promise<CatalogRefresh | null> {
    return this.prisma.catalogRefresh.findFirst({ where: { state: 'running' } });
  }

  async addBlueprints(
    refreshId: number,
    blueprints: (Pick<PrintifyBlueprint, 'id' | 'title' | 'brand' | 'model'> & Partial<PrintifyBlueprint>)[],
  ): Promise<void> {
    await this.prisma.$transaction(async (tx) => {
      const { count } = await tx.catalogBlueprint.createMany({
        data: blueprints.map(({ id, title, brand, model, images }, position) => ({
          refreshId,
          blueprintId: id,
          title,
          brand,
          model,
          imageUrl: images?.[0] ?? null,
          position,
        })),
        skipDuplicates: true,
      });
      await this.addProgress(tx, refreshId, { blueprints: count });
    });
  }

  /** Blueprints first, so that it is soon known how much there is. Null: all is read. */
  async findNext(refreshId: number): Promise<NextRead | null> {
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

  async addOffers(refreshId: number, blueprintId: number, providers: PrintifyProvider[]): Promise<void> {
    await this.prisma.$transaction(async (tx) => {
      const { count: first } = await tx.catalogBlueprint.updateMany({
        where: { refreshId, blueprintId, listedAt: null },
        data: { listedAt: new Date() },
      });
      if (first === 0) return;
      const { count } = await tx.catalogOffer.createMany({
        data: providers.map(({ id, title }, position) => ({
          refreshId,
          blueprintId,
          printProviderId: id,
          providerName: title,
          position,
        })),
        skipDuplicates: true,
      });
      await this.addProgress(tx, refreshId, { blueprintsRead: { increment: 1 }, offers: { increment: count } });
    });
  }

  async addVariants(
    refreshId: number,
    { blueprintId, printProviderId }: ProductRef,
    listed: StockedVariant[],
  ): Promise<void> {
    const offer = { blueprintId, printProviderId };
    const variants = [...new Map(listed.map((variant) => [variant.id, variant])).values()];
    await this.prisma.$transaction(async (tx) => {
      const { count: first } = await tx.catalogOffer.updateMany({
        where: { refreshId, ...offer, readAt: null },
        data: { readAt: new Date() },
      });
      if (first === 0) return;
      if (variants.length > 0) await insertVariants(tx, refreshId, offer, variants);
      await this.addProgress(tx, refreshId, {
        offersRead: { increment: 1 },
        variantCount: { increment: variants.length },
      });
    });
  }

  async finish(refreshId: number): Promise<void> {
    await this.prisma.$transaction(async (tx) => {
      // Only the one that still runs: a worker that lost its lock must not take the current catalog away.
      const { count } = await tx.catalogRefresh.updateMany({
        where: { id: refreshId, state: 'running' },
        data: { message: null, failures: 0 },
      });
      if (count === 0) return;
      await tx.catalogRefresh.updateMany({ where: { state: 'current' }, data: { state: 'replaced' } });
      await tx.catalogRefresh.update({ where: { id: refreshId }, data: { state: 'current', finishedAt: new Date() } });
    });
    await this.prune();
  }

  async giveUp(refreshId: number, message: string): Promise<void> {
    await this.prisma.catalogRefresh.updateMany({
      where: { id: refreshId, state: 'running' },
      data: { state: 'failed', finishedAt: new Date(), message },
    });
    await this.prune();
  }

  async postpone(refreshId: number, ms: number, failure: { failures: number; message: string }): Promise<void> {
    await this.prisma.catalogRefresh.updateMany({
      where: { id: refreshId, state: 'running' },
      data: { ...failure, dueAt: new Date(Date.now() + ms) },
    });
  }

  /** Deletes what belongs to no running and no current refresh, in batches that block nobody. */
  async prune(): Promise<void> {
    const ended = Prisma.sql`
      SELECT id FROM catalog_refreshes WHERE state IN ('replaced', 'failed')`;
    for (let removed = pruneBatch; removed === pruneBatch; ) {
      removed = await this.prisma.$executeRaw(Prisma.sql`
        DELETE FROM catalog_mirrored_variants
         WHERE ctid = ANY (ARRAY(
           SELECT ctid FROM catalog_mirrored_variants WHERE refresh_id IN (${ended}) LIMIT ${pruneBatch}))`);
    }
    await this.prisma.$executeRaw(Prisma.sql`DELETE FROM catalog_offers WHERE refresh_id IN (${ended})`);
    await this.prisma.$executeRaw(Prisma.sql`DELETE FROM catalog_blueprints WHERE refresh_id IN (${ended})`);
  }

  private async addProgress(tx: Tx, refreshId: number, progress: Prisma.CatalogRefreshUpdateInput): Promise<void> {
    await tx.catalogRefresh.update({
      where: { id: refreshId },
      data: { ...progress, failures: 0, message: null },
    });
  }
}

async function insertVariants(
  tx: Tx,
  refreshId: number,
  { blueprintId, printProviderId }: ProductRef,
  variants: StockedVariant[],
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
      refresh_id, blueprint_id, print_provider_id, variant_id, option_id, print_area_id, is_available, position)
    SELECT ${refreshId}::int, ${blueprintId}::int, ${printProviderId}::int, given.variant_id, option.id, area.id,
           given.is_available, given.number - 1
      FROM unnest(${variants.map(({ id }) => id)}::int[], ${titles}::text[], ${colors}::text[], ${sizes}::text[],
                  ${digests}::text[], ${variants.map(({ isAvailable }) => isAvailable)}::bool[])
           WITH ORDINALITY AS given (variant_id, title, color, size, digest, is_available, number)
      JOIN catalog_options AS option
        ON (option.title, option.color, option.size) = (given.title, given.color, given.size)
      JOIN catalog_print_areas AS area ON area.digest = given.digest`);
}

/** A mug has no color and a sticker no size: the title says what it is. */
function nameOf({ title, options: { color, size } }: StockedVariant): { title: string; color: string; size: string } {
  return { title: title || [color, size].filter(Boolean).join(' / '), color, size };
}

function digestOf(areas: string): string {
  return createHash('sha256').update(areas).digest('hex').slice(0, 32);
}
