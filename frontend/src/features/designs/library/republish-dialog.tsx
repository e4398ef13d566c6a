import type { BulkItem } from '../../../api/model/bulkItem.ts';
import type { GenerationView } from '../../../api/model/generationView.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { pluralize } from '../../../lib/format.ts';

interface RepublishDialogProps {
  results: BulkItem[];
  designs: GenerationView[];
  onClose: () => void;
}

/** What became of each design that was not republished. */
export function RepublishDialog({ results, designs, onClose }: RepublishDialogProps) {
  const prompts = new Map(designs.map(({ id, prompt }) => [id, prompt]));
  const failures = results.filter(({ success }) => !success);
  const done = results.length - failures.length;
  return (
    <Dialog title="Republished where possible" description="What became of each design." narrow onClose={onClose}>
      <div className="grid gap-5 px-5 py-6 sm:px-7">
        <p role="status">
          {pluralize(done, 'design')} republished, {failures.length} left as{' '}
          {failures.length === 1 ? 'it is' : 'they are'}:
        </p>
        <ul className="grid max-h-[50vh] gap-3 overflow-y-auto" aria-label="Not republished">
          {failures.map(({ id, error }) => (
            <li key={id} className="border-t pt-3">
              <p className="line-clamp-2 font-semibold">{prompts.get(id) ?? 'A design further down'}</p>
              <p className="text-muted-foreground text-sm">{error}</p>
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
