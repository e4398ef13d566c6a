import { useWatch } from 'react-hook-form';
import { useGetProductChoice } from '../../api/generated/printify/printify.ts';
import { useGetPricingSettings, useSavePricingSettings } from '../../api/generated/settings/settings.ts';
import type { PricingSettings } from '../../api/model/pricingSettings.ts';
import { Button } from '../../components/ui/button.tsx';
import { Field } from '../../components/ui/form/field.tsx';
import { QueryState } from '../../components/ui/state/query-state.tsx';
import { FormSkeleton, Loading } from '../../components/ui/state/skeleton.tsx';
import { dollars } from '../../lib/format.ts';
import { z } from '../../lib/zod.ts';
import { formatPrice, isPrice, PRICE_OUT_OF_RANGE, PriceInput, PriceProfit, parseCents } from '../profit/index.ts';
import { SaveBar, submitting } from './form-footer.tsx';
import { SizePrices } from './price-fields.tsx';
import { useSettingsForm } from './use-settings-form.ts';

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
  const product = useGetProductChoice();
  if (product.isPending) return <Loading label="Loading…">{SKELETON}</Loading>;
  return (
    <QueryState query={settings} skeleton={SKELETON}>
      {(saved) => <PriceFields saved={saved} sizes={product.data?.sizes ?? []} />}
    </QueryState>
  );
}

const SKELETON = <FormSkeleton heights={['h-11', 'h-11', 'h-72']} />;

function PriceFields({ saved, sizes }: { saved: PricingSettings; sizes: string[] }) {
  const save = useSavePricingSettings({
    mutation: {
      meta: { success: 'Saved!', successDetail: 'New products use this price.', failure: 'Save Failed' },
    },
  });
  const { form, ...settings } = useSettingsForm({
    name: 'pricing',
    saved,
    toFields: (pricing: PricingSettings) => toFields(pricing, sizes),
    schema,
    save: (fields) =>
      save.mutateAsync({
        data: {
          defaultPrice: parseCents(fields.price),
          sizePrices: { ...pricesOfOtherSizes(saved, sizes), ...ownPrices(fields.sizes) },
        },
      }),
  });
  const watched = useWatch({ control: form.control });
  const { errors } = form.formState;
  return (
    <form noValidate className="grid gap-6" onSubmit={submitting(settings)}>
      <div className="grid items-start gap-x-10 gap-y-6 xl:grid-cols-[22rem_minmax(0,1fr)] xl:*:last:border-t-0 xl:*:last:pt-0">
        <div className="grid gap-5">
          <Field label="Default price (USD)" error={errors.price?.message}>
            {(control) => <PriceInput {...control} className="text-lg" {...form.register('price')} />}
          </Field>
          <QuickPicks onPick={(price) => form.setValue('price', price, { shouldDirty: true, shouldValidate: true })} />
          {sizes.length > 0 && (
            <SizePrices
              sizes={sizes}
              defaultPrice={watched.price ?? ''}
              errorOf={(size) => errors.sizes?.[size]?.message}
              register={(size) => form.register(`sizes.${size}`)}
            />
          )}
        </div>
        <PriceProfit price={parseCents(watched.price ?? '')} sizePrices={ownPrices(watched.sizes ?? {})} />
      </div>
      <SaveBar settings={settings} />
    </form>
  );
}

function QuickPicks({ onPick }: { onPick: (price: string) => void }) {
  return (
    <div className="grid grid-cols-4 gap-2">
      {QUICK_PICKS.map((pick) => (
        <Button key={pick} className="figures px-0 max-[22.4rem]:text-sm" onClick={() => onPick(formatPrice(pick))}>
          {dollars(pick)}
        </Button>
      ))}
    </div>
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
