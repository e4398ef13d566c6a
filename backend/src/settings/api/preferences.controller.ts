import { Body, Controller, Get, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type AuthUser, CurrentUser } from '../../platform/http/decorators.ts';
import { ApiProblems } from '../../platform/http/problems.ts';
import { Scope } from '../../platform/http/scopes.ts';
import { Preferences } from './preferences.dto.ts';
import { PreferencesService } from './preferences.service.ts';

@ApiTags('Users')
@ApiBearerAuth()
@Controller('api/user/preferences')
export class PreferencesController {
  constructor(private readonly preferences: PreferencesService) {}

  @Get()
  @Scope('read')
  @ApiOperation({
    operationId: 'getPreferences',
    summary: 'Which mails you want',
    description: 'Mails about the account itself are always sent.',
  })
  @ApiOkResponse({ type: Preferences, description: 'Your choice.' })
  @ApiProblems()
  getPreferences(@CurrentUser() user: AuthUser): Promise<Preferences> {
    return this.preferences.getPreferences(user.id);
  }

  @Post()
  @HttpCode(HttpStatus.OK)
  @ApiOperation({
    operationId: 'savePreferences',
    summary: 'Choose which mails you want',
    description: 'Mails about the account itself are always sent.',
  })
  @ApiOkResponse({ type: Preferences, description: 'Your choice after the change.' })
  @ApiProblems('validation_failed')
  savePreferences(@CurrentUser() user: AuthUser, @Body() body: Preferences): Promise<Preferences> {
    return this.preferences.savePreferences(user.id, body);
  }
}
