import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CreditsService } from '../../credits/index.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { RateLimits } from '../../platform/limits/rate-limits.ts';
import type { DesignEngine, Generation, GenerationVersion } from '../../platform/prisma/client/client.ts';
import { Prisma, PrismaService, type Tx } from '../../platform/prisma/prisma.service.ts';
import { JobQueue } from '../../platform/queue/job-queue.ts';
import { recordHistory } from '../history/history.ts';
import { drawVersion } from '../jobs/draw-version.job.ts';
import { type PartStroke, type StoredRedraw, withNewPart } from '../model/documents/redraw.ts';
import { parseRetouch } from '../model/documents/retouch-document.ts';
import { parsePrints } from '../model/row.ts';
import { PressDocuments } from './documents/press-documents.ts';
import { RetouchDocuments } from './documents/retouch-documents.ts';
import type { VersionDocuments } from './documents/version-documents.ts';

/** Each draws print files, which takes a second or two of one core. */
const saveLimit = { name: 'version-save', points: 30, seconds: 60 };

export type StoredVersion = Omit<GenerationVersion, 'document' | 'updatedAt' | 'redraw'> & {
  document: unknown;
  redraw: unknown;
};

export interface DesignHistory {
  row: Generation;
  /** Newest first; there is always one. */
  versions: StoredVersion[];
}

export interface RedrawnPart {
  words: string;
  strokes: PartStroke[];
}

interface NewVersion {
  document: unknown;
  words: string[];
  /** Absent: whichever is the newest. */
  basedOn?: number;
  restoredFrom?: number;
  /** By the number of the version: what is paid for with it, and its document then. */
  redrawn?: (version: number) => { document: unknown; redraw: StoredRedraw };
}

/** A finished design as a document, and each save of it. */
@Injectable()
export class DesignVersions {
  private readonly documents: Record<DesignEngine, VersionDocuments>;

  constructor(
    private readonly prisma: PrismaService,
    private readonly queue: JobQueue,
    private readonly limits: RateLimits,
    private readonly credits: CreditsService,
    press: PressDocuments,
    retouch: RetouchDocuments,
  ) {
    this.documents = { press, ai: retouch };
  }

  /** @throws AppError not_found */
  find(userId: string, id: string): Promise<DesignHistory> {
    return this.load(userId, id);
  }

  /** With its newest version alone. @throws AppError not_found */
  findNewest(userId: string, id: string): Promise<DesignHistory> {
    return this.load(userId, id, { take: 1 });
  }

  /**
   * @param engine that the document is for
   * @throws AppError validation_failed by field, not_editable, not_ready, version_conflict, rate_limited, busy
   */
  async save(engine: DesignEngine, userId: string, id: string, document: unknown, basedOn: number): Promise<number> {
    await this.limits.consume(saveLimit, userId);
    const { row } = await this.findNewest(userId, id);
    if (row.engine !== engine) throw new AppError('not_editable', otherEngine[row.engine]);
    this.refuseUneditable(row);
    const parsed = this.documents[engine].parse(document);
    return this.store(row, { document: parsed, words: await this.check(row, parsed), basedOn });
  }

  /** @throws as `save`, and not_found where there is no such version */
  async restore(userId: string, id: string, version: number): Promise<number> {
    await this.limits.consume(saveLimit, userId);
    const { row, versions } = await this.find(userId, id);
    this.refuseUneditable(row);
    const wanted = versions.find((one) => one.version === version);
    if (!wanted) throw new AppError('not_found');
    const document = this.documents[row.engine].read(wanted.document);
    return this.store(row, { document, words: await this.check(row, document), restoredFrom: version });
  }

  /**
   * A version with a part drawn anew by the model, for one credit.
   *
   * @throws as `save`, and insufficient_credits, daily_cap_reached
   */
  async redraw(userId: string, id: string, retouch: unknown, basedOn: number, part: RedrawnPart): Promise<number> {
    await this.limits.consume(saveLimit, userId);
    const { row } = await this.findNewest(userId, id);
    if (row.engine !== 'ai') throw new AppError('not_editable', otherEngine[row.engine]);
    this.refuseUneditable(row);
    const parsed = parseRetouch(retouch);
    const { words, strokes } = part;
    await this.check(row, parseRetouch(withNewPart(parsed, parsed.picture, strokes)));
    const redraw = { id: randomUUID(), from: parsed.picture, words, strokes };
    const redrawn = (version: number) => ({ document: withNewPart(parsed, version, strokes), redraw });
    return this.store(row, {
      document: parsed,
      words: await this.documents.ai.words(userId, parsed),
      basedOn,
      redrawn,
    });
  }

