import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.ts';
import { DeliveriesController } from './api/deliveries.controller.ts';
import { DeliveriesService } from './api/deliveries.service.ts';
import { WebhooksController } from './api/webhooks.controller.ts';
import { WebhooksService } from './api/webhooks.service.ts';
import { DeliverWebhooksHandler } from './delivering/deliver-webhooks.handler.ts';
import { DeliveryStore } from './delivering/delivery-store.ts';
import { DueWebhooksHandler } from './delivering/due-webhooks.handler.ts';
import { EndpointDelivery } from './delivering/endpoint-delivery.ts';
import { EndpointSecrets } from './delivering/endpoint-secrets.ts';
import { ResealWebhooksHandler } from './delivering/reseal-webhooks.handler.ts';
import { SweepEventsHandler } from './delivering/sweep-events.handler.ts';
import { SwitchOff } from './delivering/switch-off.ts';
import { WaitingListener } from './delivering/waiting-listener.ts';
import { WebhookGauges } from './delivering/webhook-gauges.ts';
import { HostAddresses } from './sending/host-addresses.ts';
import { ReceiverAddresses } from './sending/receiver-addresses.ts';
import { WebhookSender } from './sending/webhook-sender.ts';

const sending = [HostAddresses, ReceiverAddresses, WebhookSender];
const delivering = [DeliveryStore, EndpointDelivery, EndpointSecrets, SwitchOff, WaitingListener, WebhookGauges];
const handlers = [DeliverWebhooksHandler, DueWebhooksHandler, ResealWebhooksHandler, SweepEventsHandler];

@Module({
  imports: [AuthModule],
  controllers: [WebhooksController, DeliveriesController],
  providers: [...sending, ...delivering, ...handlers, WebhooksService, DeliveriesService],
})
export class WebhooksModule {}
