import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useCreateConnection } from '../../../api/generated/connections/connections.ts';
import { PrintNetwork } from '../../../api/model/printNetwork.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { RadioGroup } from '../../../components/ui/form/radio-group.tsx';
import { z } from '../../../lib/zod.ts';
import { NETWORK_OPTIONS, networkName } from '../shop/networks.ts';
import { CONNECTION_NAME_MAX, ConnectionInputs, showRefused } from './connection-fields.tsx';

const schema = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'Give it a name.')
    .max(CONNECTION_NAME_MAX, `At most ${CONNECTION_NAME_MAX} characters`),
  apiToken: z.string().trim().min(1, 'Paste the API token.'),
});

export function AddConnection({ onClose }: { onClose: () => void }) {
  const [network, setNetwork] = useState<PrintNetwork>(PrintNetwork.printify);
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { name: '', apiToken: '' } });
  const create = useCreateConnection({
    mutation: {
      onSuccess: onClose,
      onError: ({ fields }) => showRefused(form, fields),
      meta: { success: 'Connected!', successDetail: 'Line-ups can use its shops now.', failure: 'Connection Failed' },
    },
  });
  const submit = form.handleSubmit((fields) => create.mutate({ data: { ...fields, network } }));
  return (
    <Dialog narrow title="Connect another account" description="Checks a token and stores it." onClose={onClose}>
      <form noValidate className="grid gap-5 p-5 sm:p-7" onSubmit={submit}>
        <div className="grid gap-1.5">
          <span aria-hidden="true" className="font-semibold">
            Network
          </span>
          <RadioGroup label="Network" options={NETWORK_OPTIONS} value={network} onChange={setNetwork} />
        </div>
        <ConnectionInputs form={form} network={network} tokenLabel={`API token of ${networkName(network)}`} />
        <Button type="submit" variant="spot" className="justify-self-start" disabled={create.isPending}>
          {create.isPending ? 'Checking…' : 'Connect'}
        </Button>
      </form>
    </Dialog>
  );
}
