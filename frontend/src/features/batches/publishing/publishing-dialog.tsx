import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useUpdateBatch } from '../../../api/generated/batches/batches.ts';
import type { BatchDetails } from '../../../api/model/batchDetails.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { FieldError } from '../../../components/ui/form/field.tsx';
import { storeBatch } from '../queries/batch-cache.ts';
import { PublishChoiceField } from './publish-choice-field.tsx';
import { type BatchPublish, publishErrors } from './schedule.ts';

interface PublishingDialogProps {
  batch: Pick<BatchDetails, 'id' | 'publish'>;
  onClose: () => void;
}

/** Changes when the designs of a batch go out. */
export function PublishingDialog({ batch: { id, publish }, onClose }: PublishingDialogProps) {
  const cache = useQueryClient();
  const [value, setValue] = useState<BatchPublish>(publish);
  const save = useUpdateBatch({
    mutation: {
      meta: { success: 'Publishing changed' },
      onSuccess: (batch) => {
        storeBatch(cache, batch);
        onClose();
      },
    },
  });
  const hasErrors = Object.keys(publishErrors(value)).length > 0;
  return (
    <Dialog title="Publishing" description="When the designs of this batch go to your shop" narrow onClose={onClose}>
      <form
        className="grid gap-5 p-5 sm:p-7"
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate({ id, data: { publish: value } });
        }}
      >
        <PublishChoiceField value={value} onChange={setValue} />
        <p className="text-muted-foreground text-sm">
          Planned designs that haven’t gone out are rescheduled. Without a schedule they wait for your approval again.
        </p>
        {save.error && <FieldError>{save.error.message}</FieldError>}
        <Button type="submit" variant="ink" className="justify-self-start" disabled={hasErrors || save.isPending}>
          {save.isPending ? 'Saving…' : 'Save'}
        </Button>
      </form>
    </Dialog>
  );
}
