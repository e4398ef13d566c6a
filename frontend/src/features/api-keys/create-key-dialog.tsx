import { useForm } from 'react-hook-form';
import { useCreateApiKey } from '../../api/generated/api-keys/api-keys.ts';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { Field, FieldError } from '../../components/ui/form/field.tsx';
import { Input, Select } from '../../components/ui/form/input.tsx';
import { checkCredits, type KeyDraft, LIVES, NAME_MAX, newDraft, toCreateApiKey } from './key-draft.ts';
import { NewKey } from './new-key.tsx';
import { ScopeBoxes } from './scope-boxes.tsx';

/** Asks what the key is for; then shows it, once. */
export function CreateKeyDialog({ onClose }: { onClose: () => void }) {
  const create = useCreateApiKey();
  const key = create.data?.key;
  return (
    <Dialog
      narrow
      title={key ? 'Copy your key now' : 'New API key'}
      description={key ? 'Shows the key once.' : 'Asks what the key may do.'}
      onClose={onClose}
    >
      <div className="grid gap-5 p-5 sm:p-7">
        {key ? (
          <NewKey apiKey={key} onDone={onClose} />
        ) : (
          <KeyForm create={create} problem={create.error?.message} onCancel={onClose} />
        )}
      </div>
    </Dialog>
  );
}

interface KeyFormProps {
  create: Pick<ReturnType<typeof useCreateApiKey>, 'mutate' | 'isPending'>;
  problem: string | undefined;
  onCancel: () => void;
}

function KeyForm({ create, problem, onCancel }: KeyFormProps) {
  const form = useForm({ defaultValues: newDraft });
  const { errors } = form.formState;
  const save = (draft: KeyDraft) => create.mutate({ data: toCreateApiKey(draft) });
  return (
    <form noValidate className="grid gap-5" onSubmit={form.handleSubmit(save)}>
      <Field label="Name" hint="What it’s for, like “Nightly script”." error={errors.name?.message}>
        {(control) => (
          <Input
            {...control}
            maxLength={NAME_MAX}
            autoComplete="off"
            {...form.register('name', { validate: (name) => name.trim() !== '' || 'Give the key a name.' })}
          />
        )}
      </Field>
      <ScopeBoxes form={form} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {form.watch('scopes').includes('design') && <CreditsField form={form} />}
        <Field label="Ends">
          {(control) => (
            <Select {...control} {...form.register('days', { valueAsNumber: true })}>
              {LIVES.map(([days, words]) => (
                <option key={days} value={days}>
                  {words}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      {problem && <FieldError>{problem}</FieldError>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="ink" disabled={create.isPending}>
          {create.isPending ? 'Making…' : 'Make the key'}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

function CreditsField({ form }: { form: ReturnType<typeof useForm<KeyDraft>> }) {
  return (
    <Field
      label="Credits a day"
      hint="Empty: as many as you have."
      error={form.formState.errors.creditsPerDay?.message}
    >
      {(control) => (
        <Input
          {...control}
          inputMode="numeric"
          autoComplete="off"
          {...form.register('creditsPerDay', { validate: checkCredits })}
        />
      )}
    </Field>
  );
}
