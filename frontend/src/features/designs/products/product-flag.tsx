import { Check, CircleAlert, Clock, LoaderCircle, type LucideIcon } from 'lucide-react';
import type { DesignProductView } from '../../../api/model/designProductView.ts';
import { type ProductTone, productTone, productWords } from '../model/design-product.ts';

const STYLES: Record<ProductTone, { Icon: LucideIcon; className: string }> = {
  good: { Icon: Check, className: 'text-good' },
  bad: { Icon: CircleAlert, className: 'text-destructive' },
  warning: { Icon: CircleAlert, className: 'text-warning' },
  busy: { Icon: LoaderCircle, className: 'text-muted-foreground [&_svg]:animate-spin' },
  quiet: { Icon: Clock, className: 'text-muted-foreground' },
};

export function ProductFlag({ product }: { product: Pick<DesignProductView, 'status' | 'stage'> }) {
  const { Icon, className } = STYLES[productTone(product)];
  return (
    <span className={`inline-flex items-center gap-1.5 font-semibold text-sm ${className}`}>
      <Icon aria-hidden="true" className="size-4 shrink-0 motion-reduce:animate-none" />
      {productWords(product)}
    </span>
  );
}
