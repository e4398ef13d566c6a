import { useState } from 'react';
import { Field, FieldError } from '../../../components/ui/form/field.tsx';
import { useDebouncedValue } from '../../../lib/hooks/use-debounced-value.ts';
import { formatPrice, isInPriceRange, PriceInput, parseCents } from '../../profit/index.ts';
import type { ListedProduct, SavedListing } from './listing-calls.ts';
import { ListingProfit } from './listing-profit.tsx';

interface ListingSizePricesProps {
  of: ListedProduct;
  saved: Pick<SavedListing, 'sizePrices' | 'colorsOn'>;
  /** Cents, by size. */
  sizePrices: Record<string, number>;
  colorsOn: string[];
  error: string | undefined;
  onChange: (sizePrices: Record<string, number>) => void;
}

/** The price of each size of a product whose sizes have prices of their own, with what would be left of a sale. */
export function ListingSizePrices({ of, saved, sizePrices, colorsOn, error, onChange }: ListingSizePricesProps) {
  const asked = useDebouncedValue(sizePrices);
  const sizes = Object.keys(saved.sizePrices);
  const isSaved = sizes.every((size) => asked[size] === saved.sizePrices[size]);
  const canAsk = Object.values(asked).every(isInPriceRange) && colorsOn.length > 0;
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 font-semibold">Prices (USD)</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {sizes.map((size) => (
          <SizePrice
            key={size}
            size={size}
            price={sizePrices[size] ?? 0}
            onChange={(price) => onChange({ ...sizePrices, [size]: price })}
          />
        ))}
      </div>
      <p className="text-muted-foreground text-sm">
        Profit:{' '}
        {canAsk ? (
          <ListingProfit
            of={of}
            sizePrices={isSaved ? undefined : asked}
            colorsOn={colorsOn.join() === saved.colorsOn.join() ? undefined : colorsOn}
          />
        ) : (
          '…'
        )}
      </p>
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  );
}

interface SizePriceProps {
  size: string;
  price: number;
  onChange: (price: number) => void;
}

function SizePrice({ size, price, onChange }: SizePriceProps) {
  const [text, setText] = useState(formatPrice(price));
  const edit = (typed: string) => {
    setText(typed);
    onChange(parseCents(typed));
  };
  return (
    <Field label={size}>
      {(control) => (
        <PriceInput
          {...control}
          aria-invalid={!isInPriceRange(price)}
          value={parseCents(text) === price ? text : formatPrice(price)}
          onChange={({ target }) => edit(target.value)}
        />
      )}
    </Field>
  );
}
