import { Body, Controller, Delete, Get, Header, HttpCode, HttpStatus, Param, Post } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { NeedsRecentSignIn } from '../../auth/index.ts';
import { type AuthUser, CurrentUser } from '../../platform/http/decorators.ts';
import { LimitedByUser } from '../../platform/http/limit.guard.ts';
import { ApiIdParam, PathId } from '../../platform/http/path-id.ts';
import { ApiProblems } from '../../platform/http/problems.ts';
import { Idempotent } from '../../platform/idempotency/idempotent.ts';
import { ApiKeys } from '../keys/api-keys.ts';
import { ApiKeyView, CreateApiKey, CreatedApiKey } from './api-keys.dto.ts';
import { ApiKeysService } from './api-keys.service.ts';

const creations = { name: 'api-keys', points: 60, seconds: 3600 };

/** Without a scope: a program makes, sees and removes no key, also not its own. */
@ApiTags('API keys')
@ApiBearerAuth()
@Controller('api/keys')
export class ApiKeysController {
  constructor(
    private readonly service: ApiKeysService,
    private readonly keys: ApiKeys,
  ) {}

  @LimitedByUser(creations)
  @NeedsRecentSignIn()
  @Idempotent()
  @Post()
  @Header('Cache-Control', 'no-store')
  @ApiOperation({
    operationId: 'createApiKey',
    summary: 'Make an API key',
    description:
      'For programs of yours: they send it as `Authorization: Bearer ink_…`. It is shown once. At most 50. Asks for a sign-in of the last minutes, or one with a second factor.',
  })
  @ApiCreatedResponse({ type: CreatedApiKey, description: 'The key.' })
  @ApiProblems('validation_failed', 'bad_json', 'payload_too_large', 'rate_limited', 'recent_sign_in_required')
  createApiKey(@CurrentUser() user: AuthUser, @Body() body: CreateApiKey): Promise<CreatedApiKey> {
    return this.service.createApiKey(user, body);
  }

  @Get()
  @ApiOperation({
    operationId: 'listApiKeys',
    summary: 'Your API keys',
    description: 'Newest first, also those that have ended. The keys themselves are not stored.',
  })
  @ApiOkResponse({ type: [ApiKeyView], description: 'Your keys.' })
  @ApiProblems()
  listApiKeys(@CurrentUser() user: AuthUser): Promise<ApiKeyView[]> {
    return this.service.listApiKeys(user.id);
  }

  @Delete(':id')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiIdParam('The key.')
  @ApiOperation({
    operationId: 'deleteApiKey',
    summary: 'Remove an API key',
    description:
      'It is refused from the next request on. What it has begun goes on. Needs an API key: its `id` comes from `listApiKeys`.',
  })
  @ApiNoContentResponse({ description: 'It is removed.' })
  @ApiProblems('not_found')
  deleteApiKey(@CurrentUser() user: AuthUser, @Param('id', PathId) id: string): Promise<void> {
    return this.keys.remove(user.id, id);
  }
}
