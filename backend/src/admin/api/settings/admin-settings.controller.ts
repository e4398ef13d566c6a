import { Body, Controller, Get, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AdminOnly, type AuthUser, CurrentUser } from '../../../platform/http/decorators.ts';
import { ApiProblems } from '../../../platform/http/problems.ts';
import { AdminSettings } from './admin-settings.dto.ts';
import { AdminSettingsService } from './admin-settings.service.ts';

@ApiTags('Admin')
@ApiBearerAuth()
@AdminOnly()
@Controller('api/admin/settings')
export class AdminSettingsController {
  constructor(private readonly settings: AdminSettingsService) {}

  @Get()
  @ApiOperation({
    operationId: 'getAdminSettings',
    summary: 'What is set for everybody',
    description: 'Credits of a new account and the size in which pictures are asked for. Needs an administrator.',
  })
  @ApiOkResponse({ type: AdminSettings, description: 'The settings.' })
  @ApiProblems('forbidden')
  getAdminSettings(): Promise<AdminSettings> {
    return this.settings.getAdminSettings();
  }

  @Post()
  @HttpCode(HttpStatus.OK)
  @ApiOperation({
    operationId: 'saveAdminSettings',
    summary: 'Change what is set for everybody',
    description: 'What is absent, or not a number, becomes the default. Needs an administrator.',
  })
  @ApiOkResponse({ type: AdminSettings, description: 'The settings after the change.' })
  @ApiProblems('forbidden', 'validation_failed')
  saveAdminSettings(@CurrentUser() admin: AuthUser, @Body() body: AdminSettings): Promise<AdminSettings> {
    return this.settings.saveAdminSettings(admin.id, body);
  }
}
