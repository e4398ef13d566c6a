import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { deleteInBatches } from '../../platform/prisma/delete-in-batches.ts';
import { Prisma, PrismaService } from '../../platform/prisma/prisma.service.ts';
import type { EmptyPayload } from '../../platform/queue/job-definition.ts';
import { type HandlesJob, type JobContext, JobHandler } from '../../platform/queue/job-handler.ts';
import { FileStore } from '../../platform/storage/storage.ts';
import { DAY_MS } from '../../platform/time.ts';
import { sweepDesigns } from '../jobs/upkeep/sweep-designs.job.ts';
import { fileFolder } from '../model/generation-names.ts';
import { sketchDays } from '../sketches/sketches.service.ts';

/** A trigger refuses to delete progress that is younger, and any other event. */
const progressDays = 90;
const spentStepDays = 30;

@Injectable()
@JobHandler(sweepDesigns)
export class SweepDesignsHandler implements HandlesJob<EmptyPayload> {
  constructor(
    private readonly prisma: PrismaService,
    private readonly files: FileStore,
    private readonly log: PinoLogger,
  ) {}

  async handle(_: EmptyPayload, { signal }: JobContext): Promise<void> {
    const events = await deleteInBatches(signal, (limit) => this.deleteProgress(limit));
    const steps = await deleteInBatches(signal, (limit) => this.deleteSpentSteps(limit));
    const sketches = await deleteInBatches(signal, (limit) => this.deleteSketches(limit));
    this.log.info({ events, steps, sketches }, 'removed the progress of old designs, and old sketches');
  }

  private deleteProgress(limit: number): Promise<number> {
    const before = daysAgo(progressDays);
    return this.prisma.$executeRaw(Prisma.sql`
      DELETE FROM generation_events WHERE id = ANY (ARRAY(
        SELECT event.id FROM generation_events event JOIN generations design ON design.id = event.generation_id
         WHERE event.kind IN ('began', 'resumed', 'step_done', 'waiting') AND event.at < ${before}
           AND design.status IN ('finalized', 'error') AND design.finished_at < ${before}
         ORDER BY event.at LIMIT ${limit} FOR UPDATE OF event SKIP LOCKED))`);
  }

  /** Files first: after a crash the row still says where they are. */
  private async deleteSketches(limit: number): Promise<number> {
    const old = await this.prisma.generationSketch.findMany({
      where: { createdAt: { lt: daysAgo(sketchDays) } },
      orderBy: { createdAt: 'asc' },
      take: limit,
      select: { id: true, sheetId: true, userId: true },
    });
    const folders = new Set(old.map(({ sheetId: id, userId }) => fileFolder({ id, userId })));
    for (const folder of folders) await this.files.removeFolder(folder);
    const { count } = await this.prisma.generationSketch.deleteMany({ where: { id: { in: old.map(({ id }) => id) } } });
    return count;
  }

  /** A product that is made again is uploaded and published again; the results of the other steps are used as they are. */
  private deleteSpentSteps(limit: number): Promise<number> {
    const before = daysAgo(spentStepDays);
    return this.prisma.$executeRaw(Prisma.sql`
      DELETE FROM generation_steps WHERE (generation_id, name) IN (
        SELECT step.generation_id, step.name FROM generation_steps step
          JOIN generations design ON design.id = step.generation_id
         WHERE step.name IN ('upload', 'publish') AND step.finished_at < ${before}
           AND design.status = 'finalized' AND design.finished_at < ${before}
         ORDER BY step.finished_at LIMIT ${limit} FOR UPDATE OF design SKIP LOCKED)`);
  }
}

function daysAgo(days: number): Date {
  return new Date(Date.now() - days * DAY_MS);
}
