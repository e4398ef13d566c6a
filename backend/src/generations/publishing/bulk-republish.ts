import { Injectable } from '@nestjs/common';
import { AppError } from '../../platform/errors/app-error.ts';
import { PrismaService } from '../../platform/prisma/prisma.service.ts';
import { type BulkFailure, type BulkResult, failed } from '../model/lists/bulk-result.ts';
import { RepublishService } from './republish.service.ts';

/** Each may wait at Printify for seconds; its account takes few calls at a time. */
const concurrency = 4;
const waitsForReview = 'This design needs your review first.';

/** Republishes those of many designs that can be. Published ones are not asked about at Printify. */
@Injectable()
export class BulkRepublish {
  constructor(
    private readonly prisma: PrismaService,
    private readonly republishing: RepublishService,
  ) {}

  async republishAll(userId: string, ids: string[]): Promise<BulkResult[]> {
    const known = await this.findKnownFailures(userId, ids);
    const results = new Map<string, BulkResult>();
    const waiting = [...ids];
    const work = async () => {
      for (let id = waiting.shift(); id; id = waiting.shift()) {
        results.set(id, { id, failure: known.get(id) ?? (await this.republish(userId, id)) });
      }
    };
    await Promise.all(Array.from({ length: concurrency }, work));
    return ids.flatMap((id) => results.get(id) ?? []);
  }

  private async findKnownFailures(userId: string, ids: string[]): Promise<Map<string, BulkFailure>> {
    const rows = await this.prisma.generation.findMany({
      where: {
        ...{ userId, id: { in: ids }, deletedAt: null },
        OR: [{ status: 'preview' }, { status: 'finalized', publishStatus: 'published' }],
      },
      select: { id: true, status: true },
    });
    return new Map(
      rows.map(({ id, status }) => [
        id,
        status === 'preview' ? failed('not_ready', waitsForReview) : failed('already_published'),
      ]),
    );
  }

  private async republish(userId: string, id: string): Promise<BulkFailure | null> {
    try {
      const { success, error } = await this.republishing.republish(userId, id);
      return success ? null : failed('provider_failed', error ?? undefined);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return failed(error.code, error.message);
    }
  }
}
