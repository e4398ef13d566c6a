import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchBlueprints } from '../../../api/generated/printify/printify.ts';
import type { ShirtBlueprint } from '../../../api/model/shirtBlueprint.ts';
import { Combobox } from '../../../components/ui/form/combobox.tsx';
import { Field } from '../../../components/ui/form/field.tsx';
import { useDebouncedValue } from '../../../lib/hooks/use-debounced-value.ts';
import { ShirtSummary } from '../shirts/shirt-summary.tsx';

interface BlueprintPickerProps {
  shirt: ShirtBlueprint;
  onChoose: (shirt: ShirtBlueprint) => void;
}

export function BlueprintPicker({ shirt, onChoose }: BlueprintPickerProps) {
  const [search, setSearch] = useState('');
  const debounced = useDebouncedValue(search.trim().slice(0, 100));
  const { data, isPending, error } = useSearchBlueprints(
    { search: debounced },
    { query: { placeholderData: keepPreviousData } },
  );
  return (
    <Field label="Shirt" hint="Search by brand or model." error={error?.message}>
      {(control) => (
        <Combobox
          control={control}
          value={`${shirt.brand} ${shirt.model}`}
          search={search}
          onSearch={setSearch}
          options={data ?? []}
          keyOf={({ id }) => id}
          onChoose={onChoose}
          empty={isPending ? 'Asking Printify…' : 'No shirt matches this search.'}
        >
          {(option) => <ShirtSummary shirt={option} />}
        </Combobox>
      )}
    </Field>
  );
}
