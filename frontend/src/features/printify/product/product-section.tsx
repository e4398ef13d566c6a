import { Link } from 'react-router';
import { useGetPrintifyConnection, useGetProductChoice } from '../../../api/generated/printify/printify.ts';
import { Card, CardHeader } from '../../../components/ui/card.tsx';
import { QueryState } from '../../../components/ui/state/query-state.tsx';
import { FormSkeleton } from '../../../components/ui/state/skeleton.tsx';
import { ShirtSummary } from '../shirts/shirt-summary.tsx';
import { ProductForm } from './product-form.tsx';

export function ProductSection() {
  const choice = useGetProductChoice();
  const { data: connection } = useGetPrintifyConnection();
  return (
    <Card aria-labelledby="product" id="product-choice" className={connection?.connected ? 'pb-0 sm:pb-0' : ''}>
      <CardHeader
        id="product"
        title="Product"
        lead="The shirt that new designs are printed on. Existing designs keep their shirt."
      />
      <QueryState query={choice} skeleton={<FormSkeleton heights={['h-14', 'h-11', 'h-36']} />}>
        {(product) =>
          connection?.connected ? (
            <ProductForm product={product} />
          ) : (
            <div className="grid gap-3">
              <ShirtSummary shirt={product.blueprint} />
              <p className="text-muted-foreground">
                <Link to="/settings/printify" className="text-foreground underline">
                  Connect Printify
                </Link>{' '}
                to choose another shirt or print provider.
              </p>
            </div>
          )
        }
      </QueryState>
    </Card>
  );
}
