import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { BlockedTerms } from '../../blocked-terms/index.ts';
import type { BriefDraft, BriefReading } from '../../designer/index.ts';
import { LimitReached, RateLimits } from '../../platform/limits/rate-limits.ts';
import { DAY_MS, MINUTE_MS } from '../../platform/time.ts';
import { SettingsService } from '../../settings/index.ts';
import { CostLimits } from '../costs/cost-limits.ts';
import { ImageCostsService } from '../costs/image-costs.service.ts';
import { BriefReader } from '../engines/brief-reader.ts';
import { ModelError } from '../engines/image-model.ts';
import { PressStudio } from '../engines/press/press-studio.ts';
import { CostLimitReached } from '../model/cost-limit-reached.ts';

/** As quick as a seller types with pauses. */
const briefLimit = { name: 'briefs', points: 40, seconds: 60 };
/** Of the model: some $0.04 a day. */
const modelBriefLimit = { name: 'model-briefs', points: 200, seconds: DAY_MS / 1000 };
/** A draft takes some 300 bytes. */
const stored = { max: 1000, ttl: 60 * MINUTE_MS };

export const briefSources = ['model', 'grammar'] as const;
export type BriefSource = (typeof briefSources)[number];

export type SourcedBrief = BriefReading & { source: BriefSource };

/** Ideas as briefs: by the text model, and by our own grammar wherever the model has no answer in time. */
@Injectable()
export class BriefsService {
  private readonly drafts = new LRUCache<string, BriefDraft>(stored);

  constructor(
    private readonly settings: SettingsService,
    private readonly blocked: BlockedTerms,
    private readonly limits: RateLimits,
    private readonly costLimits: CostLimits,
    private readonly costs: ImageCostsService,
    private readonly reader: BriefReader,
    private readonly studio: PressStudio,
  ) {}

  /** @throws AppError rate_limited, validation_failed, busy */
  async readBrief(userId: string, idea: string): Promise<SourcedBrief> {
    await this.limits.consume(briefLimit, userId);
    const { blockedWords } = await this.settings.findSettings(userId);
    await this.blocked.refuseTexts({ idea }, blockedWords);
    const draft = this.drafts.get(idea) ?? (await this.askModel(userId, idea));
    const brief = await this.studio.readBrief(userId, idea, draft);
    return { ...brief, source: draft ? 'model' : 'grammar' };
  }

  private async askModel(userId: string, idea: string): Promise<BriefDraft | null> {
    try {
      await this.costLimits.check(userId);
      await this.limits.consume(modelBriefLimit, userId);
      const draft = await this.reader.read({ idea, onBilled: (billed) => this.costs.record(userId, billed) });
      this.drafts.set(idea, draft);
      return draft;
    } catch (error) {
      if (hasNoAnswer(error)) return null;
      throw error;
    }
  }
}

/** The model is away, slow or refuses, or has been asked as much as it may be. */
function hasNoAnswer(error: unknown): boolean {
  const known = [ModelError, CostLimitReached, LimitReached];
  return known.some((kind) => error instanceof kind) || isTimeout(error);
}

const isTimeout = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError';
