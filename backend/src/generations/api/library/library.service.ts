import { Injectable } from '@nestjs/common';
import { RateLimits } from '../../../platform/limits/rate-limits.ts';
import { ArchiveService } from '../../archive/archive.service.ts';
import { BulkRepublish } from '../../publishing/bulk-republish.ts';
import { TrashService } from '../../trash/trash.service.ts';
import type { ArchiveLink, BulkOutcome } from './library.dto.ts';
import { toBulkOutcome } from './library.mapper.ts';

const bulkLimit = { name: 'bulk', points: 120, seconds: 60 };

@Injectable()
export class LibraryService {
  constructor(
    private readonly trash: TrashService,
    private readonly republishing: BulkRepublish,
    private readonly archives: ArchiveService,
    private readonly limits: RateLimits,
  ) {}

  async deleteGenerations(userId: string, ids: string[]): Promise<BulkOutcome> {
    await this.limits.consume(bulkLimit, userId);
    return toBulkOutcome(await this.trash.delete(userId, ids));
  }

  async restoreGenerations(userId: string, ids: string[]): Promise<BulkOutcome> {
    await this.limits.consume(bulkLimit, userId);
    return toBulkOutcome(await this.trash.restore(userId, ids));
  }

  async republishGenerations(userId: string, ids: string[]): Promise<BulkOutcome> {
    await this.limits.consume(bulkLimit, userId);
    return toBulkOutcome(await this.republishing.republishAll(userId, ids));
  }

  async createArchiveLink(userId: string, ids: string[]): Promise<ArchiveLink> {
    const { token, designs } = await this.archives.createToken(userId, ids);
    return { url: `/api/generations/archive/${token}`, designs };
  }
}
