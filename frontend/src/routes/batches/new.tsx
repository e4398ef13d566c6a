import { ArrowLeft } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { Button } from '../../components/ui/button.tsx';
import { NewBatch } from '../../features/batches/index.ts';
import { useTitle } from '../../lib/hooks/use-title.ts';

export function Component() {
  useTitle('New batch');
  const navigate = useNavigate();
  return (
    <div className="mx-auto grid w-full max-w-5xl gap-6 *:min-w-0">
      <div className="grid justify-items-start gap-1">
        <Button asChild variant="link" size="sm" className="px-0">
          <Link to="/batches">
            <ArrowLeft aria-hidden="true" />
            Batches
          </Link>
        </Button>
        <h1 className="text-4xl">New batch</h1>
      </div>
      <NewBatch onCreated={(id) => navigate(`/batches/${id}`, { replace: true })} />
    </div>
  );
}
