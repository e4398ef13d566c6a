import type { UseFormReturn } from 'react-hook-form';
import { Field } from '../../../components/ui/form/field.tsx';
import { Input } from '../../../components/ui/form/input.tsx';
import type { Choice } from './consent-form.tsx';

const MOST = 100_000;
const PROBLEM = 'Enter a whole number of credits, or nothing.';

/** Null where nothing is written: no limit. */
export function creditsOf(text: string): number | null {
  return text.trim() === '' ? null : Number(text);
}

export function CreditsField({ form }: { form: UseFormReturn<Choice> }) {
  const { errors } = form.formState;
  return (
    <Field
      label="Credits a day, at most"
      hint="A design costs a credit. Leave it empty for no limit."
      {...(errors.credits?.message ? { error: errors.credits.message } : {})}
    >
      {(control) => (
        <Input
          {...control}
          inputMode="numeric"
          autoComplete="off"
          className="figures max-w-32"
          {...form.register('credits', { validate: (text) => isLimit(creditsOf(text)) || PROBLEM })}
        />
      )}
    </Field>
  );
}

function isLimit(credits: number | null): boolean {
  return credits === null || (Number.isInteger(credits) && credits >= 1 && credits <= MOST);
}
