import type { ShirtBlueprint } from '../../../api/model/shirtBlueprint.ts';

/** By maker and number; one without a number by its title. */
export function blueprintName({ brand, model, title }: ShirtBlueprint): string {
  return model ? `${brand} ${model}` : title;
}

export function ShirtSummary({ shirt: { title, brand, model, imageUrl } }: { shirt: ShirtBlueprint }) {
  return (
    <span className="flex items-center gap-3">
      <span className="grid size-14 shrink-0 place-items-center overflow-hidden rounded-md bg-muted">
        {imageUrl && (
          <img src={imageUrl} alt="" width={56} height={56} loading="lazy" className="size-full object-cover" />
        )}
      </span>
      <span className="grid">
        <span className="font-semibold">
          {brand} {model}
        </span>
        <span className="text-muted-foreground text-sm">{title}</span>
      </span>
    </span>
  );
}
