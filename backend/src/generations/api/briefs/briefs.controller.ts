import { Body, Controller, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type AuthUser, CurrentUser } from '../../../platform/http/decorators.ts';
import { ApiProblems } from '../../../platform/http/problems.ts';
import { Scope } from '../../../platform/http/scopes.ts';
import { BriefsService } from '../../briefs/briefs.service.ts';
import { SuggestBrief, SuggestedBrief } from './briefs.dto.ts';

@ApiTags('Generations')
@ApiBearerAuth()
@Controller('api/briefs')
export class BriefsController {
  constructor(private readonly briefs: BriefsService) {}

  @Post()
  @HttpCode(HttpStatus.OK)
  @Scope('design')
  @ApiOperation({
    operationId: 'suggestBrief',
    summary: 'How an idea is read: what is printed and what is drawn, free of charge',
    description:
      'Takes a second or two. Change what you like and send it as `brief` to `suggestConcepts`, `createSketches` and `createGeneration`. Every word that it prints is in the idea. The same idea may be read otherwise another day, unless its `source` is `grammar`.',
  })
  @ApiOkResponse({ type: SuggestedBrief, description: 'The brief.' })
  @ApiProblems('validation_failed', 'bad_json', 'payload_too_large', 'rate_limited', 'busy')
  suggestBrief(@CurrentUser() { id }: AuthUser, @Body() body: SuggestBrief): Promise<SuggestedBrief> {
    return this.briefs.readBrief(id, body.idea);
  }
}
