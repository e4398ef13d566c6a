import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import type { PricingSettings } from '../../api/generated/model/pricingSettings.ts';
import { useGetPricingSettings, useSavePricingSettings } from '../../api/generated/settings/settings.ts';
import { Button } from '../../components/ui/button.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Input } from '../../components/ui/input.tsx';
import { Loaded } from '../../components/ui/loaded.tsx';
import { dollars } from '../../lib/format.ts';

const QUICK_PICKS = [1999, 2499, 2999, 3499];
const OUT_OF_RANGE = 'Choose a price from 1.00 to 9999.99';

const schema = z.object({
  price: z.string().refine((text) => cents(text) >= 100 && cents(text) <= 999_999, OUT_OF_RANGE),
});

/** What a new product costs in the shop. */
export function PricingForm() {
  const settings = useGetPricingSettings();
  return <Loaded query={settings}>{(saved) => <PriceFields saved={saved} />}</Loaded>;
}

function PriceFields({ saved }: { saved: PricingSettings }) {
  const form = useForm({
    resolver: zodResolver(schema),
    values: { price: (saved.defaultPrice / 100).toFixed(2) },
  });
  const save = useSavePricingSettings({
    mutation: {
      meta: { success: 'Saved!', successDetail: 'New products use this price.', failure: 'Save Failed' },
    },
  });
  return (
    <form
      noValidate
      className="grid max-w-md gap-4"
      onSubmit={form.handleSubmit(({ price }) => save.mutate({ data: { defaultPrice: cents(price) } }))}
    >
      <Field label="Default price (USD)" error={form.formState.errors.price?.message}>
        {(control) => (
          <Input
            {...control}
            type="number"
            inputMode="decimal"
            min="1.00"
            max="9999.99"
            step="0.01"
            className="figures text-lg"
            {...form.register('price')}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        {QUICK_PICKS.map((pick) => (
          <Button
            key={pick}
            size="sm"
            className="figures"
            onClick={() => form.setValue('price', (pick / 100).toFixed(2), { shouldDirty: true, shouldValidate: true })}
          >
            {dollars(pick)}
          </Button>
        ))}
      </div>
      <Button type="submit" className="justify-self-start" disabled={save.isPending}>
        {save.isPending ? 'Saving…' : 'Save Price'}
      </Button>
    </form>
  );
}

/** Whole cents of a typed amount of dollars; 0 when it is no number. */
function cents(text: string): number {
  return Math.round(Number.parseFloat(text) * 100) || 0;
}
