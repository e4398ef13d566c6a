import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchBlueprints } from '../../../api/generated/printify/printify.ts';
import { ProductKind } from '../../../api/model/productKind.ts';
import type { ShirtBlueprint } from '../../../api/model/shirtBlueprint.ts';
import { Combobox } from '../../../components/ui/form/combobox.tsx';
import { Field } from '../../../components/ui/form/field.tsx';
import { useDebouncedValue } from '../../../lib/hooks/use-debounced-value.ts';
import { blueprintName, ShirtSummary } from '../shirts/shirt-summary.tsx';
import { useCatalogQuery } from './catalog-context.ts';

interface BlueprintPickerProps {
  chosen: ShirtBlueprint | null;
  /** T-shirts where none is given. */
  kind?: ProductKind;
  label?: string;
  error?: string | undefined;
  onChoose: (blueprint: ShirtBlueprint) => void;
}

export function BlueprintPicker({ chosen, kind, label = 'Shirt', error: fault, onChoose }: BlueprintPickerProps) {
  const [search, setSearch] = useState('');
  const debounced = useDebouncedValue(search.trim().slice(0, 100));
  const catalog = useCatalogQuery();
  const { data, isPending, error } = useSearchBlueprints(
    { ...catalog, search: debounced, ...(kind && { kind }) },
    { query: { placeholderData: keepPreviousData } },
  );
  return (
    <Field label={label} hint="Search by brand or model." error={fault ?? error?.message}>
      {(control) => (
        <Combobox
          control={control}
          value={chosen ? blueprintName(chosen) : ''}
          search={search}
          onSearch={setSearch}
          options={data ?? []}
          keyOf={({ id }) => id}
          onChoose={onChoose}
          empty={isPending ? 'Asking Printify…' : emptyWords(search, kind)}
        >
          {(option) => <ShirtSummary shirt={option} />}
        </Combobox>
      )}
    </Field>
  );
}

/** As the catalog's titles have it; the server refuses those products by the same words. */
const ALL_OVER = /\b(aop|all[- ]over|cut (?:&|and) sew|sublimation)\b/i;

function emptyWords(search: string, kind: ProductKind = ProductKind.t_shirt): string {
  if (ALL_OVER.test(search))
    return 'We don’t print all over, from seam to seam: our art has edges, so it would look cut off. Choose a product that is printed on the front.';
  return kind === ProductKind.t_shirt ? 'No shirt matches this search.' : 'No product matches this search.';
}
