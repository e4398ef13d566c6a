import { Copy } from 'lucide-react';
import { Button } from '../../../components/ui/button.tsx';
import { toast } from '../../../lib/toast.ts';

export function CopyButton({ name, text }: { name: string; text: string }) {
  async function copy() {
    await navigator.clipboard.writeText(text);
    toast({ title: `${name} copied` });
  }
  return (
    <Button variant="quiet" size="sm" className="-my-2 -mr-3" aria-label={`Copy ${name.toLowerCase()}`} onClick={copy}>
      <Copy aria-hidden="true" />
      Copy
    </Button>
  );
}
