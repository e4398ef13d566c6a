import { Injectable } from '@nestjs/common';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { AuthUser } from '../../../platform/http/decorators.ts';
import { RateLimits } from '../../../platform/limits/rate-limits.ts';
import { AcceptDesigns } from '../../accepting/accept-designs.ts';
import { toPublishChoice } from '../publishing/publishing.dto.ts';
import type { CreateGeneration, GenerateOutcome } from './generate.dto.ts';

const generateLimit = { name: 'generate', points: 60, seconds: 60 };

@Injectable()
export class GenerateService {
  constructor(
    private readonly designs: AcceptDesigns,
    private readonly limits: RateLimits,
  ) {}

  async createGeneration({ id: userId }: AuthUser, request: CreateGeneration): Promise<GenerateOutcome> {
    await this.limits.consume(generateLimit, userId);
    const { idea, selectedColors: colors, engine, style, concept: seed } = request;
    const terms = await this.designs.termsOf(userId);
    if (engine !== 'press') refusePressFields(request);
    const publish = toPublishChoice(request);
    const order = { idea, colors, engine, style: style ?? undefined, seed: seed ?? undefined };
    const { id: generationId, status, cached } = await this.designs.accept(terms, order, { publish });
    return { status, cached, generationId };
  }
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
