import { useListPrintifyVariants } from '../../../api/generated/printify/printify.ts';
import type { PrintifyVariantColor } from '../../../api/model/printifyVariantColor.ts';
import { SAMPLE_COLORS } from '../../../lib/shirt-colors.ts';

const FALLBACK_SIZES = ['S', 'M', 'L', 'XL', '2XL', '3XL'];

/** Offered until the catalog is read, and when it cannot be read. */
const FALLBACK_COLORS: PrintifyVariantColor[] = (['White', 'Black', 'Heather Grey', 'Navy'] as const).map((color) => ({
  color,
  hex: SAMPLE_COLORS[color],
  variants: FALLBACK_SIZES,
}));

/** The shirt colors to choose from; never empty. */
export function useShirtColors(): PrintifyVariantColor[] {
  const { data } = useListPrintifyVariants();
  return data?.length ? data : FALLBACK_COLORS;
}
