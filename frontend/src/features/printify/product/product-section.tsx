import { useGetPrintifyConnection, useGetProductChoice } from '../../../api/generated/printify/printify.ts';
import { Sheet, SheetHeading } from '../../../components/ui/card.tsx';
import { Loaded } from '../../../components/ui/state/query-state.tsx';
import { ShirtLine } from '../shirts/shirt-line.tsx';
import { ProductForm } from './product-form.tsx';

/** Which shirt new designs are printed on, by whom, and in which sizes it is sold. */
export function ProductSection() {
  const choice = useGetProductChoice();
  const { data: connection } = useGetPrintifyConnection();
  return (
    <Sheet aria-labelledby="product" id="product-choice">
      <SheetHeading
        id="product"
        title="Product"
        lead="The shirt that new designs are printed on. Designs that are made already stay on theirs."
      />
      <Loaded query={choice}>
        {(product) =>
          connection?.connected ? (
            <ProductForm key={`${product.blueprint.id}-${product.provider.id}`} product={product} />
          ) : (
            <div className="grid gap-3">
              <ShirtLine shirt={product.blueprint} />
              <p className="text-muted-foreground">Connect Printify to choose another shirt or print provider.</p>
            </div>
          )
        }
      </Loaded>
    </Sheet>
  );
}
