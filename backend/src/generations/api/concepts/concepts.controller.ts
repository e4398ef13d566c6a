import { Body, Controller, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type AuthUser, CurrentUser } from '../../../platform/http/decorators.ts';
import { ApiProblems } from '../../../platform/http/problems.ts';
import { Scope } from '../../../platform/http/scopes.ts';
import { PressConcepts, SuggestConcepts } from './concepts.dto.ts';
import { ConceptsService } from './concepts.service.ts';

@ApiTags('Press')
@ApiBearerAuth()
@Controller('api/press')
export class ConceptsController {
  constructor(private readonly concepts: ConceptsService) {}

  @Post('concepts')
  @HttpCode(HttpStatus.OK)
  @Scope('design')
  @ApiOperation({
    operationId: 'suggestConcepts',
    summary: 'Four designs of an idea to choose from, free of charge',
    description:
      'Drawn by Press, our own vector designer, while you wait. To make one of them, send its `seed` as `concept` and its `style` to `createGeneration` with `engine` `press`.',
  })
  @ApiOkResponse({ type: PressConcepts, description: 'The concepts.' })
  @ApiProblems('validation_failed', 'bad_json', 'payload_too_large', 'rate_limited', 'busy')
  suggestConcepts(@CurrentUser() user: AuthUser, @Body() body: SuggestConcepts): Promise<PressConcepts> {
    return this.concepts.suggestConcepts(user.id, body);
  }
}
