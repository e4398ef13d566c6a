import { Plug } from 'lucide-react';
import { clientConfig } from '../../../api/client/config.ts';
import { useEndGrant, useListGrants } from '../../../api/generated/apps/apps.ts';
import type { Grant } from '../../../api/model/grant.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Card, CardHeader } from '../../../components/ui/card.tsx';
import { QueryState } from '../../../components/ui/state/query-state.tsx';
import { RowsSkeleton } from '../../../components/ui/state/skeleton.tsx';
import { mediumDay, pluralize, timeOrDay } from '../../../lib/format.ts';
import { SCOPES } from '../../api-keys/index.ts';

/** Fetched whenever it is shown: apps connect and work elsewhere. */
export default function ConnectedApps() {
  const grants = useListGrants({ query: { refetchOnMount: 'always' } });
  return (
    <Card aria-labelledby="connected-apps">
      <CardHeader
        id="connected-apps"
        title="Connected apps"
        lead="Assistants and other apps that you let into your account. Changing your password disconnects them all."
      />
      <div className="grid gap-6">
        <QueryState query={grants} skeleton={<RowsSkeleton rows={2} className="h-24" />}>
          {(all) => <Grants grants={all} />}
        </QueryState>
        {/* It would move with the list above it. */}
        {!grants.isPending && <Address />}
      </div>
    </Card>
  );
}

function Grants({ grants }: { grants: Grant[] }) {
  if (grants.length === 0) return <p>No app is connected.</p>;
  return (
    <ul>
      {grants.map((grant) => (
        <GrantRow key={grant.id} grant={grant} />
      ))}
    </ul>
  );
}

function GrantRow({ grant }: { grant: Grant }) {
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 border-t py-4 first:border-t-0 first:pt-0">
      <Plug aria-hidden="true" className="mt-1 size-5 shrink-0 text-muted-foreground" />
      <div className="grid min-w-0 flex-1 basis-52 gap-1">
        <h3 className="break-words text-lg">
          <bdi>{grant.name}</bdi>
        </h3>
        <p className="break-words text-muted-foreground text-sm">{describeUse(grant)}</p>
        <ul className="mt-1 grid list-disc gap-0.5 pl-5 text-sm marker:text-muted-foreground">
          {grant.scopes.map((scope) => (
            <li key={scope}>{describeScope(scope, grant)}</li>
          ))}
        </ul>
      </div>
      <DisconnectButton grant={grant} />
    </li>
  );
}

function describeUse({ address, created_at, last_used_at }: Grant): string {
  const use = last_used_at ? `last used ${timeOrDay(last_used_at)}` : 'not used yet';
  return `${address} · connected on ${mediumDay(created_at)}, ${use}`;
}

function describeScope(scope: Grant['scopes'][number], { credits_per_day: credits }: Grant): string {
  const { title } = SCOPES[scope];
  return scope === 'design' && credits ? `${title}, for ${pluralize(credits, 'credit')} a day at most` : title;
}

function DisconnectButton({ grant: { id, name } }: { grant: Grant }) {
  const end = useEndGrant({
    mutation: {
      meta: {
        success: 'Disconnected',
        successDetail: `${name} can do nothing here now.`,
        failure: 'Couldn’t disconnect',
      },
    },
  });
  return (
    <Button
      className="max-sm:ml-9"
      aria-label={`Disconnect ${name}`}
      disabled={end.isPending}
      onClick={() => end.mutate({ id })}
    >
      Disconnect
    </Button>
  );
}

/** What a seller types into an assistant. */
function Address() {
  return (
    <div className="grid gap-2 border-t pt-5">
      <h3 className="text-lg">Connect an assistant</h3>
      <p className="max-w-prose text-muted-foreground">
        Add this address to an assistant that takes connectors by MCP. It sends you here to decide what it may do.
      </p>
      <code className="select-all break-all rounded-md bg-muted px-3 py-2.5 text-sm">
        {clientConfig().publicUrl}/mcp
      </code>
    </div>
  );
}
