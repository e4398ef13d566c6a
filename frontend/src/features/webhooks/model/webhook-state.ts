import type { WebhookView } from '../../../api/model/webhookView.ts';

interface WebhookState {
  name: string;
  badge: 'secondary' | 'destructive' | 'outline';
  /** What to know, where it does not simply work. */
  notice: string | null;
}

const OFF_NOTICES = {
  seller: 'You switched it off. Nothing is sent until you switch it on.',
  gone: 'We switched it off because its receiver answered 410 Gone.',
  failing: 'We switched it off because nothing was accepted for about three days. See the log for what was answered.',
};

export function stateOf({ enabled, offReason, failingSince }: WebhookView): WebhookState {
  if (!enabled) return { name: 'Off', badge: 'outline', notice: OFF_NOTICES[offReason ?? 'seller'] };
  if (!failingSince) return { name: 'On', badge: 'secondary', notice: null };
  const notice = 'Its receiver isn’t accepting events. We try each one again for about three days.';
  return { name: 'Failing', badge: 'destructive', notice };
}

export const WEBHOOK_PARAM = 'webhook';
