import { Charts, Queues } from '../../features/admin/index.ts';
import { useTitle } from '../../lib/hooks/use-title.ts';

export function Component() {
  useTitle('Activity');
  return (
    <>
      <h1 className="text-4xl">Activity</h1>
      <Charts />
      <Queues />
    </>
  );
}
