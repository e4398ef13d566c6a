import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '../../components/ui/button.tsx';
import { CatalogBrowser } from '../../features/admin/index.ts';
import { useTitle } from '../../lib/hooks/use-title.ts';

export function Component() {
  useTitle('Printify catalog');
  return (
    <div className="grid min-w-0 gap-6">
      <div className="grid justify-items-start gap-2">
        <Button asChild variant="quiet" className="-ml-4">
          <Link to="/admin">
            <ArrowLeft aria-hidden="true" />
            Back
          </Link>
        </Button>
        <h1 className="text-4xl">Printify catalog</h1>
      </div>
      <CatalogBrowser />
    </div>
  );
}
