import { ChevronLeft, ChevronRight } from 'lucide-react';
import { wholeNumber } from '../../lib/format.ts';
import { Button } from './button.tsx';

interface PagerProps {
  /** From 1. */
  page: number;
  perPage: number;
  total: number;
  /** Plural, as in "25 users". */
  itemName: string;
  onPage: (page: number) => void;
}

export function Pager({ page, perPage, total, itemName, onPage }: PagerProps) {
  const first = (page - 1) * perPage + 1;
  const last = Math.min(page * perPage, total);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <p role="status" className="figures text-muted-foreground text-sm">
        {total <= perPage
          ? `${wholeNumber(total)} ${itemName}`
          : `${wholeNumber(first)}–${wholeNumber(last)} of ${wholeNumber(total)} ${itemName}`}
      </p>
      {(total > perPage || page > 1) && (
        <nav aria-label={`Pages of ${itemName}`} className="flex gap-2">
          <Button size="sm" disabled={page <= 1} onClick={() => onPage(page - 1)}>
            <ChevronLeft aria-hidden="true" />
            Previous
          </Button>
          <Button size="sm" disabled={last >= total} onClick={() => onPage(page + 1)}>
            Next
            <ChevronRight aria-hidden="true" />
          </Button>
        </nav>
      )}
    </div>
  );
}
