import { useRouteError } from 'react-router';
import { Button } from '../components/ui/button.tsx';

/** Shown when a screen throws, or when its code is no longer there after a new release. */
export function Crashed() {
  const error = useRouteError();
  return (
    <main className="mx-auto grid min-h-[80vh] max-w-xl content-center justify-items-start gap-5 px-4">
      <h1 className="text-4xl">This screen broke</h1>
      <p className="text-muted-foreground">
        Your designs and credits are safe. {error instanceof Error && error.message}
      </p>
      <Button variant="ink" onClick={() => window.location.reload()}>
        Reload
      </Button>
    </main>
  );
}
