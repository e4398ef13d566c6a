import { Check, ChevronDown, Clock, RotateCw, X } from 'lucide-react';
import { Collapsible } from 'radix-ui';
import { useRedeliverWebhook } from '../../../api/generated/webhooks/webhooks.ts';
import type { AttemptView } from '../../../api/model/attemptView.ts';
import type { DeliveryView } from '../../../api/model/deliveryView.ts';
import type { WebhookDeliveryState } from '../../../api/model/webhookDeliveryState.ts';
import { Button } from '../../../components/ui/button.tsx';
import { DateTime } from '../../../components/ui/date-time.tsx';
import { cn } from '../../../lib/cn.ts';
import { dateTime, pluralize, timeOrDay } from '../../../lib/format.ts';
import { eventName } from '../model/event-labels.ts';

interface DeliveryEntryProps {
  webhookId: string;
  delivery: DeliveryView;
}

const STATES: Record<WebhookDeliveryState, { icon: typeof Check; name: string }> = {
  waiting: { icon: Clock, name: 'Waiting' },
  delivered: { icon: Check, name: 'Delivered' },
  failed: { icon: X, name: 'Given up' },
};

export function DeliveryEntry({ webhookId, delivery }: DeliveryEntryProps) {
  const { type, state, happenedAt } = delivery;
  const { icon: Icon, name } = STATES[state];
  return (
    <li className="border-t first:border-t-0">
      <Collapsible.Root>
        <Collapsible.Trigger className="group -mx-3 flex min-h-14 w-[calc(100%+1.5rem)] items-center gap-3 rounded-md px-3 py-2 text-left hover:bg-muted">
          <Icon
            aria-hidden="true"
            className={cn('size-5 shrink-0', state === 'failed' ? 'text-destructive' : 'text-muted-foreground')}
          />
          <span className="grid min-w-0 flex-1 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center sm:gap-x-6">
            <span className="font-semibold">
              {eventName(type)} <span className="sr-only">{name}</span>
            </span>
            <span className="text-muted-foreground text-sm">
              <Outcome {...delivery} />
              {dateTime(happenedAt)}
            </span>
          </span>
          <ChevronDown
            aria-hidden="true"
            className="size-5 shrink-0 text-muted-foreground transition-transform duration-150 group-data-[state=open]:rotate-180"
          />
        </Collapsible.Trigger>
        <Collapsible.Content className="overflow-hidden data-[state=closed]:animate-close data-[state=open]:animate-open">
          <Details webhookId={webhookId} delivery={delivery} />
        </Collapsible.Content>
      </Collapsible.Root>
    </li>
  );
}

function Outcome({ attempts, tries }: DeliveryView) {
  const last = attempts.at(-1);
  if (!last) return 'Not tried yet · ';
  const answer = last.status ?? 'No answer';
  return tries > 1 ? `${answer}, ${pluralize(tries, 'try', 'tries')} · ` : `${answer} · `;
}

function Details({ webhookId, delivery }: DeliveryEntryProps) {
  const { id, eventId, state, nextAt, body, answer, attempts } = delivery;
  const redeliver = useRedeliverWebhook({
    mutation: { meta: { success: 'Sent again', failure: 'Not sent' } },
  });
  return (
    <div className="grid gap-4 pt-1 pb-6">
      <p className="text-sm">
        {state === 'waiting' && nextAt && attempts.length > 0 && `Tried again ${timeOrDay(nextAt)}. `}
        <span className="break-all text-muted-foreground">webhook-id {eventId}</span>
      </p>
      <Attempts attempts={attempts} />
      <Block label="Sent" text={JSON.stringify(body, null, 2)} />
      {answer !== null && answer !== '' && <Block label="Answered" text={answer} />}
      <Button
        size="sm"
        className="justify-self-start"
        disabled={redeliver.isPending}
        onClick={() => redeliver.mutate({ id: webhookId, deliveryId: id })}
      >
        <RotateCw aria-hidden="true" />
        {state === 'waiting' ? 'Try now' : 'Send again'}
      </Button>
    </div>
  );
}

function Attempts({ attempts }: { attempts: AttemptView[] }) {
  if (attempts.length === 0) return null;
  return (
    <ol aria-label="Tries" className="grid gap-1 text-sm">
      {attempts.map(({ at, status, ms, error }) => (
        <li key={at} className="flex flex-wrap gap-x-3">
          <DateTime at={at} />
          <span className={cn('min-w-0', error && 'text-destructive')}>{error ?? `Answered ${status}.`}</span>
          <span className="figures text-muted-foreground">{ms} ms</span>
        </li>
      ))}
    </ol>
  );
}

function Block({ label, text }: { label: string; text: string }) {
  return (
    <figure className="grid min-w-0 gap-1.5">
      <figcaption className="font-semibold text-sm">{label}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard */}
      <section aria-label={label} tabIndex={0} className="max-h-80 overflow-auto rounded-md bg-muted p-3 text-sm">
        <pre className="whitespace-pre-wrap break-all">
          <code>{text}</code>
        </pre>
      </section>
    </figure>
  );
}
