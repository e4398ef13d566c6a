import { Body, Controller, Get, HttpCode, HttpStatus, Param, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AdminOnly, type AuthUser, CurrentUser } from '../../../platform/http/decorators.ts';
import { ApiIdParam, PathId } from '../../../platform/http/path-id.ts';
import { ApiProblems } from '../../../platform/http/problems.ts';
import {
  AdminStats,
  AdminUser,
  AdminUserDetails,
  AdminUserPage,
  AdminUserQuery,
  SuspendUser,
} from './admin-users.dto.ts';
import { AdminUsersService } from './admin-users.service.ts';
import { StatsService } from './stats.service.ts';
import { SuspensionService } from './suspension.service.ts';
import { UserDetailsService } from './user-details.service.ts';

@ApiTags('Admin')
@ApiBearerAuth()
@AdminOnly()
@Controller('api/admin')
export class AdminUsersController {
  constructor(
    private readonly stats: StatsService,
    private readonly users: AdminUsersService,
    private readonly details: UserDetailsService,
    private readonly suspensions: SuspensionService,
  ) {}

  @Get('stats')
  @ApiOperation({
    operationId: 'getAdminStats',
    summary: 'The product in four numbers',
    description: 'Over all accounts. Needs an administrator.',
  })
  @ApiOkResponse({ type: AdminStats, description: 'The numbers.' })
  @ApiProblems('forbidden')
  getAdminStats(): Promise<AdminStats> {
    return this.stats.getAdminStats();
  }

  @Get('users')
  @ApiOperation({
    operationId: 'listAdminUsers',
    summary: 'Everybody with an account, by pages',
    description:
      'The rows of one page; `searchAdminUsers` also counts them. Reading the list is written to the audit log, once an hour. Needs an administrator.',
  })
  @ApiOkResponse({ type: [AdminUser], description: 'The users.' })
  @ApiProblems('forbidden', 'validation_failed')
  listAdminUsers(@CurrentUser() admin: AuthUser, @Query() query: AdminUserQuery): Promise<AdminUser[]> {
    return this.users.listAdminUsers(admin.id, query);
  }

  @Get('users/search')
  @ApiOperation({
    operationId: 'searchAdminUsers',
    summary: 'Users by part of their email or name, by pages',
    description:
      'Without `q` and `filter` it finds everybody, newest first unless it is sorted. Written to the audit log once an hour. Needs an administrator.',
  })
  @ApiOkResponse({ type: AdminUserPage, description: 'A page of users.' })
  @ApiProblems('forbidden', 'validation_failed')
  searchAdminUsers(@CurrentUser() admin: AuthUser, @Query() query: AdminUserQuery): Promise<AdminUserPage> {
    return this.users.searchAdminUsers(admin.id, query);
  }

  @Get('users/:id')
  @ApiOperation({
    operationId: 'getAdminUser',
    summary: "A user's account, designs, credits, payments and sessions",
    description:
      'The visit is written to the audit log. Needs an administrator and a user: the `id` comes from `listAdminUsers`.',
  })
  @ApiIdParam('The user.')
  @ApiOkResponse({ type: AdminUserDetails, description: 'The user.' })
  @ApiProblems('forbidden', 'not_found')
  getAdminUser(@CurrentUser() admin: AuthUser, @Param('id', PathId) id: string): Promise<AdminUserDetails> {
    return this.details.getAdminUser(admin.id, id);
  }

  @Post('users/:id/suspend')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({
    operationId: 'suspendUser',
    summary: 'Sign a user out everywhere and keep them out',
    description:
      'Works at once. Plan, credits and designs stay. Needs an administrator and another user: the `id` comes from `listAdminUsers`.',
  })
  @ApiIdParam('The user.')
  @ApiOkResponse({ type: AdminUser, description: 'The user after the change.' })
  @ApiProblems('forbidden', 'validation_failed', 'not_found', 'not_yourself')
  suspendUser(
    @CurrentUser() admin: AuthUser,
    @Param('id', PathId) id: string,
    @Body() { reason }: SuspendUser,
  ): Promise<AdminUser> {
    return this.suspensions.suspendUser(admin.id, id, reason);
  }

  @Post('users/:id/restore')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({
    operationId: 'restoreUser',
    summary: 'Let a suspended user in again',
    description:
      'A user who is not suspended is answered as they are. Needs an administrator and a user: the `id` comes from `listAdminUsers`.',
  })
  @ApiIdParam('The user.')
  @ApiOkResponse({ type: AdminUser, description: 'The user after the change.' })
  @ApiProblems('forbidden', 'not_found')
  restoreUser(@CurrentUser() admin: AuthUser, @Param('id', PathId) id: string): Promise<AdminUser> {
    return this.suspensions.restoreUser(admin.id, id);
  }
}
