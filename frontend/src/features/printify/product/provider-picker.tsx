import { useListPrintProviders } from '../../../api/generated/printify/printify.ts';
import type { PrintProviderChoice } from '../../../api/model/printProviderChoice.ts';
import { FieldError } from '../../../components/ui/form/field.tsx';
import { Loading, RowsSkeleton } from '../../../components/ui/state/skeleton.tsx';
import { useCatalogQuery } from './catalog-context.ts';

interface ProviderPickerProps {
  blueprintId: number;
  chosen: number | null;
  /** What is wrong with the choice. */
  error: string | undefined;
  onChoose: (provider: PrintProviderChoice) => void;
}

export function ProviderPicker({ blueprintId, chosen, error, onChoose }: ProviderPickerProps) {
  const { data: providers, isPending, error: loadError } = useListPrintProviders(blueprintId, useCatalogQuery());
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1.5 font-semibold">Print provider</legend>
      {isPending && (
        <Loading label="Asking Printify…">
          <RowsSkeleton rows={3} />
        </Loading>
      )}
      {loadError && <FieldError>{loadError.message}</FieldError>}
      {providers?.map((provider) => (
        <label
          key={provider.id}
          className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md border border-transparent px-3 py-1.5 hover:bg-muted has-checked:border-foreground"
        >
          <input
            type="radio"
            name="print-provider"
            className="size-5 shrink-0 accent-foreground"
            checked={provider.id === chosen}
            onChange={() => onChoose(provider)}
          />
          <span className="grid sm:flex sm:items-baseline sm:gap-3">
            <span>{provider.title}</span>
            {provider.location && <span className="text-muted-foreground text-sm">ships from {provider.location}</span>}
          </span>
        </label>
      ))}
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  );
}
