import { ArrowLeft, KeyRound, Pencil, Power, Send, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import {
  useChangeWebhook,
  useDeleteWebhook,
  useRotateWebhookSecret,
  useTestWebhook,
} from '../../api/generated/webhooks/webhooks.ts';
import type { WebhookView } from '../../api/model/webhookView.ts';
import { Badge } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { QuestionDialog } from '../../components/ui/question-dialog.tsx';
import { cn } from '../../lib/cn.ts';
import { dateTime } from '../../lib/format.ts';
import { SecretDialog } from './form/secret-dialog.tsx';
import { WebhookDialog } from './form/webhook-dialog.tsx';
import { DeliveryLog } from './log/delivery-log.tsx';
import { eventName } from './model/event-labels.ts';
import { stateOf } from './model/webhook-state.ts';

type Shown = 'edit' | 'rotate' | 'delete' | null;

export function WebhookDetails({ webhook }: { webhook: WebhookView }) {
  const [shown, setShown] = useState<Shown>(null);
  const close = () => setShown(null);
  return (
    <>
      <Card aria-labelledby="webhook" className="grid gap-5">
        <Button asChild variant="quiet" size="sm" className="-ml-3 justify-self-start">
          <Link to={{ search: '' }}>
            <ArrowLeft aria-hidden="true" />
            All webhooks
          </Link>
        </Button>
        <Head webhook={webhook} />
        <Actions webhook={webhook} onShow={setShown} />
      </Card>
      <Card aria-labelledby="log" className="min-w-0">
        <DeliveryLog webhookId={webhook.id} />
      </Card>
      {shown === 'edit' && <WebhookDialog webhook={webhook} onClose={close} />}
      {shown === 'rotate' && <RotateDialog webhook={webhook} onClose={close} />}
      {shown === 'delete' && <DeleteDialog webhook={webhook} onClose={close} />}
    </>
  );
}

function Head({ webhook }: { webhook: WebhookView }) {
  const { url, events, offReason, offAt, failingSince, previousValidUntil } = webhook;
  const { name, badge, notice } = stateOf(webhook);
  const since = offAt ?? failingSince;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id="webhook" className="min-w-0 text-xl wrap-anywhere">
          {url}
        </h2>
        <Badge variant={badge}>{name}</Badge>
      </div>
      {notice && (
        <p className={cn('max-w-prose border-l-4 pl-3', offReason !== 'seller' && 'border-destructive')}>
          {notice} {since && <span className="text-muted-foreground">Since {dateTime(since)}.</span>}
        </p>
      )}
      <ul aria-label="Events" className="flex flex-wrap gap-1.5">
        {events.map((event) => (
          <li key={event} className="rounded-sm bg-muted px-2 py-0.5 text-sm">
            {eventName(event)}
          </li>
        ))}
      </ul>
      {previousValidUntil && (
        <p className="text-muted-foreground text-sm">
          Two secrets sign until {dateTime(previousValidUntil)}: the new one and the one before it.
        </p>
      )}
    </div>
  );
}

interface ActionsProps {
  webhook: WebhookView;
  onShow: (shown: Shown) => void;
}

function Actions({ webhook: { id, enabled }, onShow }: ActionsProps) {
  const test = useTestWebhook({
    mutation: { meta: { success: 'Test sent', successDetail: 'The log shows the answer.', failure: 'Not sent' } },
  });
  const change = useChangeWebhook({
    mutation: { meta: { success: enabled ? 'Switched off' : 'Switched on', failure: 'Nothing was changed' } },
  });
  const toggle = () => change.mutate({ id, data: { enabled: !enabled } });
  return (
    <div className="flex flex-wrap gap-2">
      {!enabled && (
        <Button variant="spot" disabled={change.isPending} onClick={toggle}>
          <Power aria-hidden="true" />
          Switch on
        </Button>
      )}
      <Button variant={enabled ? 'ink' : 'outline'} disabled={test.isPending} onClick={() => test.mutate({ id })}>
        <Send aria-hidden="true" />
        Send test
      </Button>
      <ActionButton icon={<Pencil aria-hidden="true" />} name="Edit" onPress={() => onShow('edit')} />
      <ActionButton icon={<KeyRound aria-hidden="true" />} name="New secret" onPress={() => onShow('rotate')} />
      {enabled && <ActionButton icon={<Power aria-hidden="true" />} name="Switch off" onPress={toggle} />}
      <ActionButton icon={<Trash2 aria-hidden="true" />} name="Delete" onPress={() => onShow('delete')} />
    </div>
  );
}

function ActionButton({ icon, name, onPress }: { icon: ReactNode; name: string; onPress: () => void }) {
  return (
    <Button variant="quiet" onClick={onPress}>
      {icon}
      {name}
    </Button>
  );
}

interface OwnDialogProps {
  webhook: WebhookView;
  onClose: () => void;
}

function RotateDialog({ webhook: { id }, onClose }: OwnDialogProps) {
  const rotate = useRotateWebhookSecret({ mutation: { meta: { failure: 'The secret wasn’t changed' } } });
  if (rotate.data) return <SecretDialog isRotated secret={rotate.data.secret} onClose={onClose} />;
  return (
    <QuestionDialog
      title="Make a new secret?"
      consequence="You see it once. For 24 hours, each request is signed with the new secret and with the one before, so your program can change over without missing an event. If a secret before that one still signs, it stops now."
      action={rotate.isPending ? 'Making…' : 'Make a new secret'}
      variant="ink"
      isPending={rotate.isPending}
      onConfirm={() => rotate.mutate({ id })}
      onClose={onClose}
    />
  );
}

function DeleteDialog({ webhook: { id }, onClose }: OwnDialogProps) {
  const navigate = useNavigate();
  const remove = useDeleteWebhook({
    mutation: {
      meta: { success: 'Webhook deleted', failure: 'Couldn’t delete' },
      onSuccess: () => navigate({ search: '' }),
    },
  });
  return (
    <QuestionDialog
      title="Delete this webhook?"
      consequence="Nothing more is sent to it, and its log and its secret are deleted. This can’t be undone."
      action={remove.isPending ? 'Deleting…' : 'Delete webhook'}
      variant="destructive"
      isPending={remove.isPending}
      onConfirm={() => remove.mutate({ id })}
      onClose={onClose}
    />
  );
}
