import { Plus } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { useListLineUps } from '../../../api/generated/line-ups/line-ups.ts';
import { useGetPrintifyConnection } from '../../../api/generated/printify/printify.ts';
import type { LineUpList } from '../../../api/model/lineUpList.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Card, CardHeader } from '../../../components/ui/card.tsx';
import { QueryState } from '../../../components/ui/state/query-state.tsx';
import { RowsSkeleton } from '../../../components/ui/state/skeleton.tsx';
import { LineUpEditor } from '../editor/line-up-editor.tsx';
import { LineUpRow } from './line-up-row.tsx';

/** The one that is edited, by its id; or a new one. */
const EDITED = 'edit';
const NEW = 'new';

export default function LineUpsSection() {
  const query = useListLineUps();
  const { data: connection } = useGetPrintifyConnection();
  const [search] = useSearchParams();
  const edited = search.get(EDITED);
  const lineUp = query.data?.lineUps.find(({ id }) => id === edited);
  if (edited === NEW || lineUp) return <LineUpEditor key={edited} lineUp={lineUp} />;
  return (
    <Card aria-labelledby="line-ups">
      <CardHeader
        id="line-ups"
        title="Line-ups"
        lead="One design sells on more than a T-shirt. A line-up is a set of products that a new design is put on beside your T-shirt, each with art and words of its own."
        aside={connection?.connected && query.data && query.data.lineUps.length > 0 && <NewButton />}
      />
      <QueryState query={query} skeleton={<RowsSkeleton rows={2} className="h-24" />}>
        {(list) => <Content {...list} isConnected={connection?.connected} />}
      </QueryState>
    </Card>
  );
}

function Content({ lineUps, creditsEach, isConnected }: LineUpList & { isConnected: boolean | undefined }) {
  if (isConnected === false)
    return (
      <p className="text-muted-foreground">
        <Link to="/settings/printify" className="text-foreground underline">
          Connect Printify
        </Link>{' '}
        to choose products.
      </p>
    );
  if (lineUps.length === 0)
    return (
      <div className="grid justify-items-start gap-4">
        <p>You have none yet. A hoodie, a tote bag and a mug are a good first set.</p>
        <NewButton />
      </div>
    );
  return (
    <div className="grid gap-5">
      <ul className="grid">
        {lineUps.map((lineUp) => (
          <LineUpRow key={lineUp.id} lineUp={lineUp} />
        ))}
      </ul>
      {creditsEach > 0 && (
        <p className="text-muted-foreground text-sm">
          Each product costs {creditsEach === 1 ? 'a credit' : `${creditsEach} credits`} beside the credit of the
          design.
        </p>
      )}
    </div>
  );
}

function NewButton() {
  return (
    <Button asChild variant="ink">
      <Link to={{ search: `?${EDITED}=${NEW}` }}>
        <Plus aria-hidden="true" />
        New line-up
      </Link>
    </Button>
  );
}
