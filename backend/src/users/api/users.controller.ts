import { Controller, Get } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type AuthUser, CurrentUser } from '../../platform/http/decorators.ts';
import { ApiProblems } from '../../platform/http/problems.ts';
import { Scope } from '../../platform/http/scopes.ts';
import { AppUser } from './app-user.dto.ts';
import { CurrentUserService } from './current-user.service.ts';

@ApiTags('Users')
@ApiBearerAuth()
@Controller('api/user')
export class UsersController {
  constructor(private readonly currentUser: CurrentUserService) {}

  @Get()
  @Scope('read')
  @ApiOperation({
    operationId: 'getCurrentUser',
    summary: 'The signed-in user with plan and credits',
    description: 'What the front end shows of you in its header and its settings.',
  })
  @ApiOkResponse({ type: AppUser, description: 'You.' })
  @ApiProblems()
  getCurrentUser(@CurrentUser() user: AuthUser): Promise<AppUser> {
    return this.currentUser.get(user.id);
  }
}
