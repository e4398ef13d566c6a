import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { BlockedTerms } from '../../../blocked-terms/index.ts';
import { CreditsService } from '../../../credits/index.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { AuthUser } from '../../../platform/http/decorators.ts';
import { RateLimits } from '../../../platform/limits/rate-limits.ts';
import type { Generation } from '../../../platform/prisma/client/client.ts';
import { PrismaService } from '../../../platform/prisma/prisma.service.ts';
import { isUniqueViolation } from '../../../platform/prisma/prisma-errors.ts';
import { Tracing } from '../../../platform/tracing/tracing.ts';
import { ConnectionsService, checkColors, ShirtCatalogService } from '../../../printify/index.ts';
import { type SellerSettings, SettingsService } from '../../../settings/index.ts';
import { PressStudio } from '../../engines/press/press-studio.ts';
import { recordHistory } from '../../history/history.ts';
import { newRequest, requestKey } from '../../model/generation-request.ts';
import { styleName, styleOf } from '../../model/style.ts';
import { DesignQueue } from '../../queueing/design-queue.ts';
import type { CreateGeneration, GenerateOutcome } from './generate.dto.ts';

/** Each but the first follows an equal request that was accepted and failed while this one was answered. */
const acceptTries = 4;
const generateLimit = { name: 'generate', points: 60, seconds: 60 };

type Draft = Awaited<ReturnType<GenerateService['draft']>>;

@Injectable()
export class GenerateService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly tracing: Tracing,
    private readonly credits: CreditsService,
    private readonly queue: DesignQueue,
    private readonly connections: ConnectionsService,
    private readonly catalog: ShirtCatalogService,
    private readonly settings: SettingsService,
    private readonly limits: RateLimits,
    private readonly studio: PressStudio,
    private readonly blocked: BlockedTerms,
  ) {}

  /** Accepts a request: row, charge and job in one transaction. The same request again gets the design that is there. */
  async createGeneration({ id: userId }: AuthUser, request: CreateGeneration): Promise<GenerateOutcome> {
    await this.limits.consume(generateLimit, userId);
    const connected = await this.connections.requireConnection(userId);
    const settings = await this.settings.findSettings(userId);
    checkColors(await this.catalog.availableColors(connected, settings.product), request.selectedColors);
    await this.blocked.refuseTexts({ idea: request.idea }, settings.blockedWords);
    return this.findOrAccept(await this.draft(userId, request, settings));
  }

  private async draft(userId: string, request: CreateGeneration, settings: SellerSettings) {
    const { idea, selectedColors: colors, engine } = request;
    const press = engine === 'press' ? await this.planPress(request) : undefined;
    if (!press) refusePressFields(request);
    const size = await this.prisma.appSettings.findUniqueOrThrow({ where: { id: 1 } });
    const stored = newRequest(settings, size, press);
    const key = requestKey(idea, colors, stored);
    const style = press ? styleName(press.style) : styleOf(idea);
    return { id: randomUUID(), userId, idea, colors, engine, style, request: stored, requestKey: key };
  }

  private planPress({ idea, style, concept }: CreateGeneration) {
    return this.studio.plan({ idea, style: style ?? undefined, seed: concept ?? undefined });
  }

  /** After a conflict with another request it searches again: the other's design is there, or has failed already. */
  private async findOrAccept(draft: Draft): Promise<GenerateOutcome> {
    for (let left = acceptTries - 1; ; left -= 1) {
      const known = await this.findSame(draft);
      if (known) return toOutcome(known, true);
      try {
        return toOutcome(await this.accept(draft), false);
      } catch (error) {
        if (left === 0 || !isConflict(error)) throw error;
      }
    }
  }

  private accept(draft: Draft): Promise<Generation> {
    return this.tracing.span('accept design', {}, () => this.store(draft));
  }

  /** All transactions lock account, generation (its trigger moves the feed), lot: in another order they deadlock. */
  private store(draft: Draft): Promise<Generation> {
    return this.prisma.$transaction(async (tx) => {
      await this.credits.lockAccount(tx, draft.userId);
      const row = await tx.generation.create({ data: draft });
      await this.credits.spend(tx, row.userId, row.id);
      await recordHistory(tx, row.id, { kind: 'accepted', detail: { colors: row.colors } });
      await this.queue.enqueue(tx, row);
      return row;
    });
  }

  private findSame({ userId, requestKey: key }: Draft): Promise<Generation | null> {
    return this.prisma.generation.findFirst({
      where: { userId, requestKey: key, status: { not: 'error' }, deletedAt: null },
    });
  }
}

function toOutcome({ id, status }: Generation, cached: boolean): GenerateOutcome {
  return { status, cached, generationId: id };
}

/** A field that the model ignores is refused, so that nobody pays for another design than they chose. */
function refusePressFields(request: CreateGeneration): void {
  const message = 'This is for Press alone. Choose the engine "press", or leave it out.';
  const given = (['style', 'concept'] as const).filter((name) => request[name] != null);
  if (given.length === 0) return;
  throw new AppError('validation_failed', message, {
    fields: Object.fromEntries(given.map((name) => [name, message])),
  });
}

/** True where the unique index has the same request already, or where that request took the last credit. */
function isConflict(error: unknown): boolean {
  if (error instanceof AppError) return error.code === 'insufficient_credits';
  return isUniqueViolation(error);
}
