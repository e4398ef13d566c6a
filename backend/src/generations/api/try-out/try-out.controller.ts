import { Body, Controller, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../../platform/http/decorators.ts';
import { LimitedByClient } from '../../../platform/http/limit.guard.ts';
import { ApiPublicProblems } from '../../../platform/http/problems.ts';
import { TriedDesign, TryIdea } from './try-out.dto.ts';
import { TryOutService } from './try-out.service.ts';

/** One network address may be a whole office. */
const fromOneClient = { name: 'press-try-out-ip', points: 20, seconds: 600 };

@ApiTags('Press')
@Controller('api/press')
export class TryOutController {
  constructor(private readonly tryOut: TryOutService) {}

  @Public()
  @LimitedByClient(fromOneClient)
  @Post('try-out')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({
    operationId: 'tryIdea',
    summary: 'One design of an idea, for visitors',
    security: [],
    description:
      'Needs no token. Drawn by Press, our own vector designer; no provider is asked and nothing is stored. The same words give the first design of `suggestConcepts`.',
  })
  @ApiOkResponse({ type: TriedDesign, description: 'The design.' })
  @ApiPublicProblems('validation_failed', 'bad_json', 'payload_too_large', 'rate_limited', 'busy')
  tryIdea(@Body() body: TryIdea): Promise<TriedDesign> {
    return this.tryOut.tryIdea(body);
  }
}
