import { Injectable } from '@nestjs/common';
import type { DesignDocument } from '../../../designer/index.ts';
import { LineUps } from '../../../line-ups/index.ts';
import type { LineUpItem } from '../../../line-ups/model/line-up.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { AuthUser } from '../../../platform/http/decorators.ts';
import { hasScope, requireScope } from '../../../platform/http/scopes.ts';
import { RateLimits } from '../../../platform/limits/rate-limits.ts';
import { AcceptDesigns } from '../../accepting/accept-designs.ts';
import { documentRefused, parseDocument } from '../../model/documents/design-document.ts';
import { parseBrief } from '../../model/documents/seller-brief.ts';
import type { PublishChoice } from '../../model/status/publish-choice.ts';
import { SketchesService } from '../../sketches/sketches.service.ts';
import { toPublishChoice } from '../publishing/publishing.dto.ts';
import type { CreateGeneration, GenerateOutcome } from './generate.dto.ts';

const generateLimit = { name: 'generate', points: 60, seconds: 60 };

@Injectable()
export class GenerateService {
  constructor(
    private readonly designs: AcceptDesigns,
    private readonly limits: RateLimits,
    private readonly sketches: SketchesService,
    private readonly lineUps: LineUps,
  ) {}

  async createGeneration(user: AuthUser, request: CreateGeneration): Promise<GenerateOutcome> {
    const userId = user.id;
    await this.limits.consume(generateLimit, userId);
    const { idea, selectedColors: colors, engine, style, concept: seed } = request;
    const terms = await this.designs.termsOf(userId);
    if (engine === 'press') refuseSketch(request);
    else refusePressFields(request);
    const sketch = request.sketch ? await this.sketches.findSketch(userId, request.sketch) : undefined;
    const publish = choiceOf(user, request);
    const brief = request.brief ? parseBrief(request.brief) : undefined;
    const press = { style: style ?? undefined, seed: seed ?? undefined, document: readDocument(request) };
    const order = { idea, colors, engine, brief, ...press, sketchKey: sketch?.imageKey };
    const products = await this.productsOf(userId, request);
    const accepted = await this.designs.accept(terms, order, { publish, products });
    const { id: generationId, status, cached, productsAdded } = accepted;
    return { status, cached, generationId, ...(productsAdded > 0 && { productsAdded }) };
  }

  /** Undefined where no line-up is named. @throws AppError validation_failed where there is no such line-up */
  private async productsOf(userId: string, { lineUpId }: CreateGeneration): Promise<LineUpItem[] | undefined> {
    if (lineUpId === undefined) return undefined;
    if (lineUpId === null) return [];
    const found = await this.lineUps.find(userId, lineUpId).catch(noSuchLineUp);
    return found.items;
  }
}

/** What a program without the scope makes waits for its seller. */
function choiceOf(user: AuthUser, { publish, publishAt }: CreateGeneration): PublishChoice {
  const missing = hasScope(user, 'publish') ? 'now' : 'approved';
  const choice = toPublishChoice({ publish: publish ?? missing, publishAt });
  if (choice.publishWhen !== 'approved') requireScope(user, 'publish');
  return choice;
}

/** A field that the model ignores is refused, so that nobody pays for another design than they chose. */
function refusePressFields(request: CreateGeneration): void {
  const message = 'This is for Press alone. Choose the engine "press", or leave it out.';
  refuseGiven(request, ['style', 'concept', 'document'], message);
}

/** It says all of what is drawn. @throws AppError validation_failed by field */
function readDocument(request: CreateGeneration): DesignDocument | undefined {
  if (request.document == null) return undefined;
  refuseGiven(request, ['brief', 'style', 'concept'], 'The document says this already. Leave it out.');
  const document = parseDocument(request.document);
  if (document.idea !== request.idea) throw documentRefused({ idea: 'This is not the idea of the request.' });
  return document;
}

function refuseGiven(
  request: CreateGeneration,
  names: ('brief' | 'style' | 'concept' | 'document')[],
  message: string,
): void {
  const given = names.filter((name) => request[name] != null);
  if (given.length === 0) return;
  throw new AppError('validation_failed', message, {
    fields: Object.fromEntries(given.map((name) => [name, message])),
  });
}

function noSuchLineUp(error: unknown): never {
  if (!(error instanceof AppError) || error.code !== 'not_found') throw error;
  const message = 'This line-up no longer exists. Choose another one, or none.';
  throw new AppError('validation_failed', message, { fields: { lineUpId: message } });
}

function refuseSketch({ sketch }: CreateGeneration): void {
  if (sketch == null) return;
  const message = 'A sketch is for the AI model alone. Choose the engine "ai", or leave it out.';
  throw new AppError('validation_failed', message, { fields: { sketch: message } });
}
