import { Controller, Delete, Get, HttpCode, HttpStatus, Param } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AppError } from '../platform/errors/app-error.ts';
import { type AuthUser, CurrentUser } from '../platform/http/decorators.ts';
import { ApiProblems } from '../platform/http/problems.ts';
import { SessionsService } from './sessions.service.ts';
import { SessionReference, toUserSession, UserSession } from './user-sessions.dto.ts';

@ApiTags('Users')
@ApiBearerAuth()
@Controller('api/user/sessions')
export class UserSessionsController {
  constructor(private readonly sessions: SessionsService) {}

  @Get()
  @ApiOperation({ operationId: 'listSessions', summary: 'Where you are signed in' })
  @ApiOkResponse({ type: [UserSession] })
  @ApiProblems()
  async list(@CurrentUser() user: AuthUser): Promise<UserSession[]> {
    const rows = await this.sessions.list(user.id);
    return rows.map((row) => toUserSession(row, user.sessionId));
  }

  @Delete(':id')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiOperation({ operationId: 'endSession', summary: 'Sign one device out' })
  @ApiNoContentResponse()
  @ApiProblems('validation_failed', 'not_found')
  async end(@CurrentUser() user: AuthUser, @Param() { id }: SessionReference): Promise<void> {
    if (!(await this.sessions.endOne(user.id, id))) throw new AppError('not_found');
  }

  @Delete()
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiOperation({ operationId: 'endOtherSessions', summary: 'Sign all other devices out' })
  @ApiNoContentResponse()
  @ApiProblems()
  endOthers(@CurrentUser() user: AuthUser): Promise<void> {
    return this.sessions.end(user.id, user.sessionId, 'others');
  }
}
