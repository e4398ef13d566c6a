import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Param, Patch, Post } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { type AuthUser, CurrentUser } from '../../platform/http/decorators.ts';
import { LimitedByUser } from '../../platform/http/limit.guard.ts';
import { ApiIdParam, PathId } from '../../platform/http/path-id.ts';
import { ApiProblems } from '../../platform/http/problems.ts';
import { Scope } from '../../platform/http/scopes.ts';
import { Idempotent } from '../../platform/idempotency/idempotent.ts';
import { ChangeWebhook, CreateWebhook, NewWebhook, RotatedWebhook, WebhookView } from './webhook.dto.ts';
import { WebhooksService } from './webhooks.service.ts';

/** Each makes us search for a name. */
const saves = { name: 'webhook-save', points: 60, seconds: 600 };

const needed = 'Needs a webhook: its `id` comes from `listWebhooks`.';
const saveProblems = ['validation_failed', 'bad_json', 'payload_too_large', 'rate_limited'] as const;

@ApiTags('Webhooks')
@ApiBearerAuth()
@Controller('api/webhooks')
export class WebhooksController {
  constructor(private readonly webhooks: WebhooksService) {}

  @Scope('read')
  @Get()
  @ApiOperation({
    operationId: 'listWebhooks',
    summary: 'Your webhooks',
    description: 'Where your programs hear of what happens.',
  })
  @ApiOkResponse({ type: [WebhookView], description: 'Your webhooks, oldest first.' })
  @ApiProblems()
  listWebhooks(@CurrentUser() user: AuthUser): Promise<WebhookView[]> {
    return this.webhooks.listWebhooks(user.id);
  }

  @Scope('design')
  @LimitedByUser(saves)
  @Idempotent()
  @Post()
  @ApiOperation({
    operationId: 'createWebhook',
    summary: 'Have events sent to a program of yours',
    description:
      'Each event is a POST of `{type, timestamp, data}`, signed by Standard Webhooks (standardwebhooks.com) in the headers `webhook-id`, `webhook-timestamp` and `webhook-signature`; `body` of `listWebhookDeliveries` has the schema of each type. Anything from 200 to 299 within 15 seconds is a success. Else it is tried again nine times in about three days; 410 switches the webhook off. An event may come twice, with the same `webhook-id`; events of one design come in their order. At most 10 webhooks. Asks a person for a sign-in of the last minutes, or one with a second factor.',
  })
  @ApiCreatedResponse({ type: NewWebhook, description: 'The webhook with its secret, which is shown this once.' })
  @ApiProblems('too_many_webhooks', 'recent_sign_in_required', ...saveProblems)
  createWebhook(@CurrentUser() user: AuthUser, @Body() body: CreateWebhook): Promise<NewWebhook> {
    return this.webhooks.createWebhook(user, body);
  }

  @Scope('read')
  @Get(':id')
  @ApiIdParam('The webhook.')
  @ApiOperation({ operationId: 'getWebhook', summary: 'One webhook', description: `Without its secret. ${needed}` })
  @ApiOkResponse({ type: WebhookView, description: 'The webhook.' })
  @ApiProblems('not_found')
  getWebhook(@CurrentUser() user: AuthUser, @Param('id', PathId) id: string): Promise<WebhookView> {
    return this.webhooks.getWebhook(user.id, id);
  }

  @Scope('design')
  @LimitedByUser(saves)
  @Patch(':id')
  @ApiIdParam('The webhook.')
  @ApiOperation({
    operationId: 'changeWebhook',
    summary: 'Change a webhook, or switch it on or off',
    description: `What is absent stays. Another URL asks a person for a recent sign-in. ${needed}`,
  })
  @ApiOkResponse({ type: WebhookView, description: 'The webhook after the change.' })
  @ApiProblems('not_found', 'recent_sign_in_required', ...saveProblems)
  changeWebhook(
    @CurrentUser() user: AuthUser,
    @Param('id', PathId) id: string,
    @Body() body: ChangeWebhook,
  ): Promise<WebhookView> {
    return this.webhooks.changeWebhook(user, id, body);
  }

  @Scope('design')
  @Delete(':id')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiIdParam('The webhook.')
  @ApiOperation({
    operationId: 'deleteWebhook',
    summary: 'Delete a webhook',
    description: `With its log. ${needed}`,
  })
  @ApiNoContentResponse({ description: 'It is deleted.' })
  @ApiProblems('not_found')
  deleteWebhook(@CurrentUser() user: AuthUser, @Param('id', PathId) id: string): Promise<void> {
    return this.webhooks.deleteWebhook(user.id, id);
  }

  @Scope('design')
  @LimitedByUser(saves)
  @Idempotent()
  @Post(':id/rotate')
  @HttpCode(HttpStatus.OK)
  @ApiIdParam('The webhook.')
  @ApiOperation({
    operationId: 'rotateWebhookSecret',
    summary: 'A new secret for a webhook',
    description: `For 24 hours both secrets sign, with a space between the signatures. ${needed}`,
  })
  @ApiOkResponse({ type: RotatedWebhook, description: 'The new secret, which is shown this once.' })
  @ApiProblems('not_found', 'rate_limited')
  rotateWebhookSecret(@CurrentUser() user: AuthUser, @Param('id', PathId) id: string): Promise<RotatedWebhook> {
    return this.webhooks.rotateSecret(user.id, id);
  }
}
