import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useFormDraft } from '../../../api/cache/use-form-draft.ts';
import { ApiError } from '../../../api/client/http.ts';
import { createBatch, getCreateBatchMutationKey } from '../../../api/generated/batches/batches.ts';
import type { CreateBatch } from '../../../api/model/createBatch.ts';
import { wholeNumber } from '../../../lib/format.ts';
import { useAuth } from '../../auth/index.ts';
import { MAX_ROWS } from '../model/limits.ts';
import { type BatchFields, emptyFields, keyFor, toRequest } from './batch-request.ts';
import { readStored, storeFields } from './stored-fields.ts';
import { readText } from './use-read-text.ts';

/** Fields of the server's answer, by ours. */
const FIELDS = { name: 'name', rows: 'text', defaults: 'colors', publish: 'publish' } as const;

/** The form of a new batch, which outlives a reload and its tab, and what makes the batch of it. */
export function useNewBatch(onCreated: (id: string) => void) {
  const owner = useAuth().session?.user.id ?? '';
  const [draft, saveDraftFrom] = useFormDraft<BatchFields>('new batch', owner);
  const [before] = useState(() => draft ?? readStored(owner));
  const form = useForm<BatchFields>({ defaultValues: { ...emptyFields(), ...before } });
  const isMade = useRef(false);
  useEffect(() => {
    const read = () => (isMade.current ? undefined : form.getValues());
    const store = () => storeFields(owner, read());
    const stopSaving = saveDraftFrom(read);
    window.addEventListener('pagehide', store);
    return () => {
      window.removeEventListener('pagehide', store);
      store();
      stopSaving();
    };
  }, [form, owner, saveDraftFrom]);
  const create = useMutation({
    mutationKey: getCreateBatchMutationKey(),
    mutationFn: ({ request, key }: { request: CreateBatch; key: string }) =>
      createBatch(request, { headers: { 'Idempotency-Key': key } }),
    onSuccess: ({ id }) => {
      isMade.current = true;
      onCreated(id);
    },
    onError: (error) => showErrors(error),
    meta: { failure: 'Couldn’t make the batch' },
  });

  function change(changed: Partial<BatchFields>) {
    for (const name of Object.keys(changed) as (keyof BatchFields)[]) {
      const value = changed[name];
      if (value !== undefined) form.setValue(name, value);
    }
    form.clearErrors('text' in changed || 'files' in changed || 'picked' in changed ? 'text' : 'colors');
  }

  function showErrors(error: Error) {
    if (!(error instanceof ApiError)) return;
    for (const [path, message] of Object.entries(error.fields ?? {})) {
      const field = FIELDS[path.split('.')[0] as keyof typeof FIELDS] ?? 'text';
      form.setError(field, { message });
    }
  }

  async function send(fields: BatchFields) {
    const request = toRequest(fields, (await readText(fields.text)).rows);
    const problem = problemOf(request.rows.length);
    if (problem) return form.setError('text', { message: problem }, { shouldFocus: true });
    const sent = await keyFor(request, fields.sent);
    form.setValue('sent', sent);
    create.mutate({ request, key: sent.key });
  }

  const isSending = create.isPending || form.formState.isSubmitting || isMade.current;
  return { form, change, isSending, isMade, submit: form.handleSubmit(send) };
}

function problemOf(count: number): string | undefined {
  if (count === 0) return 'Paste an idea, choose a file, or pick ideas from your library.';
  if (count > MAX_ROWS)
    return `A batch takes ${wholeNumber(MAX_ROWS)} rows; these are ${wholeNumber(count)}. Split them into several batches.`;
  return undefined;
}
