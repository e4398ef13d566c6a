import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useListWebhooks } from '../../api/generated/webhooks/webhooks.ts';
import type { WebhookView } from '../../api/model/webhookView.ts';
import { Badge } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Card, CardHeader } from '../../components/ui/card.tsx';
import { QueryState } from '../../components/ui/state/query-state.tsx';
import { RowsSkeleton } from '../../components/ui/state/skeleton.tsx';
import { SecretDialog } from './form/secret-dialog.tsx';
import { WebhookDialog } from './form/webhook-dialog.tsx';
import { eventSummary } from './model/event-labels.ts';
import { stateOf, WEBHOOK_PARAM } from './model/webhook-state.ts';
import { WebhookDetails } from './webhook-details.tsx';

/** All webhooks, or the one that the address names. Programs change them too, so they are read whenever they are shown. */
export default function WebhooksSection() {
  const query = useListWebhooks({ query: { refetchOnMount: 'always' } });
  const [search] = useSearchParams();
  const [added, setAdded] = useState<Added | null>(null);
  const open = query.data?.find(({ id }) => id === search.get(WEBHOOK_PARAM));
  if (open) return <WebhookDetails key={open.id} webhook={open} />;
  const add = <AddButton onPress={() => setAdded({})} />;
  return (
    <Card aria-labelledby="webhooks">
      <CardHeader
        id="webhooks"
        title="Webhooks"
        lead="Your own programs hear of what happens: we post each event to a URL of yours, signed, and try again for three days where it isn’t accepted."
        aside={query.data && query.data.length > 0 && add}
      />
      <QueryState query={query} skeleton={<RowsSkeleton rows={2} className="h-20" />}>
        {(webhooks) => <Content webhooks={webhooks} add={add} />}
      </QueryState>
      {added && <AddDialog added={added} onChange={setAdded} />}
    </Card>
  );
}

/** What is added now; with its secret once it is there. */
interface Added {
  secret?: string;
}

function AddDialog({ added, onChange }: { added: Added; onChange: (added: Added | null) => void }) {
  const close = () => onChange(null);
  if (added.secret) return <SecretDialog secret={added.secret} onClose={close} />;
  return <WebhookDialog onCreated={(secret) => onChange({ secret })} onClose={close} />;
}

function Content({ webhooks, add }: { webhooks: WebhookView[]; add: ReactNode }) {
  if (webhooks.length === 0)
    return (
      <div className="grid justify-items-start gap-4">
        <p>You have none yet. Add one to hear when a design is finished.</p>
        {add}
      </div>
    );
  return (
    <ul className="grid">
      {webhooks.map((webhook) => (
        <WebhookRow key={webhook.id} webhook={webhook} />
      ))}
    </ul>
  );
}

function WebhookRow({ webhook }: { webhook: WebhookView }) {
  const { id, url, events } = webhook;
  const { name, badge } = stateOf(webhook);
  return (
    <li className="border-t first:border-t-0">
      <Link
        to={{ search: `?${WEBHOOK_PARAM}=${id}` }}
        className="-mx-3 grid gap-1.5 rounded-md px-3 py-4 hover:bg-muted sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center sm:gap-x-6"
      >
        <span className="grid min-w-0 gap-1">
          <span className="font-semibold wrap-anywhere">{url}</span>
          <span className="text-muted-foreground text-sm">{eventSummary(events)}</span>
        </span>
        <Badge variant={badge} className="justify-self-start">
          {name}
        </Badge>
      </Link>
    </li>
  );
}

function AddButton({ onPress }: { onPress: () => void }) {
  return (
    <Button variant="ink" onClick={onPress}>
      <Plus aria-hidden="true" />
      Add webhook
    </Button>
  );
}
