import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { BlockedTerms } from '../blocked-terms/index.ts';
import { CreditsService } from '../credits/index.ts';
import { AppError } from '../platform/errors/app-error.ts';
import type { AuthUser } from '../platform/http/decorators.ts';
import { RateLimits } from '../platform/limits/rate-limits.ts';
import type { Generation } from '../platform/prisma/client/client.ts';
import { PrismaService } from '../platform/prisma/prisma.service.ts';
import { isUniqueViolation } from '../platform/prisma/prisma-errors.ts';
import { JobQueue } from '../platform/queue/job-queue.ts';
import { FileLinks } from '../platform/storage/file-links.ts';
import { ConnectionsService, ShirtCatalogService } from '../printify/index.ts';
import { SettingsService } from '../settings/index.ts';
import type { CreateGeneration, GenerateOutcome } from './dto/generate.dto.ts';
import type { GenerationView } from './dto/generation.dto.ts';
import { toGeneration, toOutcome } from './generation.mapper.ts';
import { newRequest, requestKey } from './generation-request.ts';
import { record } from './history.ts';
import { produceDesign } from './jobs.ts';
import { PressStudio } from './press/press-studio.ts';
import { styleOf } from './style.ts';

/** Each but the first follows an equal wish that came and failed within the time of one request. */
const acceptTries = 4;
const generateLimit = { name: 'generate', points: 60, seconds: 60 };

@Injectable()
export class GenerationsService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly credits: CreditsService,
    private readonly queue: JobQueue,
    private readonly connections: ConnectionsService,
    private readonly catalog: ShirtCatalogService,
    private readonly settings: SettingsService,
    private readonly links: FileLinks,
    private readonly limits: RateLimits,
    private readonly studio: PressStudio,
    private readonly blocked: BlockedTerms,
  ) {}

  /** Accepts a wish: row, charge and job in one transaction. The same wish again is answered with what is there. */
  async create(user: AuthUser, wish: CreateGeneration): Promise<GenerateOutcome> {
    await this.limits.consume(generateLimit, user.id);
    await this.connections.requireConnection(user.id);
    await this.catalog.checkColors(user.id, wish.selectedColors);
    await this.blocked.refuse({ idea: wish.idea }, (await this.settings.all(user.id)).blockedWords);
    return this.findOrAccept(await this.draft(user.id, wish));
  }

  async list(userId: string, limit: number): Promise<GenerationView[]> {
    const rows = await this.prisma.generation.findMany({
      where: { userId },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: limit,
    });
    return rows.map((row) => toGeneration(row, this.links));
  }

  async view(userId: string, id: string): Promise<GenerationView | null> {
    const row = await this.prisma.generation.findFirst({ where: { id, userId } });
    return row && toGeneration(row, this.links);
  }

  /** Changes with every change of a user's generations. */
  async version(userId: string): Promise<bigint> {
    const feed = await this.prisma.generationFeed.findUnique({ where: { userId } });
    return feed?.version ?? 0n;
  }

  private async draft(userId: string, { idea, selectedColors: colors, engine, ...wanted }: CreateGeneration) {
    const press = engine === 'press' ? await this.planFor(idea, wanted) : undefined;
    if (!press) refuseForModel(wanted);
    const size = await this.prisma.appSettings.findUniqueOrThrow({ where: { id: 1 } });
    const request = newRequest(await this.settings.all(userId), size, press);
    return {
      id: randomUUID(),
      userId,
      idea,
      colors,
      engine,
      style: press ? named(press.style) : styleOf(idea),
      request,
      requestKey: requestKey(idea, colors, request),
    };
  }

  private planFor(idea: string, { style, concept }: PressChoice) {
    return this.studio.plan({ idea, style: style ?? undefined, seed: concept ?? undefined });
  }

  /** What another request took from under this one is looked for again: it may be there by now, or have failed already. */
  private async findOrAccept(draft: Awaited<ReturnType<GenerationsService['draft']>>): Promise<GenerateOutcome> {
    for (let left = acceptTries - 1; ; left -= 1) {
      const known = await this.findSame(draft);
      if (known) return toOutcome(known, true);
      try {
        return toOutcome(await this.accept(draft), false);
      } catch (error) {
        if (left === 0 || !mayBeTaken(error)) throw error;
      }
    }
  }

  /**
   * Account, generation (whose trigger moves the seller's feed), lot: every transaction takes them in this order, also
   * the one that ends a generation and gives its credit back. The other way round the two would wait for each other.
   */
  private accept(draft: Awaited<ReturnType<GenerationsService['draft']>>): Promise<Generation> {
    return this.prisma.$transaction(async (tx) => {
      await this.credits.lockAccount(tx, draft.userId);
      const row = await tx.generation.create({ data: draft });
      await this.credits.spend(tx, row.userId, row.id);
      await record(tx, row.id, { kind: 'accepted', detail: { colors: row.colors } });
      await this.queue.enqueue(tx, produceDesign, { generationId: row.id });
      return row;
    });
  }

  private findSame({ userId, requestKey: key }: { userId: string; requestKey: string }): Promise<Generation | null> {
    return this.prisma.generation.findFirst({ where: { userId, requestKey: key, status: { not: 'error' } } });
  }
}

type PressChoice = Pick<CreateGeneration, 'style' | 'concept'>;

/** What would be left out of account is refused, so that nobody pays for another design than they chose. */
function refuseForModel(wanted: PressChoice): void {
  const message = 'This is for Press alone. Choose the engine "press", or leave it out.';
  const fields = Object.fromEntries(
    (['style', 'concept'] as const).filter((name) => wanted[name] != null).map((name) => [name, message]),
  );
  if (Object.keys(fields).length > 0) throw new AppError('validation_failed', message, { fields });
}

/** "Vintage" of vintage, as the styles of an image model's designs are named. */
function named(style: string): string {
  return style.charAt(0).toUpperCase() + style.slice(1);
}

/** True where the unique index says that the same wish is there already, or where that wish took the last credit. */
function mayBeTaken(error: unknown): boolean {
  if (error instanceof AppError) return error.code === 'insufficient_credits';
  return isUniqueViolation(error);
}
