import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { BlockedTerms } from '../../../blocked-terms/index.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { RateLimits } from '../../../platform/limits/rate-limits.ts';
import { PressStudio } from '../../engines/press/press-studio.ts';
import type { TriedDesign, TriedImage, TryIdea } from './try-out.dto.ts';

/** What all visitors together have drawn: half a second of one core each. */
const drawLimit = { name: 'press-try-out', points: 60, seconds: 60 };
/** Drawn at once or waiting, in this process. */
const maxDrawing = 8;
/** A design takes some 100 KB. */
const maxStored = 200;
const visitors = 'visitors';

@Injectable()
export class TryOutService {
  private readonly stored = new LRUCache<string, Promise<TriedDesign>>({ max: maxStored });
  private drawing = 0;

  constructor(
    private readonly studio: PressStudio,
    private readonly limits: RateLimits,
    private readonly blocked: BlockedTerms,
  ) {}

  /** Checked as the idea of a seller is, also where the design is stored: the list may have changed since. */
  async tryIdea(request: TryIdea): Promise<TriedDesign> {
    await this.blocked.refuseTexts({ idea: request.idea }, []);
    const key = JSON.stringify([request.idea, request.style]);
    const design = this.stored.get(key) ?? this.drawOnce(request);
    this.stored.set(key, design);
    try {
      return await design;
    } catch (error) {
      this.stored.delete(key);
      throw error;
    }
  }

  private async drawOnce(request: TryIdea): Promise<TriedDesign> {
    if (this.drawing >= maxDrawing) throw new AppError('busy');
    this.drawing += 1;
    try {
      await this.limits.consume(drawLimit, 'all');
      return await this.draw(request);
    } finally {
      this.drawing -= 1;
    }
  }

  private async draw({ idea, style }: TryIdea): Promise<TriedDesign> {
    const plan = await this.studio.plan({ idea, style }, visitors);
    const drawFor = async (shirtTone: 'light' | 'dark'): Promise<TriedImage> => {
      const png = await this.studio.preview({ idea, ...plan, shirtTone }, visitors);
      return { shirtTone, url: `data:image/png;base64,${png.toString('base64')}` };
    };
    return { seed: plan.seed, style: plan.style, images: await Promise.all([drawFor('light'), drawFor('dark')]) };
  }
}
