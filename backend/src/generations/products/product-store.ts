import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CreditsService } from '../../credits/index.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { DesignProduct } from '../../platform/prisma/client/client.ts';
import { type Prisma, PrismaService, type Tx } from '../../platform/prisma/prisma.service.ts';
import { withSpender } from '../../platform/programs/spender.ts';
import { JobQueue } from '../../platform/queue/job-queue.ts';
import { deleteDuplicateProducts } from '../jobs/delete-duplicate-products.job.ts';
import { duplicatesDelay } from '../jobs/delete-duplicates.job.ts';
import { makeProduct } from '../jobs/make-product.job.ts';
import { syncNotBegun } from '../jobs/sync-listing.job.ts';
import { syncProductListing } from '../jobs/sync-product-listing.job.ts';
import { type DesignProductState, type ProductPrices, toBeSynced } from '../model/products/design-product.ts';
import { notWaiting, secondsUntil, type WaitColumns } from '../model/status/wait.ts';
import { foundGone, recordGone } from './gone-products.ts';

/** It is to be made. */
const open: DesignProductState[] = ['waiting', 'making'];

type SetWait = { [Column in keyof WaitColumns]: NonNullable<WaitColumns[Column]> };
type Columns = Prisma.DesignProductUpdateManyMutationInput;

interface MadeBy {
  mayBeDouble: boolean;
  isOlder: boolean;
}

/** Thrown where somebody else ended the product meanwhile: there is nothing left to do. */
export class ProductSuperseded extends Error {}

/** What becomes of further products in the database, each once. */
@Injectable()
export class ProductStore {
  constructor(
    private readonly prisma: PrismaService,
    private readonly credits: CreditsService,
    private readonly queue: JobQueue,
  ) {}

  /** Its credit is charged, once. Null where it has come to its end. @throws AppError insufficient_credits, daily_cap_reached */
  begin({ id, userId }: DesignProduct): Promise<DesignProduct | null> {
    return this.prisma.$transaction(async (tx) => {
      await this.credits.lockAccount(tx, userId);
      const row = await tx.designProduct.findUnique({ where: { id, state: { in: open } } });
      if (!row) return null;
      const chargeId = row.chargeId ?? (row.credits > 0 ? randomUUID() : null);
      const data: Columns = { state: 'making', chargeId, message: null };
      const [begun] = await tx.designProduct.updateManyAndReturn({ where: { id }, data });
      const spend = () => this.credits.spend(tx, userId, chargeId ?? '', 'One more product of a design');
      if (chargeId && !row.chargeId) await withSpender(row.program, spend);
      return begun ?? null;
    });
  }

  /** @throws ProductSuperseded */
  async save({ id, state }: DesignProduct, data: Columns, tx: Tx = this.prisma): Promise<DesignProduct> {
    const [saved] = await tx.designProduct.updateManyAndReturn({ where: { id, state }, data });
    if (!saved) throw new ProductSuperseded('somebody else ended the product meanwhile');
    return saved;
  }

  /** It is not at Printify any more. @throws ProductSuperseded */
  saveGone(row: DesignProduct, data: Columns = {}): Promise<void> {
    return this.prisma.$transaction(async (tx) => {
      await this.save(row, { ...data, ...foundGone }, tx);
      await recordGone(tx, row);
    });
  }

  /**
   * It is at Printify. What a call may have made twice is deleted when all calls have ended; one that may be `isOlder`
   * than its listing gets that.
   */
  saveMade(row: DesignProduct, data: Columns, { mayBeDouble, isOlder }: MadeBy): Promise<DesignProduct> {
    return this.prisma.$transaction(async (tx) => {
      if (mayBeDouble) await this.deleteDuplicatesLater(tx, row.id);
      if (!isOlder) return this.save(row, data, tx);
      await this.queue.enqueue(tx, syncProductListing, { designProductId: row.id, ...syncNotBegun });
      return this.save(row, { ...data, ...toBeSynced, pricePending: true, colorsPending: true }, tx);
    });
  }

