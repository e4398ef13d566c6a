import { useState } from 'react';
import { useChooseProduct } from '../../../api/generated/printify/printify.ts';
import type { ProductChoiceView } from '../../../api/model/productChoiceView.ts';
import type { ShirtBlueprint } from '../../../api/model/shirtBlueprint.ts';
import { Button } from '../../../components/ui/button.tsx';
import { FieldError } from '../../../components/ui/form/field.tsx';
import { pluralize } from '../../../lib/format.ts';
import { ShirtSummary } from '../shirts/shirt-summary.tsx';
import { BlueprintPicker } from './blueprint-picker.tsx';
import { ProviderPicker } from './provider-picker.tsx';
import { SizeCheckboxes } from './size-checkboxes.tsx';

/** The shirt is chosen first, then its print provider; sizes can be chosen once both are saved. */
export function ProductForm({ product }: { product: ProductChoiceView }) {
  const [shirt, setShirt] = useState<ShirtBlueprint>(product.blueprint);
  const [providerId, setProviderId] = useState<number | null>(product.provider.id);
  const [sizes, setSizes] = useState(product.sizes);
  const same = shirt.id === product.blueprint.id && providerId === product.provider.id;
  const save = useChooseProduct({
    mutation: {
      meta: { success: 'Saved!', successDetail: 'New designs are printed on this.', failure: 'Save Failed' },
    },
  });
  const chooseShirt = (chosen: ShirtBlueprint) => {
    setShirt(chosen);
    setProviderId(chosen.id === product.blueprint.id ? product.provider.id : null);
  };
  const noSizes = same && product.comesIn.length > 0 && sizes.length === 0;

  return (
    <form
      noValidate
      className="grid max-w-xl gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (providerId === null || noSizes) return;
        save.mutate({ data: { blueprintId: shirt.id, printProviderId: providerId, sizes: same ? sizes : [] } });
      }}
    >
      <ShirtSummary shirt={shirt} />
      <BlueprintPicker shirt={shirt} onChoose={chooseShirt} />
      <ProviderPicker blueprintId={shirt.id} chosen={providerId} onChoose={setProviderId} />
      {same && product.comesIn.length > 0 && (
        <SizeCheckboxes all={product.comesIn} chosen={sizes} onChange={setSizes} />
      )}
      {noSizes && <FieldError>Choose at least one size.</FieldError>}
      <p className="text-muted-foreground text-sm">
        {same
          ? product.colorCount > 0 && `It comes in ${pluralize(product.colorCount, 'color')}.`
          : 'Save to see its colors and sizes. It is sold from S to 3XL unless you choose otherwise.'}
      </p>
      <Button type="submit" className="justify-self-start" disabled={save.isPending || providerId === null}>
        {save.isPending ? 'Saving…' : 'Save Product'}
      </Button>
    </form>
  );
}
