export type Size = readonly [width: number, height: number];

export interface OfferData {
  provider: number;
  /** The front area by size, or one for all sizes; a size that is not named has the last one. */
  front: Size | Record<string, Size>;
  /** Further positions; those given as `front` have the front's area. */
  positions: Record<string, Size | 'front'>;
  /** US cents for a white one in the smallest size; colors and large sizes cost more. */
  cost: number;
  /** Colors, sizes or titles (`Color / Size`) that it does not print on. */
  without?: string[];
  /** In the catalog, but no product can be made of it (P2, "Decorator N not available"). */
  refuses?: boolean;
  /** Titles. */
  soldOut?: string[];
}

export interface VariantData {
  id: number;
  /** In the order of the title; absent where the real catalog names none. */
  options: { color?: string; size?: string; paper?: string };
}

export interface BlueprintData {
  id: number;
  title: string;
  brand: string;
  model: string;
  description: string;
  tags: string[];
  features: [name: string, description: string][];
  /** By size. */
  grams: Record<string, number>;
  /** US cents that a size costs more. */
  surcharges: Record<string, number>;
  variants: VariantData[];
  offers: OfferData[];
  /** US cents that sending one costs more than sending a T-shirt. */
  shippingSurcharge?: number;
  /** How it is printed; `dtg` where it is not named. */
  method?: string;
}

/** First variant ids by color; `true`: not known. */
type FirstIds = Record<string, number | true>;

/** `offsets`: what to add to a color's first id for each size. */
export function colorsInSizes(
  blueprintId: number,
  offsets: Record<string, number>,
  colors: FirstIds,
  order: 'color first' | 'size first' = 'color first',
): VariantData[] {
  return Object.entries(offsets).flatMap(([size, offset], row) =>
    Object.entries(colors).map(([color, first], column) => ({
      id: first === true ? madeUpId(blueprintId, column, row) : first + offset,
      options: order === 'color first' ? { color, size } : { size, color },
    })),
  );
}

/** Above every real one: 9,BBB,CCS from the blueprint's id and the indices of color and size. */
function madeUpId(blueprintId: number, column: number, row: number): number {
  return 9_000_000 + blueprintId * 1000 + column * 10 + row;
}
