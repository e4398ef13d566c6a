import { Body, Controller, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { ApiAcceptedResponse, ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type AuthUser, CurrentUser } from '../../../platform/http/decorators.ts';
import { ApiProblems } from '../../../platform/http/problems.ts';
import { Scope } from '../../../platform/http/scopes.ts';
import { Idempotent } from '../../../platform/idempotency/idempotent.ts';
import { RepublishService } from '../../publishing/republish.service.ts';
import { ReviewService } from '../../review/review.service.ts';
import {
  CreateGeneration,
  FinalizeGeneration,
  GenerateOutcome,
  GenerationReference,
  PublishOutcome,
  RepushOutcome,
} from './generate.dto.ts';
import { GenerateService } from './generate.service.ts';

@ApiTags('Generations')
@ApiBearerAuth()
@Controller('api/generate')
export class GenerateController {
  constructor(
    private readonly generations: GenerateService,
    private readonly republishing: RepublishService,
    private readonly reviews: ReviewService,
  ) {}

  @Idempotent()
  @Post()
  @HttpCode(HttpStatus.ACCEPTED)
  @Scope('design')
  @ApiOperation({
    operationId: 'createGeneration',
    summary: 'Draw, list and publish one design for one credit',
    description:
      'Takes one credit and starts; `getGeneration` and `streamGenerations` show how far it is. A design that ends in error without a product gives the credit back. The same request again is answered with the same design, free of charge (`cached`). Needs a connected Printify account and a credit.',
  })
  @ApiAcceptedResponse({ type: GenerateOutcome, description: 'The design is accepted.' })
  @ApiProblems(
    'validation_failed',
    'bad_json',
    'insufficient_credits',
    'daily_cap_reached',
    'provider_not_connected',
    'payload_too_large',
    'rate_limited',
    'busy',
  )
  createGeneration(@CurrentUser() user: AuthUser, @Body() body: CreateGeneration): Promise<GenerateOutcome> {
    return this.generations.createGeneration(user, body);
  }

  @Idempotent()
  @Post('repush')
  @HttpCode(HttpStatus.OK)
  @Scope('publish')
  @ApiOperation({
    operationId: 'repushGeneration',
    summary: 'Take a drawn design to Printify once more, free of charge',
    description:
      'Uploads the stored picture, creates the product and publishes it. Needs a design that failed after it was drawn: its `id` comes from `listGenerations`.',
  })
  @ApiOkResponse({ type: RepushOutcome, description: 'Whether it is on its way again.' })
  @ApiProblems(
    'validation_failed',
    'not_found',
    'not_ready',
    'nothing_to_publish',
    'already_published',
    'provider_not_connected',
  )
  repushGeneration(@CurrentUser() user: AuthUser, @Body() body: GenerationReference): Promise<RepushOutcome> {
    return this.republishing.republish(user.id, body.generationId);
  }

  @Idempotent()
  @Post('retry-publish')
  @HttpCode(HttpStatus.OK)
  @Scope('publish')
  @ApiOperation({
    operationId: 'retryPublish',
    summary: 'Publish a finished product again, free of charge',
    description:
      'For a product that Printify has and the shop does not show. One whose design was edited gets the newest version first. Needs a finished design: its `id` comes from `listGenerations`.',
  })
  @ApiOkResponse({ type: PublishOutcome, description: 'The state of publishing.' })
  @ApiProblems('validation_failed', 'not_found', 'not_ready', 'provider_not_connected')
  retryPublish(@CurrentUser() user: AuthUser, @Body() body: GenerationReference): Promise<PublishOutcome> {
    return this.republishing.retryPublish(user.id, body.generationId);
  }

  @Idempotent()
  @Post('finalize')
  @HttpCode(HttpStatus.OK)
  @Scope('publish')
  @ApiOperation({
    operationId: 'finalizeGeneration',
    summary: 'Approve a design that waits for your review, have it cut out again, or republish one',
    description:
      'A design in preview is approved and goes on to Printify; with `background` or `selectedColors` it is cut out again from the stored drawing, free of charge, and checked again. Any other is republished where something is missing. Needs a design in `preview`: its `id` comes from `listGenerations`.',
  })
  @ApiOkResponse({ type: RepushOutcome, description: 'Whether it is on its way.' })
  @ApiProblems(
    'validation_failed',
    'not_found',
    'not_ready',
    'nothing_to_publish',
    'already_published',
    'provider_not_connected',
    'print_check_failed',
    'not_in_review',
    'rate_limited',
  )
  finalizeGeneration(@CurrentUser() user: AuthUser, @Body() body: FinalizeGeneration): Promise<RepushOutcome> {
    return this.reviews.finalize(user.id, body);
  }

  @Post('discard')
  @HttpCode(HttpStatus.OK)
  @Scope('design')
  @ApiOperation({
    operationId: 'discardGeneration',
    summary: 'Discard a design that waits for your review; its credit is refunded',
    description:
      'Nothing of it was sent to Printify. Needs a design in `preview`: its `id` comes from `listGenerations`.',
  })
  @ApiOkResponse({ type: RepushOutcome, description: 'Whether it was discarded.' })
  @ApiProblems('validation_failed', 'not_found', 'not_in_review')
  discardGeneration(@CurrentUser() user: AuthUser, @Body() body: GenerationReference): Promise<RepushOutcome> {
    return this.reviews.discard(user.id, body.generationId);
  }
}
