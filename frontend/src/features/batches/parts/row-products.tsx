import type { RowView } from '../../../api/model/rowView.ts';
import { ProductsLine } from '../../designs/index.ts';

/** What the design of a row is on beside its shirt, and how far that is. */
export function RowProducts({ row: { design } }: { row: RowView }) {
  if (!design) return null;
  return (
    <ProductsLine generation={{ further_products: design.furtherProducts, publish_status: design.publishStatus }} />
  );
}
