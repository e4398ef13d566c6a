import { NavLink } from 'react-router';
import type { BatchDetails } from '../../../api/model/batchDetails.ts';
import { wholeNumber } from '../../../lib/format.ts';

export function BatchTabs({ batch: { id, rows, counts } }: { batch: BatchDetails }) {
  const tabs = [
    { path: '', name: 'Rows', count: rows },
    { path: '/review', name: 'Review', count: counts.made + counts.needs_review },
    { path: '/listings', name: 'Listings' },
    { path: '/calendar', name: 'Calendar', count: counts.approved },
  ];
  return (
    <nav aria-label="Batch" className="-mx-4 overflow-x-auto border-b px-4 sm:mx-0 sm:px-0">
      <ul className="flex">
        {tabs.map(({ path, name, count = 0 }) => (
          <li key={name}>
            <NavLink
              end
              to={`/batches/${id}${path}`}
              className="relative inline-flex min-h-12 items-center gap-1.5 px-3 text-muted-foreground after:absolute after:inset-x-3 after:bottom-0 after:h-[3px] hover:text-foreground aria-[current=page]:font-semibold aria-[current=page]:text-foreground aria-[current=page]:after:bg-foreground sm:px-4"
            >
              {name}
              {count > 0 && <span className="figures text-sm">{wholeNumber(count)}</span>}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
