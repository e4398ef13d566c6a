import { Link } from 'react-router';
import { useDeleteConnection } from '../../../api/generated/connections/connections.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { type FurtherConnection, networkName } from '../shop/networks.ts';

interface RemoveConnectionProps {
  connection: FurtherConnection;
  onClose: () => void;
}

export function RemoveConnection({ connection, onClose }: RemoveConnectionProps) {
  const { name, lineUps } = connection;
  return (
    <Dialog narrow title={`Remove ${name}?`} description="Says what removing it means." onClose={onClose}>
      <div className="grid gap-6 p-5 sm:p-7">
        {lineUps.length > 0 ? (
          <InUse lineUps={lineUps} onClose={onClose} />
        ) : (
          <Question connection={connection} onClose={onClose} />
        )}
      </div>
    </Dialog>
  );
}

function InUse({ lineUps, onClose }: { lineUps: string[]; onClose: () => void }) {
  return (
    <>
      <p>
        {lineUps.length === 1 ? 'This line-up puts' : 'These line-ups put'} products there: {lineUps.join(', ')}. Choose
        another shop in {lineUps.length === 1 ? 'it' : 'them'} first, so that nothing goes to a shop you didn’t choose.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button asChild variant="ink">
          <Link to="/settings/line-ups">Open line-ups</Link>
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
    </>
  );
}

function Question({ connection: { id, network }, onClose }: RemoveConnectionProps) {
  const remove = useDeleteConnection({
    mutation: {
      onSuccess: onClose,
      meta: {
        success: 'Removed',
        successDetail: `Its token is deleted here. Products at ${networkName(network)} stay as they are.`,
        failure: 'Couldn’t remove it',
      },
    },
  });
  return (
    <>
      <p>
        Its token is deleted here. Products at {networkName(network)} and listings in your shop stay as they are; those
        that are still to be made there fail, and can be retried once you connect the same account again.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="destructive" disabled={remove.isPending} onClick={() => remove.mutate({ id })}>
          {remove.isPending ? 'Removing…' : 'Remove it'}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Leave it connected
        </Button>
      </div>
    </>
  );
}
