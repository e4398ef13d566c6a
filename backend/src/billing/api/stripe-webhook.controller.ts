import { Controller, Headers, HttpCode, HttpStatus, Post, type RawBodyRequest, Req } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Public } from '../../platform/http/decorators.ts';
import { StripeEventsService } from '../events/stripe-events.service.ts';

/** Public: the signature proves that Stripe is the sender. */
@ApiExcludeController()
@Controller('api/stripe/webhook')
export class StripeWebhookController {
  constructor(private readonly events: StripeEventsService) {}

  @Public()
  @Post()
  @HttpCode(HttpStatus.OK)
  async receiveEvent(
    @Req() request: RawBodyRequest<FastifyRequest>,
    @Headers('stripe-signature') signature: string | undefined,
  ): Promise<{ received: true }> {
    await this.events.receiveEvent(request.rawBody ?? Buffer.alloc(0), signature ?? '');
    return { received: true };
  }
}
