import type { WebhookEventType } from '../../api/model/webhookEventType.ts';

/** When a webhook is sent what. */
const WORDS: Record<WebhookEventType, string> = {
  'design.finished': 'A design and its product are made. It may still wait for you to publish it.',
  'design.failed': 'A design could not be made, or was given up. Its credit is back.',
  'design.published': 'A product is in your shop.',
  'design.needs_review': 'A person must decide: the background or the print is uncertain.',
  'batch.finished': 'Every row of a batch has ended.',
  'product.deleted': 'A product is gone from Printify.',
  'credits.low': 'Five credits or fewer are left.',
  'credits.added': 'Credits came: bought, or with your plan.',
  'connection.expiring': 'Your token of Printify ends soon.',
};

export const EVENTS = Object.entries(WORDS);
