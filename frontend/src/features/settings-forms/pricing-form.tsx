import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { useGetProductChoice } from '../../api/generated/printify/printify.ts';
import { useGetPricingSettings, useSavePricingSettings } from '../../api/generated/settings/settings.ts';
import type { PricingSettings } from '../../api/model/pricingSettings.ts';
import { Button } from '../../components/ui/button.tsx';
import { Field } from '../../components/ui/form/field.tsx';
import { QueryState } from '../../components/ui/state/query-state.tsx';
import { dollars } from '../../lib/format.ts';
import { z } from '../../lib/zod.ts';
import { formatPrice, isPrice, PRICE_OUT_OF_RANGE, PriceProfit, parseCents } from '../profit/index.ts';
import { PriceInput, SizePrices } from './price-fields.tsx';

const QUICK_PICKS = [1999, 2499, 2999, 3499];

const schema = z.object({
  price: z.string().refine(isPrice, PRICE_OUT_OF_RANGE),
  /** By size; empty for the default price. */
  sizes: z.record(
    z.string(),
    z.string().refine((text) => text.trim() === '' || isPrice(text), PRICE_OUT_OF_RANGE),
  ),
});

export function PricingForm() {
  const settings = useGetPricingSettings();
  const { data: product } = useGetProductChoice();
  return (
    <QueryState query={settings}>{(saved) => <PriceFields saved={saved} sizes={product?.sizes ?? []} />}</QueryState>
  );
}

function PriceFields({ saved, sizes }: { saved: PricingSettings; sizes: string[] }) {
  const form = useForm({ resolver: zodResolver(schema), values: toFields(saved, sizes) });
  const watched = useWatch({ control: form.control });
  const save = useSavePricingSettings({
    mutation: {
      meta: { success: 'Saved!', successDetail: 'New products use this price.', failure: 'Save Failed' },
    },
  });
  const { errors } = form.formState;
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={form.handleSubmit((fields) =>
        save.mutate({
          data: {
            defaultPrice: parseCents(fields.price),
            sizePrices: { ...pricesOfOtherSizes(saved, sizes), ...ownPrices(fields.sizes) },
          },
        }),
      )}
    >
      <Field label="Default price (USD)" error={errors.price?.message} className="max-w-md">
        {(control) => <PriceInput {...control} className="text-lg" {...form.register('price')} />}
      </Field>
      <div className="flex flex-wrap gap-2">
        {QUICK_PICKS.map((pick) => (
          <Button
            key={pick}
            size="sm"
            className="figures"
            onClick={() => form.setValue('price', formatPrice(pick), { shouldDirty: true, shouldValidate: true })}
          >
            {dollars(pick)}
          </Button>
        ))}
      </div>
      {sizes.length > 0 && (
        <SizePrices
          sizes={sizes}
          defaultPrice={watched.price ?? ''}
          errorOf={(size) => errors.sizes?.[size]?.message}
          register={(size) => form.register(`sizes.${size}`)}
        />
      )}
      <Button type="submit" className="justify-self-start" disabled={save.isPending}>
        {save.isPending ? 'Saving…' : 'Save Price'}
      </Button>
      <PriceProfit price={parseCents(watched.price ?? '')} sizePrices={ownPrices(watched.sizes ?? {})} />
    </form>
  );
}

function toFields({ defaultPrice, sizePrices }: PricingSettings, sizes: string[]) {
  const own = (size: string) => sizePrices[size];
  return {
    price: formatPrice(defaultPrice),
    sizes: Object.fromEntries(sizes.map((size) => [size, own(size) === undefined ? '' : formatPrice(own(size) ?? 0)])),
  };
}

/** In cents, of the sizes that have a valid price of their own. */
function ownPrices(fields: Record<string, string | undefined>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([size, text]) => (text && isPrice(text) ? [[size, parseCents(text)]] : [])),
  );
}

/** Saved prices of sizes that the chosen shirt does not have: another shirt may have them. */
function pricesOfOtherSizes({ sizePrices }: PricingSettings, sizes: string[]): Record<string, number> {
  return Object.fromEntries(Object.entries(sizePrices).filter(([size]) => !sizes.includes(size)));
}
