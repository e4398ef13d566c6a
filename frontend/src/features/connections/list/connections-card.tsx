import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useListConnections } from '../../../api/generated/connections/connections.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Card, CardHeader } from '../../../components/ui/card.tsx';
import { QueryState } from '../../../components/ui/state/query-state.tsx';
import { RowsSkeleton } from '../../../components/ui/state/skeleton.tsx';
import { AddConnection } from '../forms/add-connection.tsx';
import { ConnectionRow } from './connection-row.tsx';

/** Accounts beside the first one. */
export default function ConnectionsCard() {
  const query = useListConnections();
  const [isAdding, setAdding] = useState(false);
  return (
    <Card aria-labelledby="other-accounts">
      <CardHeader
        id="other-accounts"
        title="Other accounts"
        lead="For products that are made or sold elsewhere: more accounts at Printify, or one at Printful Enterprise. A line-up says which of them its products go to; the T-shirt of a design always goes to the account above."
      />
      <QueryState query={query} skeleton={<RowsSkeleton rows={1} className="h-24" />}>
        {({ connections }) => {
          const further = connections.flatMap(({ id, ...rest }) => (id === null ? [] : [{ id, ...rest }]));
          return (
            <div className="grid gap-5">
              {further.length > 0 && (
                <ul className="grid">
                  {further.map((connection) => (
                    <ConnectionRow key={connection.id} connection={connection} />
                  ))}
                </ul>
              )}
              <Button className="justify-self-start" onClick={() => setAdding(true)}>
                <Plus aria-hidden="true" />
                Connect another account
              </Button>
            </div>
          );
        }}
      </QueryState>
      {isAdding && <AddConnection onClose={() => setAdding(false)} />}
    </Card>
  );
}
