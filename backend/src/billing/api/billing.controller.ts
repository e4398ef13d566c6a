import { Body, Controller, Get, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type AuthUser, CurrentUser } from '../../platform/http/decorators.ts';
import { ApiProblems } from '../../platform/http/problems.ts';
import { Scope } from '../../platform/http/scopes.ts';
import { Idempotent } from '../../platform/idempotency/idempotent.ts';
import { RateLimits } from '../../platform/limits/rate-limits.ts';
import {
  BillView,
  BuyCredits,
  ChangePlan,
  CheckoutOutcome,
  CheckoutReference,
  CreateCheckout,
  HostedPage,
  SubscriptionView,
} from './billing.dto.ts';
import { CheckoutService } from './checkout.service.ts';
import { SubscriptionsService } from './subscriptions.service.ts';

/** Calls of one seller that reach the provider: all sellers share its rate limit. */
const providerCalls = { name: 'billing', points: 60, seconds: 60 };

@ApiTags('Billing')
@ApiBearerAuth()
@Controller('api/stripe')
export class BillingController {
  constructor(
    private readonly checkout: CheckoutService,
    private readonly subscriptions: SubscriptionsService,
    private readonly limits: RateLimits,
  ) {}

  @Get('subscription')
  @Scope('billing:read')
  @ApiOperation({
    operationId: 'getSubscription',
    summary: 'Your plan, what plans there are, and what credits cost you',
    description: 'Plans and packs come with the prices that you would pay today.',
  })
  @ApiOkResponse({ type: SubscriptionView, description: 'Your plan and what is for sale.' })
  @ApiProblems()
  getSubscription(@CurrentUser() user: AuthUser): Promise<SubscriptionView> {
    return this.subscriptions.getSubscription(user.id);
  }

  @Get('invoices')
  @Scope('billing:read')
  @ApiOperation({
    operationId: 'listInvoices',
    summary: 'What you paid for, newest first',
    description: 'Invoices of plans, read from Stripe when you ask, and packs of credits.',
  })
  @ApiOkResponse({ type: [BillView], description: 'Your bills.' })
  @ApiProblems('rate_limited', 'payments_failed', 'payments_unavailable')
  async listInvoices(@CurrentUser() user: AuthUser): Promise<BillView[]> {
    await this.limits.consume(providerCalls, user.id);
    return this.subscriptions.listInvoices(user.id);
  }

  @Idempotent()
  @Post('create-checkout')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({
    operationId: 'createCheckout',
    summary: 'Subscribe to a plan',
    description:
      'Opens a checkout page at Stripe; nothing is paid before somebody pays there. While one is open for the same plan, it is answered again. Needs an account without a plan.',
  })
  @ApiOkResponse({ type: HostedPage, description: 'Where to pay.' })
  @ApiProblems(
    'validation_failed',
    'already_subscribed',
    'payment_due',
    'rate_limited',
    'payments_failed',
    'payments_unavailable',
  )
  async createCheckout(@CurrentUser() user: AuthUser, @Body() body: CreateCheckout): Promise<HostedPage> {
    await this.limits.consume(providerCalls, user.id);
    return this.checkout.createCheckout(user, body);
  }

  @Idempotent()
  @Post('buy-credits')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({
    operationId: 'buyCredits',
    summary: 'Buy a pack of credits',
    description:
      'Opens a checkout page at Stripe for a pack of credits, with a plan or without one; nothing is paid before somebody pays there.',
  })
  @ApiOkResponse({ type: HostedPage, description: 'Where to pay.' })
  @ApiProblems('validation_failed', 'rate_limited', 'payments_failed', 'payments_unavailable')
  async buyCredits(@CurrentUser() user: AuthUser, @Body() body: BuyCredits): Promise<HostedPage> {
    await this.limits.consume(providerCalls, user.id);
    return this.checkout.buyCredits(user, body);
  }

  @Post('confirm-checkout')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({
    operationId: 'confirmCheckout',
    summary: 'What became of a checkout you come back from',
    description:
      'Asks Stripe how the checkout stands and adds the credits where it is paid, without waiting for a webhook. Needs one of your checkouts: its id is the last part of the `url` that `createCheckout` or `buyCredits` answered with.',
  })
  @ApiOkResponse({ type: CheckoutOutcome, description: 'How the checkout stands.' })
  @ApiProblems('validation_failed', 'not_found', 'rate_limited', 'payments_failed', 'payments_unavailable')
  async confirmCheckout(@CurrentUser() user: AuthUser, @Body() body: CheckoutReference): Promise<CheckoutOutcome> {
    await this.limits.consume(providerCalls, user.id);
    return this.checkout.confirmCheckout(user.id, body);
  }

  @Idempotent()
  @Post('change-plan')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({
    operationId: 'changePlan',
    summary: 'Move to another plan: up at once, down from the next month on',
    description:
      'A larger plan starts and is paid at once; a smaller one starts with the next month. Needs a plan that is paid for.',
  })
  @ApiOkResponse({ type: SubscriptionView, description: 'Your plan after the change.' })
  @ApiProblems(
    'validation_failed',
    'payment_refused',
    'no_subscription',
    'payment_due',
    'rate_limited',
    'payments_failed',
    'payments_unavailable',
  )
  async changePlan(@CurrentUser() user: AuthUser, @Body() body: ChangePlan): Promise<SubscriptionView> {
    await this.limits.consume(providerCalls, user.id);
    return this.subscriptions.changePlan(user.id, body);
  }

  @Post('cancel-subscription')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({
    operationId: 'cancelSubscription',
    summary: 'Let the plan end with the month that is paid',
    description:
      'It stays active until the month that is paid is over; credits stay valid until they expire. Needs a plan that is paid for.',
  })
  @ApiOkResponse({ type: SubscriptionView, description: 'Your plan after the change.' })
  @ApiProblems('no_subscription', 'rate_limited', 'payments_failed', 'payments_unavailable')
  async cancelSubscription(@CurrentUser() user: AuthUser): Promise<SubscriptionView> {
    await this.limits.consume(providerCalls, user.id);
    return this.subscriptions.setCancellation(user.id, true);
  }

  @Post('resume-subscription')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({
    operationId: 'resumeSubscription',
    summary: 'Keep a plan that was to end',
    description: 'Takes a cancellation back while the plan is still active. Needs a plan that is paid for.',
  })
  @ApiOkResponse({ type: SubscriptionView, description: 'Your plan after the change.' })
  @ApiProblems('no_subscription', 'rate_limited', 'payments_failed', 'payments_unavailable')
  async resumeSubscription(@CurrentUser() user: AuthUser): Promise<SubscriptionView> {
    await this.limits.consume(providerCalls, user.id);
    return this.subscriptions.setCancellation(user.id, false);
  }

  @Post('portal')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({
    operationId: 'openBillingPortal',
    summary: 'Your card and invoices at the payment provider',
    description: "A link to Stripe's customer portal. Needs a plan that is paid for.",
  })
  @ApiOkResponse({ type: HostedPage, description: 'Where the portal is.' })
  @ApiProblems('no_subscription', 'rate_limited', 'payments_failed', 'payments_unavailable')
  async openBillingPortal(@CurrentUser() user: AuthUser): Promise<HostedPage> {
    await this.limits.consume(providerCalls, user.id);
    return this.subscriptions.openBillingPortal(user.id);
  }
}
