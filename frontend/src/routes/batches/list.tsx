import { Plus } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { Button } from '../../components/ui/button.tsx';
import { BatchList } from '../../features/batches/index.ts';
import { useTitle } from '../../lib/hooks/use-title.ts';

export function Component() {
  useTitle('Batches');
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Math.floor(Number(params.get('page'))) || 1);
  return (
    <div className="grid gap-6 *:min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-4xl">Batches</h1>
        <Button asChild variant="ink">
          <Link to="/batches/new">
            <Plus aria-hidden="true" />
            New batch
          </Link>
        </Button>
      </div>
      <BatchList page={page} onPage={(next) => setParams(next === 1 ? {} : { page: String(next) })} />
    </div>
  );
}
