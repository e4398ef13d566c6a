import { Body, Controller, HttpCode, HttpStatus, Param, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type AuthUser, CurrentUser } from '../../../platform/http/decorators.ts';
import { ApiIdParam, PathId } from '../../../platform/http/path-id.ts';
import { ApiProblems } from '../../../platform/http/problems.ts';
import { Scope } from '../../../platform/http/scopes.ts';
import { PublishChoices } from '../../publishing/publish-choices.ts';
import { GenerationView } from '../generations/generation.dto.ts';
import { GenerationsService } from '../generations/generations.service.ts';
import { SetPublishing, toPublishChoice } from './publishing.dto.ts';

@ApiTags('Generations')
@ApiBearerAuth()
@Controller('api/generations')
export class PublishingController {
  constructor(
    private readonly choices: PublishChoices,
    private readonly generations: GenerationsService,
  ) {}

  @Put(':id/publishing')
  @HttpCode(HttpStatus.OK)
  @Scope('publish')
  @ApiOperation({
    operationId: 'setPublishing',
    summary: 'Choose when one of your designs goes to the shop',
    description:
      'For a design that has not been sent yet. With `now` a finished one goes out at once, any other when it is made. Needs a design with `publish_status` `draft`: its `id` comes from `listGenerations`.',
  })
  @ApiIdParam('The design.')
  @ApiOkResponse({ type: GenerationView, description: 'The design after the change.' })
  @ApiProblems('validation_failed', 'bad_json', 'not_found', 'not_ready', 'already_published')
  async setPublishing(
    @CurrentUser() user: AuthUser,
    @Param('id', PathId) id: string,
    @Body() body: SetPublishing,
  ): Promise<GenerationView> {
    await this.choices.choose(user.id, id, toPublishChoice(body));
    return this.generations.getGeneration(user.id, id);
  }
}
