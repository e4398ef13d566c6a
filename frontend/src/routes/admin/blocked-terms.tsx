import { BlockedTerms } from '../../features/admin/index.ts';
import { useTitle } from '../../lib/hooks/use-title.ts';

export function Component() {
  useTitle('Blocked terms');
  return (
    <>
      <div className="grid gap-2">
        <h1 className="text-4xl">Blocked terms</h1>
        <p className="max-w-prose text-muted-foreground">
          Override the built-in blocklist: block a name, or allow one.
        </p>
      </div>
      <BlockedTerms />
    </>
  );
}
