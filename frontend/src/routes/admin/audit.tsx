import { Card } from '../../components/ui/card.tsx';
import { AuditLog } from '../../features/admin/index.ts';
import { useTitle } from '../../lib/hooks/use-title.ts';

export function Component() {
  useTitle('Audit log');
  return (
    <>
      <div className="grid gap-2">
        <h1 className="text-4xl">Audit log</h1>
        <p className="max-w-prose text-muted-foreground">Every admin action. Nobody can change or delete an entry.</p>
      </div>
      <Card className="min-w-0">
        <AuditLog />
      </Card>
    </>
  );
}
