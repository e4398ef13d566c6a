import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useListApiKeys } from '../../api/generated/api-keys/api-keys.ts';
import type { ApiKeyView } from '../../api/model/apiKeyView.ts';
import { Button } from '../../components/ui/button.tsx';
import { Card, CardHeader } from '../../components/ui/card.tsx';
import { QueryState } from '../../components/ui/state/query-state.tsx';
import { RowsSkeleton } from '../../components/ui/state/skeleton.tsx';
import { CreateKeyDialog } from './create-key-dialog.tsx';
import { KeyRow } from './key-row.tsx';

/** Fetched whenever it is shown: programs use their keys by themselves. */
export default function ApiKeysSection() {
  const query = useListApiKeys({ query: { refetchOnMount: 'always' } });
  const [isMaking, setMaking] = useState(false);
  const make = () => setMaking(true);
  return (
    <Card aria-labelledby="api-keys">
      <CardHeader
        id="api-keys"
        title="API keys"
        lead="A script or an assistant of yours signs in with a key, and may do what you allow it. You can take that back at any time."
        aside={query.data && query.data.length > 0 && <MakeButton onClick={make} />}
      />
      <QueryState query={query} skeleton={<RowsSkeleton rows={2} className="h-20" />}>
        {(keys) => <Keys keys={keys} onMake={make} />}
      </QueryState>
      {isMaking && <CreateKeyDialog onClose={() => setMaking(false)} />}
    </Card>
  );
}

function Keys({ keys, onMake }: { keys: ApiKeyView[]; onMake: () => void }) {
  if (keys.length === 0)
    return (
      <div className="grid justify-items-start gap-4">
        <p>You have no key yet. Each program should have its own, so that you can remove one and leave the others.</p>
        <MakeButton onClick={onMake} />
      </div>
    );
  return (
    <ul aria-label="API keys" className="grid">
      {keys.map((key) => (
        <KeyRow key={key.id} apiKey={key} />
      ))}
    </ul>
  );
}

function MakeButton({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="ink" onClick={onClick}>
      <Plus aria-hidden="true" />
      New API key
    </Button>
  );
}
