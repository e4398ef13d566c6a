import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useDeleteApiKey } from '../../api/generated/api-keys/api-keys.ts';
import type { ApiKeyView } from '../../api/model/apiKeyView.ts';
import { Badge } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { QuestionDialog } from '../../components/ui/question-dialog.tsx';
import { mediumDay, pluralize, timeOrDay } from '../../lib/format.ts';
import { listScopes } from './scopes.ts';

export function KeyRow({ apiKey }: { apiKey: ApiKeyView }) {
  const [isRemoving, setRemoving] = useState(false);
  const { name, prefix, scopes } = apiKey;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-t py-4 first:border-t-0 first:pt-0 last:pb-0">
      <div className="grid min-w-0 flex-1 basis-64 gap-1">
        <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg">
          <span className="min-w-0 break-words">{name}</span>
          {isOver(apiKey) && <Badge variant="destructive">Ended</Badge>}
        </h3>
        <p>
          <code className="text-sm">{prefix}…</code>
          <span className="text-muted-foreground"> · {listScopes(scopes)}</span>
        </p>
        <p className="text-muted-foreground text-sm">{describe(apiKey).join(' · ')}</p>
      </div>
      <Button
        variant="quiet"
        size="sm"
        className="-mx-3"
        aria-label={`Remove ${name}`}
        onClick={() => setRemoving(true)}
      >
        <Trash2 aria-hidden="true" />
        Remove
      </Button>
      {isRemoving && <RemoveKeyDialog apiKey={apiKey} onClose={() => setRemoving(false)} />}
    </li>
  );
}

function isOver({ expiresAt }: ApiKeyView): boolean {
  return expiresAt !== null && Date.parse(expiresAt) <= Date.now();
}

function describe(apiKey: ApiKeyView): string[] {
  const { lastUsedAt, createdAt, expiresAt } = apiKey;
  return [
    lastUsedAt ? `Last used ${timeOrDay(lastUsedAt)}` : `Made ${mediumDay(createdAt)}, never used`,
    ...spending(apiKey),
    ...(expiresAt ? [`${isOver(apiKey) ? 'Ended' : 'Ends'} ${mediumDay(expiresAt)}`] : []),
  ];
}

/** Of a key that may spend. */
function spending(apiKey: ApiKeyView): string[] {
  const { scopes, creditsPerDay, creditsUsedToday: used } = apiKey;
  if (!scopes.includes('design') || isOver(apiKey)) return [];
  return [creditsPerDay === null ? `${pluralize(used, 'credit')} today` : `${used} of ${creditsPerDay} credits today`];
}

function RemoveKeyDialog({ apiKey: { id, name }, onClose }: { apiKey: ApiKeyView; onClose: () => void }) {
  const remove = useDeleteApiKey({
    mutation: {
      meta: { success: 'API key removed', failure: 'Couldn’t remove the key' },
      onSuccess: onClose,
    },
  });
  return (
    <QuestionDialog
      title={`Remove ${name}?`}
      consequence="Programs with this key are refused from now on. What they have begun is finished. You can’t undo this."
      action={remove.isPending ? 'Removing…' : 'Remove the key'}
      variant="destructive"
      isPending={remove.isPending}
      onConfirm={() => remove.mutate({ id })}
      onClose={onClose}
    />
  );
}
