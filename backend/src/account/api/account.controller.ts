import { Body, Controller, Delete, Get, Header, HttpCode, HttpStatus, Ip, StreamableFile } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type AuthUser, CurrentUser } from '../../platform/http/decorators.ts';
import { LimitedByUser } from '../../platform/http/limit.guard.ts';
import { ApiProblems } from '../../platform/http/problems.ts';
import { DeletionService } from '../deletion/deletion.service.ts';
import { ExportService } from '../export/export.service.ts';
import { DeleteAccount } from './account.dto.ts';

/** An archive reads every picture of an account. */
const archives = { name: 'account-export', points: 10, seconds: 3600 };

const zip = { type: 'application/zip', disposition: 'attachment; filename="inkloom-export.zip"' };

@ApiTags('Users')
@ApiBearerAuth()
@Controller('api/user')
export class AccountController {
  constructor(
    private readonly exports: ExportService,
    private readonly deletion: DeletionService,
  ) {}

  @LimitedByUser(archives)
  @Get('export')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({
    operationId: 'exportAccount',
    summary: 'Everything that is kept about you, in one archive',
    description: 'A ZIP archive that is written while you download it.',
  })
  @ApiOkResponse({
    description: 'JSON files and pictures.',
    content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } },
  })
  @ApiProblems('rate_limited')
  async exportAccount(@CurrentUser() user: AuthUser): Promise<StreamableFile> {
    return new StreamableFile(await this.exports.exportAccount(user.id), zip);
  }

  @Delete()
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiOperation({
    operationId: 'deleteAccount',
    summary: 'Delete your account',
    description:
      'Deletes the account with its designs and settings for good. Files and the plan end in the background; products at Printify stay. Needs the password of the account: the sample has that of the demo accounts.',
  })
  @ApiNoContentResponse({ description: 'The account is deleted.' })
  @ApiProblems('validation_failed', 'rate_limited')
  deleteAccount(@CurrentUser() user: AuthUser, @Ip() ip: string, @Body() body: DeleteAccount): Promise<void> {
    return this.deletion.deleteAccount(user.id, { password: body.password, ip });
  }
}
