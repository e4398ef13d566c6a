import { useEffect } from 'react';
import { useListPrintifyVariants } from '../../../api/generated/printify/printify.ts';
import type { PrintifyVariantColor } from '../../../api/model/printifyVariantColor.ts';
import { isNewAccount } from '../../../lib/new-account.ts';
import { readRemembered, remember } from '../../../lib/remembered.ts';
import { SAMPLE_COLORS } from '../../../lib/shirt-colors.ts';
import { useAuth } from '../../auth/index.ts';

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

/** So many places are kept free while the colors are read: as many as there were last time. `first-paint.js` knows of it. */
export function useExpectedColors(): number {
  const { session } = useAuth();
  const remembered = Number(readRemembered(COUNT_KEY));
  return remembered || (session && isNewAccount(session.user) ? FALLBACK_COLORS.length : DEFAULT_COUNT);
}
