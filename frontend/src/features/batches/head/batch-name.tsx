import { useQueryClient } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { useUpdateBatch } from '../../../api/generated/batches/batches.ts';
import type { BatchDetails } from '../../../api/model/batchDetails.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Input } from '../../../components/ui/form/input.tsx';
import { useFocusAfter } from '../../../lib/hooks/use-focus-after.ts';
import { NAME_MAX } from '../model/limits.ts';
import { storeBatch } from '../queries/batch-cache.ts';

export function BatchName({ batch }: { batch: BatchDetails }) {
  const [isEditing, setEditing] = useState(false);
  const pencil = useFocusAfter(isEditing);
  if (isEditing) return <NameForm batch={batch} onClose={() => setEditing(false)} />;
  return (
    <div className="flex min-w-0 items-center gap-1">
      <h1 className="min-w-0 break-words text-3xl sm:text-4xl">{batch.name}</h1>
      <Button ref={pencil} variant="quiet" size="icon" aria-label="Rename this batch" onClick={() => setEditing(true)}>
        <Pencil aria-hidden="true" />
      </Button>
    </div>
  );
}

function NameForm({ batch, onClose }: { batch: BatchDetails; onClose: () => void }) {
  const cache = useQueryClient();
  const [name, setName] = useState(batch.name);
  const rename = useUpdateBatch({
    mutation: {
      onSuccess: (renamed) => {
        storeBatch(cache, renamed);
        onClose();
      },
      meta: { failure: 'Couldn’t rename' },
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = name.trim();
    if (typed === '' || typed === batch.name) onClose();
    else rename.mutate({ id: batch.id, data: { name: typed } });
  };
  return (
    <form className="flex min-w-0 flex-wrap gap-2" onSubmit={submit} onKeyDown={(event) => closeByKey(event, onClose)}>
      <h1 className="sr-only">{batch.name}</h1>
      <Input
        autoFocus
        aria-label="Name"
        maxLength={NAME_MAX}
        value={name}
        className="w-auto min-w-0 flex-1 font-semibold text-xl"
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" disabled={rename.isPending}>
        Save
      </Button>
      <Button variant="quiet" onClick={onClose}>
        Cancel
      </Button>
    </form>
  );
}

function closeByKey({ key, nativeEvent }: KeyboardEvent, onClose: () => void): void {
  if (key === 'Escape' && !nativeEvent.isComposing) onClose();
}
