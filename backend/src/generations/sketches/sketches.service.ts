import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { BlockedTerms } from '../../blocked-terms/index.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { type LimitDefinition, RateLimits } from '../../platform/limits/rate-limits.ts';
import type { AppSettings, GenerationSketch } from '../../platform/prisma/client/client.ts';
import { PrismaService } from '../../platform/prisma/prisma.service.ts';
import { FileStore } from '../../platform/storage/storage.ts';
import { DAY_MS } from '../../platform/time.ts';
import { SettingsService } from '../../settings/index.ts';
import { CostLimits } from '../costs/cost-limits.ts';
import { ImageCostsService } from '../costs/image-costs.service.ts';
import { type DrawRequest, ModelError } from '../engines/image-model.ts';
import { OpenAiImageModel } from '../engines/openai/openai-image-model.ts';
import { PressStudio } from '../engines/press/press-studio.ts';
import { CostLimitReached } from '../model/cost-limit-reached.ts';
import { newRequest } from '../model/documents/generation-request.ts';
import { fileKeys } from '../model/generation-names.ts';
import type { BilledImage } from '../model/image-costs.ts';
import { type DesignOrder, textsOf } from '../model/lists/design-order.ts';

export const sketchesPerSheet = 4;
const sheetsShown = 6;
/** Longer than any design waits to be drawn. */
export const sketchDays = 30;
/** Somebody waits for them; the model takes some ten seconds. */
const longestMs = 90_000;

export type SketchOrder = Pick<DesignOrder, 'idea' | 'colors' | 'brief'>;

/** Quick pictures by the image model to choose from, before a credit is spent. */
@Injectable()
export class SketchesService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly settings: SettingsService,
    private readonly blocked: BlockedTerms,
    private readonly limits: RateLimits,
    private readonly costLimits: CostLimits,
    private readonly costs: ImageCostsService,
    private readonly model: OpenAiImageModel,
    private readonly studio: PressStudio,
    private readonly store: FileStore,
  ) {}

  /** A sheet that the model does not draw is not counted. @throws AppError no_sketches, validation_failed, model_failed */
  async createSketches(userId: string, order: SketchOrder): Promise<GenerationSketch[]> {
    const { idea, colors, brief } = order;
    const [settings, appSettings] = await Promise.all([
      this.settings.findSettings(userId),
      this.prisma.appSettings.findUniqueOrThrow({ where: { id: 1 } }),
    ]);
    await this.blocked.refuseTexts(textsOf(order), settings.blockedWords);
    if (brief) await this.studio.checkPictures(userId, idea, brief);
    const limit = limitOfDay(appSettings);
    await this.checkCosts(userId);
    await this.limits.consume(limit, userId);
    try {
      return await this.draw({ userId, idea, colors, request: newRequest(settings, appSettings, { brief }) });
    } catch (error) {
      await this.limits.refund(limit, userId);
      throw error instanceof ModelError ? toAppError(error) : error;
    }
  }

  /** The newest sheets, newest first. */
  listSketches(userId: string): Promise<GenerationSketch[]> {
    return this.prisma.generationSketch.findMany({
      where: { userId, createdAt: { gte: new Date(Date.now() - sketchDays * DAY_MS) } },
      orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
      take: sheetsShown * sketchesPerSheet,
    });
  }

  /** @throws AppError validation_failed */
  async findSketch(userId: string, id: string): Promise<GenerationSketch> {
    const sketch = await this.prisma.generationSketch.findFirst({ where: { id, userId } });
    if (sketch) return sketch;
    const message = 'This sketch is no longer available. Make new ones.';
    throw new AppError('validation_failed', message, { fields: { sketch: message } });
  }

  private async checkCosts(userId: string): Promise<void> {
    try {
      await this.costLimits.check(userId);
    } catch (error) {
      throw error instanceof CostLimitReached ? new AppError('no_sketches') : error;
    }
  }

  private async draw(order: Omit<DrawRequest, 'onBilled'>): Promise<GenerationSketch[]> {
    const { userId, idea } = order;
    const sheetId = randomUUID();
    const onBilled = (billed: BilledImage) => this.costs.record(sheetId, billed);
    const signal = AbortSignal.timeout(longestMs);
    const pictures = await this.model.sketch({ ...order, onBilled }, sketchesPerSheet, signal);
    return this.save({ sheetId, userId, idea }, pictures);
  }

  private async save(sheet: { sheetId: string; userId: string; idea: string }, pictures: Buffer[]) {
    const keys = fileKeys({ id: sheet.sheetId, userId: sheet.userId, artVersion: 0 });
    const data: (typeof sheet & { id: string; imageKey: string })[] = [];
    for (const [at, bytes] of pictures.slice(0, sketchesPerSheet).entries()) {
      const imageKey = keys.image(`sketch-${at + 1}`, bytes);
      await this.store.put(imageKey, bytes, 'image/png');
      data.push({ ...sheet, id: randomUUID(), imageKey });
    }
    return this.prisma.$transaction((tx) => tx.generationSketch.createManyAndReturn({ data }));
  }
}

function limitOfDay({ sketchSheetsPerDay: points }: AppSettings): LimitDefinition {
  if (points === 0) throw new AppError('no_sketches');
  return { name: 'sketches', points, seconds: DAY_MS / 1000 };
}

function toAppError({ code, message }: ModelError): AppError {
  if (code === 'refused_by_model') return new AppError('validation_failed', message, { fields: { idea: message } });
  return new AppError('model_failed');
}
