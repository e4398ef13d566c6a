import { useWatch } from 'react-hook-form';
import { useChooseProduct } from '../../../api/generated/printify/printify.ts';
import type { ProductChoiceView } from '../../../api/model/productChoiceView.ts';
import type { ShirtBlueprint } from '../../../api/model/shirtBlueprint.ts';
import { FieldError } from '../../../components/ui/form/field.tsx';
import { pluralize } from '../../../lib/format.ts';
import { z } from '../../../lib/zod.ts';
import { SaveBar, submitting, useSettingsForm } from '../../settings-forms/index.ts';
import { ShirtSummary } from '../shirts/shirt-summary.tsx';
import { BlueprintPicker } from './blueprint-picker.tsx';
import { ProviderPicker } from './provider-picker.tsx';
import { SizeCheckboxes } from './size-checkboxes.tsx';

interface ProductFields {
  shirt: ShirtBlueprint;
  providerId: number | null;
  /** Of the saved shirt: another one is sold from S to 3XL at first. */
  sizes: string[];
}

const toFields = ({ blueprint, provider, sizes }: ProductChoiceView): ProductFields => ({
  shirt: blueprint,
  providerId: provider.id,
  sizes,
});

/** The shirt is chosen first, then its print provider; sizes can be chosen once both are saved. */
export function ProductForm({ product }: { product: ProductChoiceView }) {
  const isSaved = ({ shirt, providerId }: Pick<ProductFields, 'shirt' | 'providerId'>) =>
    shirt.id === product.blueprint.id && providerId === product.provider.id;
  const hasSizes = product.comesIn.length > 0;
  const save = useChooseProduct({
    mutation: {
      meta: { success: 'Saved!', successDetail: 'New designs are printed on this.', failure: 'Save Failed' },
    },
  });
  const { form, ...settings } = useSettingsForm({
    name: 'product',
    saved: product,
    toFields,
    schema: z
      .custom<ProductFields>()
      .refine(({ providerId }) => providerId !== null, { path: ['providerId'], message: 'Choose a print provider.' })
      .refine((fields) => !hasSizes || !isSaved(fields) || fields.sizes.length > 0, {
        path: ['sizes'],
        message: 'Choose at least one size.',
      }),
    save: ({ shirt, providerId, sizes }) =>
      save.mutateAsync({
        data: {
          blueprintId: shirt.id,
          printProviderId: providerId ?? 0,
          sizes: isSaved({ shirt, providerId }) ? sizes : [],
        },
      }),
  });
  const { errors } = form.formState;
  const [shirt, providerId, sizes] = useWatch({ control: form.control, name: ['shirt', 'providerId', 'sizes'] });
  const same = isSaved({ shirt, providerId });
  const chooseShirt = (chosen: ShirtBlueprint) => {
    form.setValue('shirt', chosen);
    form.setValue('providerId', chosen.id === product.blueprint.id ? product.provider.id : null);
    form.clearErrors();
  };
  return (
    <form noValidate className="grid gap-6" onSubmit={submitting(settings)}>
      <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-2">
        <div className="grid gap-5">
          <ShirtSummary shirt={shirt} />
          <BlueprintPicker chosen={shirt} onChoose={chooseShirt} />
        </div>
        <div className="grid gap-5">
          <ProviderPicker
            blueprintId={shirt.id}
            chosen={providerId}
            error={errors.providerId?.message}
            onChoose={({ id }) => form.setValue('providerId', id, { shouldValidate: true })}
          />
          {same && hasSizes && (
            <SizeCheckboxes
              all={product.comesIn}
              chosen={sizes}
              onChange={(chosen) => form.setValue('sizes', chosen, { shouldValidate: true })}
            />
          )}
          {errors.sizes && <FieldError>{errors.sizes.message}</FieldError>}
          <p className="text-muted-foreground text-sm">
            {same
              ? product.colorCount > 0 && `Available in ${pluralize(product.colorCount, 'color')}.`
              : 'Save to see its colors and sizes. By default, S to 3XL are sold.'}
          </p>
        </div>
      </div>
      <SaveBar settings={settings} />
    </form>
  );
}