  private async load(userId: string, id: string, page: { take?: number } = {}): Promise<DesignHistory> {
    // Before the row: it shows a version as soon as that is ready, and never one that is not in the list.
    const where = { generationId: id, generation: { userId } };
    const versions = await this.prisma.generationVersion.findMany({ where, orderBy: { version: 'desc' }, ...page });
    const row = await this.prisma.generation.findFirst({ where: { id, userId, deletedAt: null } });
    if (!row) throw new AppError('not_found');
    return { row, versions: versions.length > 0 ? versions : [this.asDrawn(row, [])] };
  }

  /** Its words. @throws AppError validation_failed by field, busy */
  private async check(row: Generation, document: unknown): Promise<string[]> {
    const documents = this.documents[row.engine];
    await documents.check(row, document);
    return documents.words(row.userId, document);
  }

  private async store(row: Generation, { basedOn, redrawn, ...saved }: NewVersion): Promise<number> {
    const { id: generationId, userId, engine } = row;
    const documents = this.documents[engine];
    const firstWords = await documents.words(userId, documents.first(row));
    return this.prisma.$transaction(async (tx) => {
      if (redrawn) await this.credits.lockAccount(tx, userId);
      const current = await lockDesign(tx, generationId);
      this.refuseUneditable(current);
      const newest = await this.newestOf(tx, current, firstWords);
      if (basedOn !== undefined && basedOn !== newest) throw new AppError('version_conflict', undefined, { newest });
      const version = newest + 1;
      const { document, redraw } = redrawn?.(version) ?? { document: saved.document };
      const data = { generationId, version, ...saved, document: asJson(document) };
      await tx.generationVersion.create({ data: { ...data, ...(redraw && { redraw: asJson(redraw) }) } });
      if (redraw) await this.credits.spend(tx, userId, redraw.id, 'A part redrawn');
      await recordHistory(tx, generationId, { kind: 'version_saved', detail: { version } });
      await this.queue.enqueue(tx, drawVersion, { generationId, version, attempt: 0 });
      return version;
    });
  }

  /** With the first save the design as it was drawn becomes a version too: its own columns will be those of another. */
  private async newestOf(tx: Tx, row: Generation, firstWords: string[]): Promise<number> {
    const { id: generationId } = row;
    const newest = await tx.generationVersion.findFirst({ where: { generationId }, orderBy: { version: 'desc' } });
    if (newest) return newest.version;
    const { document, prints, report, redraw: _, ...first } = this.asDrawn(row, firstWords);
    const json = { document: asJson(document), prints: asJson(prints), report: asJson(report) };
    await tx.generationVersion.create({ data: { ...first, ...json } });
    return first.version;
  }

  private refuseUneditable({ engine, status }: Generation): void {
    if (!this.documents[engine].states.includes(status)) throw new AppError('not_ready');
  }

  private asDrawn(row: Generation, words: string[]): StoredVersion {
    const { id: generationId, createdAt, report } = row;
    const document = this.documents[row.engine].first(row);
    const prints = parsePrints(row) ?? [];
    return {
      ...{ generationId, version: 0, document, words },
      ...{ state: 'ready', message: null, notice: null, restoredFrom: null, redraw: null, prints, report, createdAt },
    };
  }
}

/** Row first, then its versions, as everybody does. */
async function lockDesign(tx: Tx, id: string): Promise<Generation> {
  await tx.$queryRaw(Prisma.sql`SELECT 1 FROM generations WHERE id = ${id}::uuid FOR NO KEY UPDATE`);
  const row = await tx.generation.findFirst({ where: { id, deletedAt: null } });
  if (!row) throw new AppError('not_found');
  return row;
}

const otherEngine: Record<DesignEngine, string | undefined> = {
  ai: undefined,
  press: 'Press drew this design: it is changed by its words, pictures and inks.',
};

function asJson(value: unknown): Prisma.InputJsonObject {
  return value as Prisma.InputJsonObject;
}
