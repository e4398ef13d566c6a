import { type ReactNode, useId } from 'react';
import { useHydrated } from '../../../lib/hooks/use-hydrated.ts';

interface RadioGroupProps<T extends string | number> {
  /** For screen readers. */
  label: string;
  options: readonly { value: T; name: ReactNode }[];
  value: T;
  onChange: (value: T) => void;
}

/** A few radio buttons in a row. In a prerendered page they can be chosen from when the choice does something. */
export function RadioGroup<T extends string | number>({ label, options, value, onChange }: RadioGroupProps<T>) {
  const group = useId();
  const isHydrated = useHydrated();
  return (
    <fieldset className="flex flex-wrap gap-1.5">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className="relative">
          <input
            type="radio"
            name={group}
            className="peer absolute inset-0 cursor-pointer opacity-0"
            checked={option.value === value}
            disabled={!isHydrated}
            onChange={() => onChange(option.value)}
          />
          <span className="inline-flex min-h-11 items-center rounded-md px-3 peer-checked:bg-foreground peer-checked:font-semibold peer-checked:text-background hover:bg-muted peer-checked:hover:bg-foreground peer-focus-visible:outline-2 peer-focus-visible:outline-ring peer-focus-visible:outline-offset-2">
            {option.name}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
