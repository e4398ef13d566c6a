import { type FormEvent, useEffect, useMemo, useState } from 'react';
import { draftOf } from '../../../api/cache/use-form-draft.ts';
import { useAddBatchRows } from '../../../api/generated/batches/batches.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { pluralize } from '../../../lib/format.ts';
import { toast } from '../../../lib/toast.ts';
import { useAuth } from '../../auth/index.ts';
import { type IdeaFields, rowsOf } from '../import/batch-request.ts';
import { IdeaSources } from '../import/idea-sources.tsx';
import { IdeasSummary } from '../import/ideas-summary.tsx';
import { readText, useReadText } from '../import/use-read-text.ts';

const NO_IDEAS: IdeaFields = { text: '', files: [], picked: [] };

/** Brings more ideas into a batch, in the same ways as at first. */
export function AddRows({ batchId, onClose }: { batchId: string; onClose: () => void }) {
  const { draft, fields, setFields } = useIdeasDraft(batchId);
  const pasted = useReadText(fields.text);
  const [problem, setProblem] = useState<string>();
  const add = useAddBatchRows({
    mutation: {
      onSuccess: (added) => {
        draft.write(undefined);
        toast({ title: 'Added', description: `${pluralize(added.length, 'row')} at the end.` });
        onClose();
      },
      onError: (error) => setProblem(error.message),
    },
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const rows = rowsOf(fields, (await readText(fields.text)).rows);
    if (rows.length === 0) setProblem('Paste an idea, choose a file, or pick ideas from your library.');
    else add.mutate({ id: batchId, data: { rows } });
  };
  const change = (changed: Partial<IdeaFields>) => {
    setFields((before) => ({ ...before, ...changed }));
    setProblem(undefined);
  };
  return (
    <Dialog narrow title="Add rows" description="Bring more ideas into this batch." onClose={onClose}>
      <form noValidate className="grid gap-5 px-5 py-6 *:min-w-0 sm:px-7" onSubmit={submit}>
        <IdeaSources value={fields} onChange={change} error={problem} />
        <IdeasSummary fields={fields} pasted={pasted} />
        <Button type="submit" variant="ink" className="justify-self-end" disabled={add.isPending}>
          {add.isPending ? 'Checking the rows…' : 'Add rows'}
        </Button>
      </form>
    </Dialog>
  );
}

/** What was brought outlives the dialog and a reload. */
function useIdeasDraft(batchId: string) {
  const { session } = useAuth();
  const userId = session?.user.id ?? '';
  const draft = useMemo(() => draftOf<IdeaFields>(`rows for ${batchId}`, userId), [batchId, userId]);
  const [fields, setFields] = useState(() => draft.read() ?? NO_IDEAS);
  useEffect(() => draft.write(fields), [draft, fields]);
  return { draft, fields, setFields };
}
