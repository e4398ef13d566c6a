import { ArrowLeft, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Button } from '../components/ui/button.tsx';
import { Library, LibraryControls, type LibraryFilters, readFilters, writeFilters } from '../features/designs/index.ts';
import { useTitle } from '../lib/hooks/use-title.ts';

export function Component() {
  const [params, setParams] = useSearchParams();
  const filters = useMemo(() => readFilters(params), [params]);
  const { trash } = filters;
  useTitle(trash ? 'Trash' : 'Library');
  const change = (changed: Partial<LibraryFilters>, typing = false) =>
    setParams((before) => writeFilters({ ...readFilters(before), ...changed }), {
      replace: typing,
      preventScrollReset: true,
      // In a transition React would first set a radio button back that was just pressed.
      flushSync: true,
    });
  return (
    <div className="grid gap-5 *:min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-4xl">{trash ? 'Trash' : 'Library'}</h1>
        <Button asChild variant="quiet" size="sm">
          {trash ? (
            <Link to="/library">
              <ArrowLeft aria-hidden="true" />
              Back to the library
            </Link>
          ) : (
            <Link to="/library?trash=1">
              <Trash2 aria-hidden="true" />
              Trash
            </Link>
          )}
        </Button>
      </div>
      <LibraryControls filters={filters} onChange={change} />
      <Library filters={filters} onReset={() => setParams(trash ? { trash: '1' } : {}, { replace: true })} />
    </div>
  );
}
