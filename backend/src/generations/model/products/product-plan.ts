import { z } from 'zod';
import type { ShirtVariant } from '../../../printify/model/product.ts';
import { planVariants, type VariantPlan } from '../../../printify/model/variant-plan.ts';
import type { GenerationRequest } from '../documents/generation-request.ts';

/** The variants that a product was made with: the catalog may differ later. */
export const productPlan = z.object({
  variantIds: z.array(z.int()),
  leftOut: z.array(
    z.object({
      reason: z.enum(['not_offered', 'out_of_stock', 'too_many']),
      colors: z.array(z.string()),
      sizes: z.array(z.string()),
      message: z.string(),
    }),
  ),
});
export type ProductPlan = z.infer<typeof productPlan>;

/** What the step that creates a product stores of it; absent in older rows. */
export const createdProduct = z.object({ plan: productPlan.optional() });

/** Without a stored plan what would be made today; without a catalog nothing can be said of what is missing. */
export function planOf(
  matrix: ShirtVariant[],
  colors: string[],
  { product }: Pick<GenerationRequest, 'product'>,
  stored: ProductPlan | undefined,
): VariantPlan {
  if (!stored) return matrix.length > 0 ? planVariants(matrix, colors, product.sizes) : { enabled: [], leftOut: [] };
  const ids = new Set(stored.variantIds);
  return { enabled: matrix.filter(({ variantId }) => ids.has(variantId)), leftOut: stored.leftOut };
}
