import { Link } from 'react-router';
import { useGetProductChoice } from '../../../api/generated/printify/printify.ts';
import { ProductKind } from '../../../api/model/productKind.ts';
import { ProductThumb } from '../items/product-thumb.tsx';

/** What every design is on, whatever its line-up. */
export function FirstProduct() {
  const { data: product } = useGetProductChoice();
  return (
    <div className="flex min-h-14 items-center gap-3 border-b pb-3">
      <ProductThumb kind={ProductKind.t_shirt} imageUrl={product?.blueprint.imageUrl ?? null} />
      <p className="grid min-w-0">
        <span className="font-semibold">Your T-shirt</span>
        <span className="text-muted-foreground text-sm">
          {product && `${product.blueprint.brand} ${product.blueprint.model}. `}Always first.{' '}
          <Link to="/settings/product" className="text-foreground underline">
            Change it
          </Link>
        </span>
      </p>
    </div>
  );
}
