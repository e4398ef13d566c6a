import { useGetPrintifyConnection, useGetProductChoice } from '../../../api/generated/printify/printify.ts';
import { Card, CardHeader } from '../../../components/ui/card.tsx';
import { QueryState } from '../../../components/ui/state/query-state.tsx';
import { ShirtSummary } from '../shirts/shirt-summary.tsx';
import { ProductForm } from './product-form.tsx';

export function ProductSection() {
  const choice = useGetProductChoice();
  const { data: connection } = useGetPrintifyConnection();
  return (
    <Card aria-labelledby="product" id="product-choice">
      <CardHeader
        id="product"
        title="Product"
        lead="The shirt that new designs are printed on. Existing designs keep theirs."
      />
      <QueryState query={choice}>
        {(product) =>
          connection?.connected ? (
            <ProductForm key={`${product.blueprint.id}-${product.provider.id}`} product={product} />
          ) : (
            <div className="grid gap-3">
              <ShirtSummary shirt={product.blueprint} />
              <p className="text-muted-foreground">Connect Printify to choose another shirt or print provider.</p>
            </div>
          )
        }
      </QueryState>
    </Card>
  );
}
