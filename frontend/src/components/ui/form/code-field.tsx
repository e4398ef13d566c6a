import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field, type FieldProps } from './field.tsx';
import { Input } from './input.tsx';

interface CodeFieldProps extends Pick<FieldProps, 'hint' | 'error' | 'className'> {
  label?: string;
  input: UseFormRegisterReturn;
}

/** For the digits that an app shows or an email brings, which browsers fill in by themselves. */
export function CodeField({ label = 'Code', input, ...field }: CodeFieldProps) {
  return (
    <Field label={label} {...field}>
      {(control) => (
        <Input
          {...control}
          inputMode="numeric"
          autoComplete="one-time-code"
          className="figures text-lg tracking-widest"
          {...input}
        />
      )}
    </Field>
  );
}
