import { SentEventType } from '../../../api/model/sentEventType.ts';
import { WebhookEventType } from '../../../api/model/webhookEventType.ts';

const EVENTS: Record<WebhookEventType, { name: string; hint: string }> = {
  'design.finished': { name: 'Design finished', hint: 'Drawn, and its product made.' },
  'design.failed': { name: 'Design failed', hint: 'Canceled and discarded too.' },
  'design.published': { name: 'Design published', hint: 'It is in your shop.' },
  'design.needs_review': { name: 'Design needs a decision', hint: 'It waits for your review.' },
  'batch.finished': { name: 'Batch finished', hint: 'Each of its rows has ended.' },
  'product.deleted': { name: 'Product deleted', hint: 'We found it gone at Printify.' },
  'credits.low': { name: 'Credits low', hint: 'Five or fewer are left.' },
  'credits.added': { name: 'Credits added', hint: 'Bought, renewed or granted.' },
  'connection.expiring': { name: 'Connection ends soon', hint: 'Renew your Printify token.' },
};

export const EVENT_OPTIONS = Object.entries(EVENTS).map(([value, words]) => ({
  value: value as WebhookEventType,
  ...words,
}));

export function eventName(type: SentEventType): string {
  return type === SentEventType.webhooktest ? 'Test' : EVENTS[type].name;
}

/** "Design finished, Design failed and 3 more". */
export function eventSummary(events: readonly WebhookEventType[]): string {
  const names = events.map(eventName);
  if (names.length === EVENT_OPTIONS.length) return 'All events';
  const shown = names.slice(0, 3).join(', ');
  return names.length > 3 ? `${shown} and ${names.length - 3} more` : shown;
}
