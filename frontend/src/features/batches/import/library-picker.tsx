import { useState } from 'react';
import type { GenerationView } from '../../../api/model/generationView.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Checkbox } from '../../../components/ui/form/checkbox.tsx';
import { Input } from '../../../components/ui/form/input.tsx';
import { QueryState } from '../../../components/ui/state/query-state.tsx';
import { RowsSkeleton } from '../../../components/ui/state/skeleton.tsx';
import { pluralize } from '../../../lib/format.ts';
import { useDebouncedValue } from '../../../lib/hooks/use-debounced-value.ts';
import { useLibrary } from '../../designs/index.ts';
import type { IdeaFields } from './batch-request.ts';

interface LibraryPickerProps {
  picked: IdeaFields['picked'];
  onPick: (picked: IdeaFields['picked']) => void;
  onClose: () => void;
}

/** Chooses designs whose ideas are drawn again, in other colors or by the other engine for one. */
export function LibraryPicker({ picked, onPick, onClose }: LibraryPickerProps) {
  const [search, setSearch] = useState('');
  const q = useDebouncedValue(search.trim());
  const query = useLibrary({ state: ['preview', 'finalized'], ...(q && { q }) });
  const total = query.data?.pages[0]?.total;
  const [chosen, setChosen] = useState(picked);
  const toggle = ({ id, prompt }: GenerationView) =>
    setChosen((before) =>
      before.some((one) => one.id === id) ? before.filter((one) => one.id !== id) : [...before, { id, idea: prompt }],
    );
  return (
    <Dialog
      narrow
      title="Ideas from your library"
      description="Choose designs whose ideas become rows."
      onClose={onClose}
    >
      <div className="grid gap-4 px-5 py-5 *:min-w-0 sm:px-7">
        <Input
          type="search"
          aria-label="Search designs"
          placeholder="Search designs"
          maxLength={200}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <div className="max-h-[50vh] min-h-40 overflow-y-auto">
          <QueryState query={query} skeleton={<RowsSkeleton rows={5} />}>
            {({ pages }) =>
              pages.every(({ designs }) => designs.length === 0) ? (
                <p className="text-muted-foreground">No designs found.</p>
              ) : (
                <ul>
                  {pages
                    .flatMap(({ designs }) => designs)
                    .map((design) => (
                      <li key={design.id} className="border-b last:border-0">
                        <Checkbox checked={chosen.some(({ id }) => id === design.id)} onChange={() => toggle(design)}>
                          <span className="line-clamp-2 py-1.5">{design.prompt}</span>
                        </Checkbox>
                      </li>
                    ))}
                </ul>
              )
            }
          </QueryState>
          {query.hasNextPage && (
            <Button
              size="sm"
              className="mt-3"
              disabled={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              {query.isFetchingNextPage ? 'Loading…' : 'Show more'}
            </Button>
          )}
        </div>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p role="status" className="figures text-muted-foreground text-sm">
            {pluralize(chosen.length, 'idea')}
            {total != null && ` of ${pluralize(total, 'design')}`}
          </p>
          <Button
            variant="ink"
            onClick={() => {
              onPick(chosen);
              onClose();
            }}
          >
            Use these ideas
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
