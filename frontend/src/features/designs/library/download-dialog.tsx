import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { wholeNumber } from '../../../lib/format.ts';
import { MAX_AT_ONCE, partsOf } from './bulk-requests.ts';

interface DownloadDialogProps {
  ids: string[];
  busy: boolean;
  onDownload: (ids: string[], onStarted: () => void) => void;
  onClose: () => void;
}

/** More designs than one archive has: an archive for each part. */
export function DownloadDialog({ ids, busy, onDownload, onClose }: DownloadDialogProps) {
  const [started, setStarted] = useState<ReadonlySet<number>>(new Set());
  return (
    <Dialog title="Download in parts" description="An archive for each part." narrow onClose={onClose}>
      <div className="grid gap-5 px-5 py-6 sm:px-7">
        <p>
          An archive has at most {MAX_AT_ONCE} designs. Download the parts one after the other: two downloads can run at
          once.
        </p>
        <ul className="grid max-h-[50vh] gap-2 overflow-y-auto" aria-label="Parts">
          {partsOf(ids, MAX_AT_ONCE).map((part, at) => (
            <li key={part[0]} className="flex flex-wrap items-center justify-between gap-3 border-t pt-2">
              <span className="figures">{rangeOf(at, part.length)}</span>
              <Button
                size="sm"
                disabled={busy}
                aria-label={`Download ${rangeOf(at, part.length)}`}
                onClick={() => onDownload(part, () => setStarted((before) => new Set([...before, at])))}
              >
                <Download aria-hidden="true" />
                {started.has(at) ? 'Download again' : 'Download'}
              </Button>
            </li>
          ))}
        </ul>
        <Button className="justify-self-end" onClick={onClose}>
          Close
        </Button>
      </div>
    </Dialog>
  );
}

function rangeOf(at: number, length: number): string {
  const first = at * MAX_AT_ONCE + 1;
  return `Designs ${wholeNumber(first)} to ${wholeNumber(first + length - 1)}`;
}
