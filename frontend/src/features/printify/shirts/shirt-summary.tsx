import type { ShirtBlueprint } from '../../../api/model/shirtBlueprint.ts';
import { ProductPhoto } from '../../../components/ui/product-photo.tsx';

/** By maker and number; one without a number by its title. */
export function blueprintName({ brand, model, title }: ShirtBlueprint): string {
  return model ? `${brand} ${model}` : title;
}

export function ShirtSummary({ shirt: { title, brand, model, imageUrl } }: { shirt: ShirtBlueprint }) {
  return (
    <span className="flex items-center gap-3">
      {imageUrl ? <ProductPhoto src={imageUrl} /> : <span className="size-14 shrink-0 rounded-md bg-muted" />}
      <span className="grid">
        <span className="font-semibold">
          {brand} {model}
        </span>
        <span className="text-muted-foreground text-sm">{title}</span>
      </span>
    </span>
  );
}
