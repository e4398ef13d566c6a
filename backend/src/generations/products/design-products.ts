import { Injectable } from '@nestjs/common';
import type { LineUpItem } from '../../line-ups/model/line-up.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { DesignProduct, Generation } from '../../platform/prisma/client/client.ts';
import { type Prisma, PrismaService, type Tx } from '../../platform/prisma/prisma.service.ts';
import { spenderColumn } from '../../platform/programs/spender.ts';
import { JobQueue } from '../../platform/queue/job-queue.ts';
import { SellerShops, usualShop } from '../../printify/index.ts';
import { makeProduct } from '../jobs/make-product.job.ts';
import { notThere } from '../model/products/design-product.ts';
import { notWaiting } from '../model/status/wait.ts';
import { Publisher } from '../publishing/publisher.ts';
import { recordGone } from './gone-products.ts';

/** Of one design, beside its first. */
export const mostProducts = 24;

/** The further products of designs, as their seller orders them. */
@Injectable()
export class DesignProducts {
  constructor(
    private readonly prisma: PrismaService,
    private readonly queue: JobQueue,
    private readonly shops: SellerShops,
    private readonly publisher: Publisher,
  ) {}

  list(generationId: string): Promise<DesignProduct[]> {
    return this.prisma.designProduct.findMany({
      where: { generationId },
      orderBy: [{ position: 'asc' }, { id: 'asc' }],
    });
  }

  /** Of those that the design has already none is made twice. Answers with how many are new. @throws AppError validation_failed */
  async add(design: Generation, items: LineUpItem[]): Promise<number> {
    if (design.deletedAt) throw new AppError('not_ready', 'This design is in the trash. Restore it first.');
    return this.prisma.$transaction((tx) => this.addIn(tx, design, items));
  }

  /** As a part of the change that accepts a design. */
  async addIn(tx: Tx, { id: generationId, userId, status }: Generation, items: LineUpItem[]): Promise<number> {
    if (items.length === 0) return 0;
    const { extraProductCredits: credits } = await tx.appSettings.findUniqueOrThrow({ where: { id: 1 } });
    const there = await tx.designProduct.findMany({ where: { generationId } });
    const wanted = items.filter((item) => !there.some((row) => isSame(row, item)));
    if (there.length + wanted.length > mostProducts) throw tooMany();
    const data = wanted.map((choice, at) => ({
      ...rowOf(choice),
      generationId,
      userId,
      credits,
      program: spenderColumn(),
      position: there.length + at + 1,
    }));
    const added = await tx.designProduct.createManyAndReturn({ data, skipDuplicates: true, select: { id: true } });
    // The others are enqueued when their design is finished.
    if (status === 'finalized')
      for (const { id } of added) await this.queue.enqueue(tx, makeProduct, { designProductId: id });
    return added.length;
  }

  /** One that failed, could not be published, or was deleted at Printify since it was in the shop. @throws AppError not_found, not_ready */
  async retry(userId: string, generationId: string, id: string): Promise<void> {
    const row = await this.find(userId, generationId, id);
    const data = await this.columnsOfRetry(row);
    await this.prisma.$transaction(async (tx) => {
      const { count } = await tx.designProduct.updateMany({ where: asRead(row), data: { ...data, ...notWaiting } });
      if (count === 0) return;
      if (row.productId && data.productId === null) await recordGone(tx, row);
      await this.queue.enqueue(tx, makeProduct, { designProductId: id });
    });
  }

  /** Those at Printify that show an earlier version are to show the newest. */
  updateArt({ id: generationId, artVersion }: Generation): Promise<void> {
    return this.prisma.$transaction(async (tx) => {
      const rows = await tx.designProduct.updateManyAndReturn({
        where: { generationId, state: 'made', OR: [{ artVersion: { lt: artVersion } }, { isOutdated: true }] },
        data: { state: 'making', isOutdated: true, message: null },
      });
      for (const { id } of rows) await this.queue.enqueue(tx, makeProduct, { designProductId: id });
    });
  }

  /** What is at Printify stays there. @throws AppError not_found, not_ready while it is being made */
  async remove(userId: string, generationId: string, id: string): Promise<void> {
    const row = await this.find(userId, generationId, id);
    if (row.state === 'making' || row.state === 'made') throw new AppError('not_ready', notRemovable);
    const { count } = await this.prisma.designProduct.deleteMany({ where: asRead(row) });
    if (count === 0) throw new AppError('not_ready', notRemovable);
  }

  /** @throws AppError not_found */
  async find(userId: string, generationId: string, id: string): Promise<DesignProduct> {
    const where = { id, generationId, userId, generation: { deletedAt: null } };
    const row = await this.prisma.designProduct.findFirst({ where });
    if (!row) throw new AppError('not_found');
    return row;
  }

  private async columnsOfRetry(row: DesignProduct): Promise<Prisma.DesignProductUpdateManyMutationInput> {
    const { state, publishStatus, isOutdated } = row;
    if (state === 'made' && isOutdated) return { state: 'making', message: null };
    if (state === 'made' && publishStatus === 'failed')
      return { state: 'making', publishStatus: 'draft', publishError: null };
    if (publishStatus === 'published') {
      if (!(await this.isGone(row))) throw new AppError('not_ready', isInShop);
      return { ...notThere, state: 'waiting', message: null };
    }
    if (state !== 'failed') throw new AppError('not_ready', notRetryable);
    const program = spenderColumn();
    const isThere = row.shopId !== null && (await this.shops.findConnected(row.userId, row)) !== null;
    return { state: 'waiting', message: null, program, ...(isThere ? {} : { shopId: null }) };
  }

  private async isGone({ userId, productId, shopId, connectionId }: DesignProduct): Promise<boolean> {
    if (!productId || shopId === null) return false;
    return this.publisher.isGone({ userId, productId, shopId, connectionId });
  }
}

function isSame(row: DesignProduct, item: LineUpItem): boolean {
  const { connectionId, chosenShopId, ...product } = rowOf(item);
  const isThere = row.connectionId === connectionId && row.chosenShopId === chosenShopId;
  const { blueprintId, printProviderId, place } = product;
  return isThere && row.blueprintId === blueprintId && row.printProviderId === printProviderId && row.place === place;
}

function rowOf(choice: LineUpItem) {
  const { kind, blueprintId, printProviderId, place, shop } = choice;
  const { connectionId, shopId: chosenShopId } = shop ?? usualShop;
  return { kind, blueprintId, printProviderId, place, connectionId, chosenShopId, choice };
}

/** Where nothing of it has changed since. */
function asRead({ id, state, publishStatus, updatedAt }: DesignProduct) {
  return { id, state, publishStatus, updatedAt };
}

function tooMany(): AppError {
  const message = `A design can have at most ${mostProducts} further products.`;
  return new AppError('validation_failed', message, { fields: { items: message } });
}

const isInShop = 'This product is in your shop.';
const notRetryable = 'This product isn’t waiting for a retry.';
const notRemovable = 'This product is being made, or is at Printify already. Delete it there.';
