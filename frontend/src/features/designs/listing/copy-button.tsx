import { Copy } from 'lucide-react';
import { Button } from '../../../components/ui/button.tsx';
import { copyText } from '../../../lib/copy-text.ts';

export function CopyButton({ name, text }: { name: string; text: string }) {
  return (
    <Button
      variant="quiet"
      size="sm"
      className="-my-2 -mr-3"
      aria-label={`Copy ${name.toLowerCase()}`}
      onClick={() => copyText(text, `${name} copied`)}
    >
      <Copy aria-hidden="true" />
      Copy
    </Button>
  );
}
