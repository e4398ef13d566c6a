import { Body, Controller, Delete, Get, Header, HttpCode, HttpStatus, Post, StreamableFile } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProduces,
  ApiTags,
} from '@nestjs/swagger';
import { type AuthUser, CurrentUser } from '../platform/http/decorators.ts';
import { ApiProblems } from '../platform/http/problems.ts';
import { DeleteAccount, Preferences } from './account.dto.ts';
import { DeletionService } from './deletion.service.ts';
import { ExportService } from './export.service.ts';
import { PreferencesService } from './preferences.service.ts';

const zip = { type: 'application/zip', disposition: 'attachment; filename="inkloom-export.zip"' };

@ApiTags('Users')
@ApiBearerAuth()
@Controller('api/user')
export class AccountController {
  constructor(
    private readonly preferences: PreferencesService,
    private readonly exports: ExportService,
    private readonly deletion: DeletionService,
  ) {}

  @Get('preferences')
  @ApiOperation({ operationId: 'getPreferences', summary: 'Which mails you want' })
  @ApiOkResponse({ type: Preferences })
  @ApiProblems()
  readPreferences(@CurrentUser() user: AuthUser): Promise<Preferences> {
    return this.preferences.read(user.id);
  }

  @Post('preferences')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({ operationId: 'savePreferences', summary: 'Choose which mails you want' })
  @ApiOkResponse({ type: Preferences })
  @ApiProblems('validation_failed')
  savePreferences(@CurrentUser() user: AuthUser, @Body() body: Preferences): Promise<Preferences> {
    return this.preferences.save(user.id, body);
  }

  @Get('export')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ operationId: 'exportAccount', summary: 'Everything that is kept about you, in one archive' })
  @ApiProduces('application/zip')
  @ApiOkResponse({ description: 'JSON files and pictures', schema: { type: 'string', format: 'binary' } })
  @ApiProblems()
  async exportAccount(@CurrentUser() user: AuthUser): Promise<StreamableFile> {
    return new StreamableFile(await this.exports.archive(user.id), zip);
  }

  @Delete()
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiOperation({ operationId: 'deleteAccount', summary: 'Delete your account' })
  @ApiNoContentResponse()
  @ApiProblems('validation_failed', 'rate_limited')
  deleteAccount(@CurrentUser() user: AuthUser, @Body() body: DeleteAccount): Promise<void> {
    return this.deletion.delete(user.id, body.password);
  }
}
