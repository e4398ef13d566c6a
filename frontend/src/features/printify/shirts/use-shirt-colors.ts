import { useListPrintifyVariants } from '../../../api/generated/printify/printify.ts';
import { clothOf, type ShirtColor } from '../../../lib/colors.ts';

const SIZES = ['S', 'M', 'L', 'XL', '2XL', '3XL'];

/** What is offered while the catalog has nothing to say. */
const USUAL: ShirtColor[] = ['White', 'Black', 'Heather Grey', 'Navy'].map((color) => ({
  color,
  hex: clothOf(color),
  variants: SIZES,
}));

/** The shirt colors to choose from, never none. */
export function useShirtColors(): { colors: ShirtColor[]; isPending: boolean } {
  const { data, isPending } = useListPrintifyVariants();
  return { colors: data?.length ? data : USUAL, isPending };
}
