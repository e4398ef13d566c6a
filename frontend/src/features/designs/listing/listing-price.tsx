import { useState } from 'react';
import { Field } from '../../../components/ui/form/field.tsx';
import { dollars } from '../../../lib/format.ts';
import { useDebouncedValue } from '../../../lib/hooks/use-debounced-value.ts';
import { formatPrice, isInPriceRange, PriceInput, parseCents } from '../../profit/index.ts';
import type { ListedProduct, SavedListing } from './listing-calls.ts';
import { ListingProfit } from './listing-profit.tsx';

interface ListingPriceProps {
  of: ListedProduct;
  saved: Pick<SavedListing, 'price' | 'sizePrices' | 'colorsOn'>;
  /** Cents. */
  price: number;
  colorsOn: string[];
  error: string | undefined;
  onChange: (price: number) => void;
}

/** The price of a design, with what would be left of a sale. */
export function ListingPrice({ of, saved, price, colorsOn, error, onChange }: ListingPriceProps) {
  const [text, setText] = useState(formatPrice(price));
  const asked = useDebouncedValue(price);
  const edit = (typed: string) => {
    setText(typed);
    onChange(parseCents(typed));
  };
  return (
    <Field
      label="Price (USD)"
      error={error ?? ''}
      hint={
        <>
          Profit:{' '}
          {isInPriceRange(asked) && colorsOn.length > 0 ? (
            <ListingProfit
              of={of}
              price={asked === saved.price ? undefined : asked}
              colorsOn={colorsOn.join() === saved.colorsOn.join() ? undefined : colorsOn}
            />
          ) : (
            '…'
          )}
          {ownPrices(saved.sizePrices)}
        </>
      }
    >
      {(control) => (
        <PriceInput
          {...control}
          className="max-w-40"
          value={parseCents(text) === price ? text : formatPrice(price)}
          onChange={({ target }) => edit(target.value)}
        />
      )}
    </Field>
  );
}

function ownPrices(sizePrices: Record<string, number>): string {
  const sizes = Object.entries(sizePrices).map(([size, cents]) => `${size} ${dollars(cents)}`);
  return sizes.length > 0 ? `. Sizes with their own price stay the same: ${sizes.join(', ')}.` : '';
}
