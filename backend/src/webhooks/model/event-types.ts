/** What an endpoint may choose. */
export const eventTypes = [
  'design.finished',
  'design.failed',
  'design.published',
  'design.needs_review',
  'batch.finished',
  'product.deleted',
  'credits.low',
  'credits.added',
  'connection.expiring',
] as const;
export type EventType = (typeof eventTypes)[number];

/** Sent by a press of the test button, to any endpoint. */
export const testEvent = 'webhook.test';

/** Until then events and deliveries are stored. A trigger refuses to delete an event that is younger. */
export const eventDays = 30;
