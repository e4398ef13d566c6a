import { useEffect } from 'react';
import { useListPrintifyVariants } from '../../../api/generated/printify/printify.ts';
import type { PrintifyVariantColor } from '../../../api/model/printifyVariantColor.ts';
import { readRemembered, remember } from '../../../lib/remembered.ts';
import { SAMPLE_COLORS } from '../../../lib/shirt-colors.ts';

const FALLBACK_SIZES = ['S', 'M', 'L', 'XL', '2XL', '3XL'];

/** Offered when the catalog cannot be read. */
const FALLBACK_COLORS: PrintifyVariantColor[] = (['White', 'Black', 'Heather Grey', 'Navy'] as const).map((color) => ({
  color,
  hex: SAMPLE_COLORS[color],
  variants: FALLBACK_SIZES,
}));

/** The shirt colors to choose from; empty while they are read, never afterwards. */
export function useShirtColors(): PrintifyVariantColor[] {
  const { data, isLoading } = useListPrintifyVariants();
  const count = data?.length ?? 0;
  useEffect(() => {
    if (count > 0) remember(COUNT_KEY, String(count));
  }, [count]);
  if (data?.length) return data;
  return isLoading ? [] : FALLBACK_COLORS;
}

const COUNT_KEY = 'inkloom-shirt-colors';
/** Of the shirt that every seller begins with. */
const DEFAULT_COUNT = 35;

/** How many colors the shirt had last time: so many places are kept free while they are read. */
export function lastColorCount(): number {
  return Number(readRemembered(COUNT_KEY)) || DEFAULT_COUNT;
}
