import { Controller, Get, HttpCode, HttpStatus, Param, Post, Query } from '@nestjs/common';
import { ApiAcceptedResponse, ApiBearerAuth, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { type AuthUser, CurrentUser } from '../../platform/http/decorators.ts';
import { LimitedByUser } from '../../platform/http/limit.guard.ts';
import { ApiIdParam, PathId } from '../../platform/http/path-id.ts';
import { ApiProblems } from '../../platform/http/problems.ts';
import { Scope } from '../../platform/http/scopes.ts';
import { Idempotent } from '../../platform/idempotency/idempotent.ts';
import { DeliveriesService } from './deliveries.service.ts';
import { DeliveryAccepted, DeliveryList, DeliveryQuery } from './delivery.dto.ts';

/** Each is a request to somebody's server. */
const tests = { name: 'webhook-test', points: 10, seconds: 60 };
const redeliveries = { name: 'webhook-redeliver', points: 60, seconds: 60 };

const needed = 'Needs a webhook: its `id` comes from `listWebhooks`.';

@ApiTags('Webhooks')
@ApiBearerAuth()
@Controller('api/webhooks/:id')
export class DeliveriesController {
  constructor(private readonly deliveries: DeliveriesService) {}

  @Scope('design')
  @LimitedByUser(tests)
  @Idempotent()
  @Post('test')
  @HttpCode(HttpStatus.ACCEPTED)
  @ApiIdParam('The webhook.')
  @ApiOperation({
    operationId: 'testWebhook',
    summary: 'Send a test to a webhook',
    description: `An event \`webhook.test\`, signed like any other, once and also where the webhook is off. At most 10 in a minute. ${needed}`,
  })
  @ApiAcceptedResponse({ type: DeliveryAccepted, description: 'The delivery.' })
  @ApiProblems('not_found', 'rate_limited')
  testWebhook(@CurrentUser() user: AuthUser, @Param('id', PathId) id: string): Promise<DeliveryAccepted> {
    return this.deliveries.sendTest(user.id, id);
  }

  @Scope('read')
  @Get('deliveries')
  @ApiIdParam('The webhook.')
  @ApiOperation({
    operationId: 'listWebhookDeliveries',
    summary: 'What was sent to a webhook, and what it answered',
    description: `Of the last 30 days. ${needed}`,
  })
  @ApiOkResponse({ type: DeliveryList, description: 'A page of deliveries.' })
  @ApiProblems('validation_failed', 'not_found')
  listWebhookDeliveries(
    @CurrentUser() user: AuthUser,
    @Param('id', PathId) id: string,
    @Query() query: DeliveryQuery,
  ): Promise<DeliveryList> {
    return this.deliveries.listDeliveries(user.id, id, query);
  }

  @Scope('design')
  @LimitedByUser(redeliveries)
  @Idempotent()
  @Post('deliveries/:deliveryId/redeliver')
  @HttpCode(HttpStatus.ACCEPTED)
  @ApiIdParam('The webhook.')
  @ApiParam({
    name: 'deliveryId',
    format: 'uuid',
    description: 'One of its deliveries.',
    example: '0198c1de-7a4e-7c61-9f0e-6b6a3f1d2c4c',
  })
  @ApiOperation({
    operationId: 'redeliverWebhook',
    summary: 'Send an event again',
    description:
      'With the same `webhook-id`, and with as many tries as the first time. Needs a delivery: its `id` comes from `listWebhookDeliveries`.',
  })
  @ApiAcceptedResponse({ type: DeliveryAccepted, description: 'The delivery, which waits for its turn.' })
  @ApiProblems('not_found', 'rate_limited')
  redeliverWebhook(
    @CurrentUser() user: AuthUser,
    @Param('id', PathId) id: string,
    @Param('deliveryId', PathId) deliveryId: string,
  ): Promise<DeliveryAccepted> {
    return this.deliveries.redeliver(user.id, id, deliveryId);
  }
}
