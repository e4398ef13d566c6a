import { useForm } from 'react-hook-form';
import { Button } from '../../../components/ui/button.tsx';
import { Field } from '../../../components/ui/form/field.tsx';
import { Input } from '../../../components/ui/form/input.tsx';

interface NameFormProps {
  initial: string;
  label: string;
  busyLabel: string;
  /** Returns the problem, or null. */
  action: (name: string) => Promise<string | null>;
  onDone: () => void;
  onCancel: () => void;
}

const MAX_LENGTH = 100;

export function NameForm({ initial, label, busyLabel, action, onDone, onCancel }: NameFormProps) {
  const form = useForm({ defaultValues: { name: initial } });
  const { errors, isSubmitting } = form.formState;

  async function submit({ name }: { name: string }) {
    const problem = await action(name.trim());
    if (problem) form.setError('name', { message: problem }, { shouldFocus: true });
    else onDone();
  }

  return (
    <form noValidate className="grid gap-5" onSubmit={form.handleSubmit(submit)}>
      <Field label="Name" hint="To recognize it in the list." error={errors.name?.message}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            maxLength={MAX_LENGTH}
            {...form.register('name', { validate: (name) => name.trim() !== '' || 'Enter a name.' })}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="ink" disabled={isSubmitting}>
          {isSubmitting ? busyLabel : label}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
