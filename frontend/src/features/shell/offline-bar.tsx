import { WifiOff } from 'lucide-react';
import { useOnline } from '../../lib/hooks/use-online.ts';

/** Always there, so that screen readers announce what comes into it. */
export function OfflineBar() {
  const isOnline = useOnline();
  return (
    <aside aria-label="Connection" aria-live="polite" className="sticky top-0 z-40 print:hidden">
      {!isOnline && (
        <p className="flex items-center justify-center gap-2 bg-foreground px-4 py-2 text-background text-sm leading-snug">
          <WifiOff aria-hidden="true" className="size-4 shrink-0" />
          You’re offline. What you type stays here, but nothing is saved or sent until you’re back online.
        </p>
      )}
    </aside>
  );
}
