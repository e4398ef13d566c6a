import { useEffect, useEffectEvent } from 'react';
import { useListProductVariants } from '../../../api/generated/printify/printify.ts';
import { PrintPlace } from '../../../api/model/printPlace.ts';
import type { ProductVariantsView } from '../../../api/model/productVariantsView.ts';
import { FieldError } from '../../../components/ui/form/field.tsx';
import { RadioGroup } from '../../../components/ui/form/radio-group.tsx';
import { QueryState } from '../../../components/ui/state/query-state.tsx';
import { RowsSkeleton } from '../../../components/ui/state/skeleton.tsx';
import { ColorGrid, SizeCheckboxes, useCatalogQuery } from '../../printify/index.ts';
import { fitItem } from '../model/fit-item.ts';
import type { ItemDraft, ItemErrors } from '../model/item-draft.ts';
import { sizesOf, usualSizes } from '../model/sizes.ts';

interface VariantFieldsProps {
  item: ItemDraft;
  errors: ItemErrors;
  onChange: (item: ItemDraft) => void;
}

/** What the chosen product comes in at the chosen print provider: sides, colors and sizes. */
export function VariantFields({ item, errors, onChange }: VariantFieldsProps) {
  const query = useListProductVariants(item.blueprint?.id ?? 0, item.provider?.id ?? 0, useCatalogQuery());
  const { data } = query;
  const fit = useEffectEvent((variants: ProductVariantsView) => {
    const fitted = fitItem(item, variants);
    if (fitted !== item) onChange(fitted);
  });
  useEffect(() => {
    if (data) fit(data);
  }, [data]);
  return (
    <QueryState query={query} pendingLabel="Asking Printify…" skeleton={<RowsSkeleton rows={2} className="h-24" />}>
      {(variants) => <VariantChoice item={item} errors={errors} variants={variants} onChange={onChange} />}
    </QueryState>
  );
}

function VariantChoice({ item, errors, variants, onChange }: VariantFieldsProps & { variants: ProductVariantsView }) {
  const change = (changes: Partial<ItemDraft>) => onChange({ ...item, ...changes });
  const all = sizesOf(variants.colors, item.colors);
  return (
    <div className="grid grid-cols-1 items-start gap-x-10 gap-y-6 lg:grid-cols-2">
      <Colors
        variants={variants}
        chosen={item.colors}
        error={errors.colors}
        onChange={(colors) => change({ colors })}
      />
      <div className="grid gap-6">
        {all.length > 1 && (
          <div className="grid gap-2">
            <SizeCheckboxes
              all={all}
              chosen={item.sizes ?? usualSizes(item.kind, all)}
              onChange={(sizes) => change({ sizes })}
            />
            {errors.sizes && <FieldError>{errors.sizes}</FieldError>}
          </div>
        )}
        {variants.positions.length > 1 && (
          <PlaceChoice value={item.place} error={errors.place} onChange={(place) => change({ place })} />
        )}
      </div>
    </div>
  );
}

interface ColorsProps {
  variants: ProductVariantsView;
  chosen: string[];
  error: string | undefined;
  onChange: (colors: string[]) => void;
}

/** Of one color there is nothing to choose. */
function Colors({ variants: { colors }, chosen, error, onChange }: ColorsProps) {
  const [only] = colors;
  if (colors.length === 1 && only)
    return (
      <p className="flex items-center gap-3">
        <span
          aria-hidden="true"
          className="size-11 rounded-md ring-1 ring-foreground/25 ring-inset"
          style={{ backgroundColor: only.hex }}
        />
        Comes in {only.color} only.
      </p>
    );
  const palette = colors.map(({ color, hex, sizes }) => ({ color, hex, variants: sizes }));
  return <ColorGrid legend="Colors" colors={palette} selected={chosen} error={error} onChange={onChange} />;
}

interface PlaceChoiceProps {
  value: PrintPlace;
  error: string | undefined;
  onChange: (place: PrintPlace) => void;
}

function PlaceChoice({ value, error, onChange }: PlaceChoiceProps) {
  return (
    <div className="grid gap-1.5">
      <span aria-hidden="true" className="font-semibold">
        Printed on
      </span>
      <RadioGroup
        label="Printed on"
        options={[
          { value: PrintPlace.front, name: 'The front' },
          { value: PrintPlace.back, name: 'The back' },
        ]}
        value={value}
        onChange={onChange}
      />
      {error && <FieldError>{error}</FieldError>}
    </div>
  );
}
