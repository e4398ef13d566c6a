import { Controller, Delete, Get, HttpCode, HttpStatus, Param } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AppError } from '../../../platform/errors/app-error.ts';
import { type AuthUser, CurrentUser } from '../../../platform/http/decorators.ts';
import { ApiIdParam, PathId } from '../../../platform/http/path-id.ts';
import { ApiProblems } from '../../../platform/http/problems.ts';
import { SessionsService } from '../../sessions/sessions.service.ts';
import { UserSession } from './user-sessions.dto.ts';
import { toUserSession } from './user-sessions.mapper.ts';

@ApiTags('Users')
@ApiBearerAuth()
@Controller('api/user/sessions')
export class UserSessionsController {
  constructor(private readonly sessions: SessionsService) {}

  @Get()
  @ApiOperation({
    operationId: 'listSessions',
    summary: 'Where you are signed in',
    description: 'Every session of your account that has not ended, whichever device began it.',
  })
  @ApiOkResponse({ type: [UserSession], description: 'Your sessions.' })
  @ApiProblems()
  async listSessions(@CurrentUser() user: AuthUser): Promise<UserSession[]> {
    const rows = await this.sessions.listSessions(user.id);
    return rows.map((row) => toUserSession(row, user.sessionId));
  }

  @Delete(':id')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiOperation({
    operationId: 'endSession',
    summary: 'Sign one device out',
    description:
      'Its tokens stop working at once; with the session that asks, so do yours. Needs one of your sessions: its `id` comes from `listSessions`.',
  })
  @ApiIdParam('The session.')
  @ApiNoContentResponse({ description: 'The session has ended.' })
  @ApiProblems('not_found')
  async endSession(@CurrentUser() user: AuthUser, @Param('id', PathId) id: string): Promise<void> {
    if (!(await this.sessions.endSession(user.id, id))) throw new AppError('not_found');
  }

  @Delete()
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiOperation({
    operationId: 'endOtherSessions',
    summary: 'Sign all other devices out',
    description: 'The session that asks goes on. Tokens of the others stop working at once.',
  })
  @ApiNoContentResponse({ description: 'All other sessions have ended.' })
  @ApiProblems()
  endOtherSessions(@CurrentUser() user: AuthUser): Promise<void> {
    return this.sessions.endSessions(user.id, user.sessionId, 'others');
  }
}
