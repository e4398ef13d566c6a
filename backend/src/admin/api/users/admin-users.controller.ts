import { Body, Controller, Get, HttpCode, HttpStatus, Param, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { AdminOnly, type AuthUser, CurrentUser } from '../../../platform/http/decorators.ts';
import { PathId } from '../../../platform/http/path-id.ts';
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

const idParam = { name: 'id', format: 'uuid', description: 'Id of the user.' };

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
  @ApiOperation({ operationId: 'getAdminStats', summary: 'The product in four numbers' })
  @ApiOkResponse({ type: AdminStats })
  @ApiProblems('forbidden')
  getAdminStats(): Promise<AdminStats> {
    return this.stats.getAdminStats();
  }

  @Get('users')
  @ApiOperation({ operationId: 'listAdminUsers', summary: 'Everybody with an account, newest first' })
  @ApiOkResponse({ type: [AdminUser] })
  @ApiProblems('forbidden')
  listAdminUsers(): Promise<AdminUser[]> {
    return this.users.listAdminUsers();
  }

  @Get('users/search')
  @ApiOperation({ operationId: 'searchAdminUsers', summary: 'Users by part of their email or name, by pages' })
  @ApiOkResponse({ type: AdminUserPage })
  @ApiProblems('forbidden', 'validation_failed')
  searchAdminUsers(@Query() query: AdminUserQuery): Promise<AdminUserPage> {
    return this.users.searchAdminUsers(query);
  }

  @Get('users/:id')
  @ApiOperation({ operationId: 'getAdminUser', summary: "A user's account, designs, credits, payments and sessions" })
  @ApiParam(idParam)
  @ApiOkResponse({ type: AdminUserDetails })
  @ApiProblems('forbidden', 'not_found')
  getAdminUser(@CurrentUser() admin: AuthUser, @Param('id', PathId) id: string): Promise<AdminUserDetails> {
    return this.details.getAdminUser(admin.id, id);
  }

  @Post('users/:id/suspend')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({ operationId: 'suspendUser', summary: 'Sign a user out everywhere and keep them out' })
  @ApiParam(idParam)
  @ApiOkResponse({ type: AdminUser })
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
  @ApiOperation({ operationId: 'restoreUser', summary: 'Let a suspended user in again' })
  @ApiParam(idParam)
  @ApiOkResponse({ type: AdminUser })
  @ApiProblems('forbidden', 'not_found')
  restoreUser(@CurrentUser() admin: AuthUser, @Param('id', PathId) id: string): Promise<AdminUser> {
    return this.suspensions.restoreUser(admin.id, id);
  }
}
