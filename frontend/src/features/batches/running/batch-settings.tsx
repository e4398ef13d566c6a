import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useUpdateBatch } from '../../../api/generated/batches/batches.ts';
import type { BatchDetails } from '../../../api/model/batchDetails.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { DefaultsFields } from '../parts/defaults-fields.tsx';
import { storeBatch } from '../queries/batch-cache.ts';

/** Changes what rows have that name nothing of their own. */
export function BatchSettings({ batch, onClose }: { batch: BatchDetails; onClose: () => void }) {
  const cache = useQueryClient();
  const [defaults, setDefaults] = useState(batch.defaults);
  const save = useUpdateBatch({
    mutation: {
      onSuccess: (saved) => {
        storeBatch(cache, saved);
        onClose();
      },
      meta: { success: 'Saved!', successDetail: 'Rows were checked again.', failure: 'Save Failed' },
    },
  });
  const submit = () => {
    const { style, ...others } = defaults;
    save.mutate({
      id: batch.id,
      data: { defaults: { ...others, ...(style && others.engine === 'press' && { style }) } },
    });
  };
  return (
    <Dialog narrow title="For every row" description="Colors, engine and style of this batch." onClose={onClose}>
      <div className="grid gap-5 px-5 py-6 *:min-w-0 sm:px-7">
        <p className="text-muted-foreground">
          Rows that name nothing of their own have these. Rows that have begun stay as they are.
        </p>
        <DefaultsFields value={defaults} onChange={(changed) => setDefaults({ ...defaults, ...changed })} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="ink" disabled={save.isPending} onClick={submit}>
            Save
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
