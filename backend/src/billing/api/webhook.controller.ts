import { Controller, Headers, HttpCode, HttpStatus, Post, type RawBodyRequest, Req } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Public } from '../../platform/http/decorators.ts';
import { StripeEvents } from './stripe-events.service.ts';

/** Where Stripe rings. Its signature is what opens the door. */
@ApiExcludeController()
@Controller('api/stripe/webhook')
export class WebhookController {
  constructor(private readonly events: StripeEvents) {}

  @Public()
  @Post()
  @HttpCode(HttpStatus.OK)
  async ring(
    @Req() request: RawBodyRequest<FastifyRequest>,
    @Headers('stripe-signature') signature: string | undefined,
  ): Promise<{ received: true }> {
    await this.events.ring(request.rawBody ?? Buffer.alloc(0), signature ?? '');
    return { received: true };
  }
}
