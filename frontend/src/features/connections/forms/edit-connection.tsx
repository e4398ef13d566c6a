import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useUpdateConnection } from '../../../api/generated/connections/connections.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { z } from '../../../lib/zod.ts';
import type { FurtherConnection } from '../shop/networks.ts';
import { CONNECTION_NAME_MAX, ConnectionInputs, showRefused } from './connection-fields.tsx';

const schema = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'Give it a name.')
    .max(CONNECTION_NAME_MAX, `At most ${CONNECTION_NAME_MAX} characters`),
  apiToken: z.string().trim(),
});

interface EditConnectionProps {
  connection: FurtherConnection;
  onClose: () => void;
}

/** An empty token leaves the stored one. */
export function EditConnection({ connection: { id, name, network }, onClose }: EditConnectionProps) {
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { name, apiToken: '' } });
  const update = useUpdateConnection({
    mutation: {
      onSuccess: onClose,
      onError: ({ fields }) => showRefused(form, fields),
      meta: { success: 'Saved!', failure: 'Save Failed' },
    },
  });
  const submit = form.handleSubmit((fields) =>
    update.mutate({ id, data: { name: fields.name, ...(fields.apiToken && { apiToken: fields.apiToken }) } }),
  );
  return (
    <Dialog narrow title={`Edit ${name}`} description="Its name and its token." onClose={onClose}>
      <form noValidate className="grid gap-5 p-5 sm:p-7" onSubmit={submit}>
        <ConnectionInputs form={form} network={network} tokenLabel="New API token of the same account, if it has one" />
        <Button type="submit" variant="ink" className="justify-self-start" disabled={update.isPending}>
          {update.isPending ? 'Checking…' : 'Save'}
        </Button>
      </form>
    </Dialog>
  );
}
