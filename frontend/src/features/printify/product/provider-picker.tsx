import { useListPrintProviders } from '../../../api/generated/printify/printify.ts';
import { FieldError } from '../../../components/ui/form/field.tsx';
import { Loading, RowsSkeleton } from '../../../components/ui/state/skeleton.tsx';

interface ProviderPickerProps {
  blueprintId: number;
  chosen: number | null;
  /** What is wrong with the choice. */
  error: string | undefined;
  onChoose: (id: number) => void;
}

export function ProviderPicker({ blueprintId, chosen, error, onChoose }: ProviderPickerProps) {
  const { data: providers, isPending, error: loadError } = useListPrintProviders(blueprintId);
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1.5 font-semibold">Print provider</legend>
      {isPending && (
        <Loading label="Asking Printify…">
          <RowsSkeleton rows={3} />
        </Loading>
      )}
      {loadError && <FieldError>{loadError.message}</FieldError>}
      {providers?.map(({ id, title, location }) => (
        <label
          key={id}
          className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md border border-transparent px-3 py-1.5 hover:bg-muted has-checked:border-foreground"
        >
          <input
            type="radio"
            name="print-provider"
            className="size-5 shrink-0 accent-foreground"
            checked={id === chosen}
            onChange={() => onChoose(id)}
          />
          <span className="grid sm:flex sm:items-baseline sm:gap-3">
            <span>{title}</span>
            {location && <span className="text-muted-foreground text-sm">ships from {location}</span>}
          </span>
        </label>
      ))}
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  );
}
