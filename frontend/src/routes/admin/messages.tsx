import { Inbox } from '../../features/admin/index.ts';
import { useTitle } from '../../lib/hooks/use-title.ts';

export function Component() {
  useTitle('Messages');
  return (
    <>
      <h1 className="text-4xl">Messages</h1>
      <Inbox />
    </>
  );
}
