import type { WebhookEndpoint } from '../../platform/prisma/client/client.ts';
import type { DueDelivery } from '../delivering/delivery-store.ts';
import { parseAttempts } from '../model/attempt.ts';
import type { EventType } from '../model/event-types.ts';
import { toPayload } from '../model/payload.ts';
import type { DeliveryView } from './delivery.dto.ts';
import type { WebhookView } from './webhook.dto.ts';

export function toWebhookView(row: WebhookEndpoint): WebhookView {
  const { id, url, events, isEnabled: enabled, offReason, previousUntil } = row;
  const isRotating = previousUntil !== null && previousUntil > new Date();
  return {
    id,
    url,
    events: events as EventType[],
    enabled,
    offReason,
    offAt: iso(row.offAt),
    failingSince: iso(row.failingSince),
    previousValidUntil: isRotating ? iso(previousUntil) : null,
    createdAt: row.createdAt.toISOString(),
  };
}

export function toDeliveryView(row: DueDelivery, origin: string): DeliveryView {
  const { id, event, state, tries, answer } = row;
  return {
    id,
    eventId: event.id,
    type: event.type,
    state,
    happenedAt: event.at.toISOString(),
    tries,
    nextAt: state === 'waiting' ? row.nextAt.toISOString() : null,
    body: toPayload(event, origin),
    answer,
    attempts: parseAttempts(row),
  };
}

function iso(date: Date | null): string | null {
  return date?.toISOString() ?? null;
}
