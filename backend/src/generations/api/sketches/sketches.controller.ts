import { Body, Controller, Get, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type AuthUser, CurrentUser } from '../../../platform/http/decorators.ts';
import { ApiProblems } from '../../../platform/http/problems.ts';
import { Scope } from '../../../platform/http/scopes.ts';
import { Idempotent } from '../../../platform/idempotency/idempotent.ts';
import { FileLinks } from '../../../platform/storage/file-links.ts';
import { SketchesService } from '../../sketches/sketches.service.ts';
import { CreateSketches, Sketches } from './sketches.dto.ts';
import { toSketches, toSketchOrder } from './sketches.mapper.ts';

@ApiTags('Generations')
@ApiBearerAuth()
@Controller('api/sketches')
export class SketchesController {
  constructor(
    private readonly sketches: SketchesService,
    private readonly links: FileLinks,
  ) {}

  @Idempotent()
  @Post()
  @HttpCode(HttpStatus.CREATED)
  @Scope('design')
  @ApiOperation({
    operationId: 'createSketches',
    summary: 'Four quick pictures of an idea by the AI model, free of charge',
    description:
      'Takes some ten seconds. Send the `id` of the one you like as `sketch` to `createGeneration`: the design follows it. An administrator sets how many sheets a seller has in 24 hours; a sheet that the model does not draw is not counted.',
  })
  @ApiCreatedResponse({ type: Sketches, description: 'The new sheet: at most four.' })
  @ApiProblems(
    'validation_failed',
    'bad_json',
    'payload_too_large',
    'no_sketches',
    'rate_limited',
    'model_failed',
    'files_unavailable',
  )
  async createSketches(@CurrentUser() { id }: AuthUser, @Body() body: CreateSketches): Promise<Sketches> {
    return toSketches(await this.sketches.createSketches(id, toSketchOrder(body)), this.links);
  }

  @Get()
  @Scope('read')
  @ApiOperation({
    operationId: 'listSketches',
    summary: 'Your newest sketches',
    description: 'Of the last 30 days, newest sheet first.',
  })
  @ApiOkResponse({ type: Sketches, description: 'Up to six sheets.' })
  async listSketches(@CurrentUser() { id }: AuthUser): Promise<Sketches> {
    return toSketches(await this.sketches.listSketches(id), this.links);
  }
}
