import type { useForm } from 'react-hook-form';
import { FieldError } from '../../components/ui/form/field.tsx';
import type { KeyDraft } from './key-draft.ts';
import { SCOPE_NAMES, SCOPES } from './scopes.ts';

export function ScopeBoxes({ form }: { form: ReturnType<typeof useForm<KeyDraft>> }) {
  const error = form.formState.errors.scopes?.message;
  const rule = { validate: (scopes: KeyDraft['scopes']) => scopes.length > 0 || 'Choose at least one.' };
  return (
    <fieldset className="grid gap-1" aria-describedby={error ? 'scopes-error' : undefined}>
      <legend className="mb-1.5 font-semibold">What it may do</legend>
      {SCOPE_NAMES.map((scope) => (
        <label key={scope} className="flex min-h-11 items-start gap-3 py-1">
          <input
            type="checkbox"
            value={scope}
            className="mt-0.5 size-5 shrink-0 cursor-pointer accent-foreground"
            {...form.register('scopes', rule)}
          />
          <span className="grid">
            <span>{SCOPES[scope].name}</span>
            <span className="text-muted-foreground text-sm">{SCOPES[scope].detail}</span>
          </span>
        </label>
      ))}
      {error && <FieldError id="scopes-error">{error}</FieldError>}
    </fieldset>
  );
}
