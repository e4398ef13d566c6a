import { Button } from '../../../components/ui/button.tsx';
import { useOnline } from '../../../lib/hooks/use-online.ts';

interface HeldPressProps {
  onSend: () => void;
  onDismiss: () => void;
}

/** A press without a connection: it is never sent by itself, because it costs a credit. */
export function HeldPress({ onSend, onDismiss }: HeldPressProps) {
  const isOnline = useOnline();
  return (
    <div role="alert" className="grid gap-3 rounded-md border border-input bg-muted px-4 py-3">
      <p className="text-sm">
        {isOnline
          ? 'You’re back online. This design hasn’t been sent, and no credit was used. Generate it now?'
          : 'You’re offline. This design wasn’t sent, and no credit was used. Your words and colors stay here.'}
      </p>
      {isOnline && (
        <div className="flex flex-wrap gap-2">
          <Button variant="ink" size="sm" onClick={onSend}>
            Generate it now
          </Button>
          <Button size="sm" onClick={onDismiss}>
            Not now
          </Button>
        </div>
      )}
    </div>
  );
}
