import { useState } from 'react';
import { useDisconnectPrintify } from '../../../api/generated/printify/printify.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';

export function DisconnectButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="destructive" className="justify-self-start" onClick={() => setIsOpen(true)}>
        Disconnect
      </Button>
      {isOpen && <DisconnectDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}

function DisconnectDialog({ onClose }: { onClose: () => void }) {
  const disconnect = useDisconnectPrintify({
    mutation: {
      onSuccess: onClose,
      meta: {
        success: 'Disconnected',
        successDetail: 'Your token is deleted here. Products at Printify stay as they are.',
        failure: 'Couldn’t disconnect',
      },
    },
  });
  return (
    <Dialog
      narrow
      title="Disconnect Printify?"
      description="Explains what disconnecting means and asks for confirmation."
      onClose={onClose}
    >
      <div className="grid gap-6 p-5 sm:p-7">
        <p>
          Your token is deleted here, and new designs can’t become products until you connect again. Products at
          Printify and listings in your shop stay as they are.
        </p>
        <div className="flex flex-wrap gap-3">
          <Button variant="destructive" disabled={disconnect.isPending} onClick={() => disconnect.mutate()}>
            {disconnect.isPending ? 'Disconnecting…' : 'Disconnect Printify'}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Stay connected
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
