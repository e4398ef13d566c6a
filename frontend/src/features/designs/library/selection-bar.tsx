import { Download, RotateCcw, RotateCw, Trash2, X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { wholeNumber } from '../../../lib/format.ts';

interface SelectionBarProps {
  count: number;
  total: number;
  trash: boolean;
  /** What is being done just now, in words. */
  busy: string | null;
  onSelectAll: () => void;
  onClear: () => void;
  onDownload: () => void;
  onRepublish: () => void;
  onDelete: () => void;
  onRestore: () => void;
}

export function SelectionBar({ count, total, trash, busy, onSelectAll, onClear, ...actions }: SelectionBarProps) {
  return (
    <section
      aria-label="Selected designs"
      className="fixed inset-x-2 bottom-2 z-30 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-lg border border-foreground bg-card px-3 py-1.5 shadow-lg sm:sticky sm:inset-x-auto sm:top-2 sm:bottom-auto"
    >
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 max-sm:basis-full">
        <Button variant="quiet" size="icon" aria-label="Clear the selection" onClick={onClear} className="-ml-2">
          <X aria-hidden="true" />
        </Button>
        <p role="status" className="figures font-semibold">
          {busy ?? `${wholeNumber(count)} selected`}
        </p>
        {count < total && (
          <Button
            variant="link"
            size="bare"
            className="min-h-9 pointer-coarse:min-h-11"
            disabled={busy !== null}
            onClick={onSelectAll}
          >
            Select all {wholeNumber(total)}
          </Button>
        )}
      </div>
      <fieldset
        disabled={busy !== null}
        aria-label="Actions"
        className="flex flex-wrap gap-0.5 max-sm:w-full max-sm:justify-between sm:gap-2"
      >
        {trash ? (
          <Action icon={<RotateCcw aria-hidden="true" />} onClick={actions.onRestore}>
            Restore
          </Action>
        ) : (
          <>
            <Action icon={<Download aria-hidden="true" />} onClick={actions.onDownload}>
              Download
            </Action>
            <Action icon={<RotateCw aria-hidden="true" />} onClick={actions.onRepublish}>
              Republish
            </Action>
            <Action icon={<Trash2 aria-hidden="true" />} onClick={actions.onDelete}>
              Delete
            </Action>
          </>
        )}
      </fieldset>
    </section>
  );
}

function Action({ icon, children, ...props }: ComponentProps<typeof Button> & { icon: ReactNode }) {
  return (
    <Button
      variant="quiet"
      className="px-2 max-sm:gap-1.5 max-sm:text-sm sm:px-4 max-[22.4rem]:[&_svg]:hidden"
      {...props}
    >
      {icon}
      {children}
    </Button>
  );
}
