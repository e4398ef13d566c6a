import { CircleAlert } from 'lucide-react';
import { type ProductsOfDesign, productsLine } from '../model/products-line.ts';

/** What a design is on beside its shirt, in a line of its card. */
export function ProductsLine({ generation }: { generation: ProductsOfDesign }) {
  const line = productsLine(generation);
  if (!line) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-muted-foreground text-sm">
      <span>{line.names}</span>
      {line.progress && <span>{line.progress}</span>}
      {line.trouble && (
        <span className="inline-flex items-center gap-1.5 font-semibold text-destructive">
          <CircleAlert aria-hidden="true" className="size-4 shrink-0" />
          {line.trouble}
        </span>
      )}
    </p>
  );
}
