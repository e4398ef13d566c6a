import { Copy } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { copyText } from '../../lib/copy-text.ts';

/** A key as it was made: nobody can read it again. */
export function NewKey({ apiKey, onDone }: { apiKey: string; onDone: () => void }) {
  return (
    <>
      <p role="status">
        This is the only time that we show it. Store it where your program reads its secrets, never in its code.
      </p>
      <p className="rounded-md bg-muted p-4">
        <code className="break-all">{apiKey}</code>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="ink" onClick={() => void copyText(apiKey, 'Key copied')}>
          <Copy aria-hidden="true" />
          Copy
        </Button>
        <Button onClick={onDone}>Done</Button>
      </div>
    </>
  );
}
