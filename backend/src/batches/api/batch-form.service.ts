import { Injectable } from '@nestjs/common';
import { AppError } from '../../platform/errors/app-error.ts';
import { type LimitDefinition, RateLimits } from '../../platform/limits/rate-limits.ts';
import { Prisma, PrismaService } from '../../platform/prisma/prisma.service.ts';
import { batchFormFields, parseFormFields } from '../model/batch-form.ts';
import type { BatchFormView, SaveBatchForm, SavedBatchForm } from './batch-form.dto.ts';

/** Of two devices, each of which saves at most once in a second and a half. */
const saveLimit: LimitDefinition = { name: 'batch-form', points: 90, seconds: 60 };

const changed = 'This form was changed on another device. Read it, then make your change.';

/** The form of a new batch as its seller left it. A row stays when it is emptied, so that its versions go on. */
@Injectable()
export class BatchFormService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly limits: RateLimits,
  ) {}

  async getBatchForm(userId: string): Promise<BatchFormView> {
    const form = await this.prisma.batchForm.findUnique({ where: { userId } });
    if (!form) return { version: 0, fields: null, savedAt: null };
    return { version: form.version, fields: parseFormFields(form), savedAt: form.savedAt.toISOString() };
  }

  /** @throws AppError version_conflict, rate_limited */
  async saveBatchForm(userId: string, { basedOn, fields }: SaveBatchForm): Promise<SavedBatchForm> {
    await this.limits.consume(saveLimit, userId);
    const version = basedOn + 1;
    const savedAt = new Date();
    const data = { version, savedAt, fields: fields ? batchFormFields.parse(fields) : Prisma.DbNull };
    const { count } =
      basedOn === 0
        ? await this.prisma.batchForm.createMany({ data: [{ userId, ...data }], skipDuplicates: true })
        : await this.prisma.batchForm.updateMany({ where: { userId, version: basedOn }, data });
    if (count === 0) throw new AppError('version_conflict', changed, { newest: await this.readVersion(userId) });
    return { version, savedAt: savedAt.toISOString() };
  }

  private async readVersion(userId: string): Promise<number> {
    const form = await this.prisma.batchForm.findUnique({ where: { userId }, select: { version: true } });
    return form?.version ?? 0;
  }
}