  /** Those that its seller has changed meanwhile stay. */
  async savePrices({ id }: DesignProduct, prices: ProductPrices): Promise<DesignProduct> {
    await this.prisma.$executeRaw`
      UPDATE design_products SET prices = ${prices}::jsonb
       WHERE id = ${id}::uuid AND prices->>'isSellers' IS DISTINCT FROM 'true'`;
    return this.prisma.designProduct.findUniqueOrThrow({ where: { id } });
  }

  /** Goes on by itself, at the time of the columns or after so many seconds. */
  saveAndGoOn(row: DesignProduct, data: Columns & Partial<WaitColumns>, delay = 0): Promise<void> {
    return this.prisma.$transaction(async (tx) => {
      await this.save(row, data, tx);
      await this.goOn(tx, row.id, data.waitingUntil ? secondsUntil(data.waitingUntil) : delay);
    });
  }

  checkLater({ id }: DesignProduct, delay: number): Promise<void> {
    return this.goOn(null, id, delay);
  }

  /** What it waits for heals by itself. Nothing to do where it has come to its end meanwhile. */
  wait({ id }: DesignProduct, columns: SetWait): Promise<void> {
    return this.prisma.$transaction(async (tx) => {
      const { count } = await tx.designProduct.updateMany({ where: { id, state: { in: open } }, data: columns });
      if (count > 0) await this.goOn(tx, id, secondsUntil(columns.waitingUntil));
    });
  }

  /** It goes on by itself after a purchase: `recover-products` finds it. */
  async waitForCredits({ id }: DesignProduct): Promise<void> {
    const data = { state: 'waiting', message: outOfCredits, ...notWaiting } as const;
    await this.prisma.designProduct.updateMany({ where: { id, state: { in: open }, chargeId: null }, data });
  }

  /** Not to be made: its credit is given back. One that is at Printify stays there as it is. */
  end({ id }: DesignProduct, state: 'failed' | 'refused', message: string, data: Columns = {}): Promise<void> {
    return this.prisma.$transaction(async (tx) => {
      // It is in the shop, or ready for it, with the art of an earlier version.
      const stays = { state: 'made', message: notUpdated(message), ...notWaiting } as const;
      const outdated = { id, state: 'making', isOutdated: true, productId: { not: null } } as const;
      if ((await tx.designProduct.updateMany({ where: outdated, data: stays })).count > 0) return;
      const [ended] = await tx.designProduct.updateManyAndReturn({
        where: { id, state: { in: open } },
        data: { ...data, ...notWaiting, state, message },
      });
      if (ended) return this.refund(tx, ended);
      const failed = { publishStatus: 'failed', publishError: message, ...notWaiting } as const;
      await tx.designProduct.updateMany({
        where: { id, state: 'made', publishStatus: { not: 'published' } },
        data: failed,
      });
    });
  }

  private goOn(tx: Tx | null, id: string, startAfter: number): Promise<void> {
    return this.queue.enqueue(tx, makeProduct, { designProductId: id }, { startAfter });
  }

  private deleteDuplicatesLater(tx: Tx, id: string): Promise<void> {
    return this.queue.enqueue(tx, deleteDuplicateProducts, { designProductId: id }, { startAfter: duplicatesDelay });
  }

  private async refund(tx: Tx, { id, chargeId, productId, shopId }: DesignProduct): Promise<void> {
    if (productId !== null) return;
    if (chargeId) {
      await this.credits.refund(tx, chargeId, 'Refunded: the product could not be made');
      await tx.designProduct.updateMany({ where: { id }, data: { chargeId: null } });
    }
    // Once its pictures are uploaded, an unanswered call may still make a product whose id we do not have.
    if (shopId === null) return;
    await this.deleteDuplicatesLater(tx, id);
  }
}

function notUpdated(reason: string): string {
  return `The newest version isn’t on this product yet. ${reason}`;
}

export function isOutOfCredits(error: unknown): boolean {
  return error instanceof AppError && error.code === 'insufficient_credits';
}

/** Why a program could not be charged, for the seller; null where that is not what went wrong. */
export function chargeRefusal(error: unknown): string | null {
  return error instanceof AppError && error.code === 'daily_cap_reached' ? `${error.message} Then retry.` : null;
}

const outOfCredits = 'You have no credits left for this product. It goes on by itself after you buy some.';
