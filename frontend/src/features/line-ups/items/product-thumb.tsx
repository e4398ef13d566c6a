import { Coffee, Image, type LucideIcon, Shirt, ShoppingBag } from 'lucide-react';
import type { ProductKind } from '../../../api/model/productKind.ts';
import { ProductPhoto } from '../../../components/ui/product-photo.tsx';

const ICONS: Readonly<Record<ProductKind, LucideIcon>> = {
  t_shirt: Shirt,
  kids_t_shirt: Shirt,
  hoodie: Shirt,
  sweatshirt: Shirt,
  tote: ShoppingBag,
  mug: Coffee,
  poster: Image,
};

/** Printify's picture of a product, or a sign of its kind. */
export function ProductThumb({ kind, imageUrl }: { kind: ProductKind; imageUrl: string | null }) {
  if (imageUrl) return <ProductPhoto src={imageUrl} />;
  const Icon = ICONS[kind];
  return (
    <span className="grid size-14 shrink-0 place-items-center rounded-md bg-muted text-muted-foreground">
      <Icon aria-hidden="true" className="size-6" />
    </span>
  );
}
