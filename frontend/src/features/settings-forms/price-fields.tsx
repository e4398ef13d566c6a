import type { UseFormRegisterReturn } from 'react-hook-form';
import { Collapsible } from '../../components/ui/collapsible.tsx';
import { Field } from '../../components/ui/form/field.tsx';
import { PriceInput } from '../profit/index.ts';

interface SizePricesProps {
  sizes: string[];
  /** Price of a size without one of its own, as typed. */
  defaultPrice: string;
  errorOf: (size: string) => string | undefined;
  register: (size: string) => UseFormRegisterReturn;
}

/** Prices of single sizes. */
export function SizePrices({ sizes, defaultPrice, errorOf, register }: SizePricesProps) {
  return (
    <Collapsible title="Prices by size">
      <p className="mb-4 max-w-prose text-muted-foreground">
        Large sizes cost more at Printify. Leave a size empty to sell it at the default price.
      </p>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        {sizes.map((size) => (
          <Field key={size} label={`${size} (USD)`} error={errorOf(size)}>
            {(control) => <PriceInput {...control} placeholder={defaultPrice} {...register(size)} />}
          </Field>
        ))}
      </div>
    </Collapsible>
  );
}
