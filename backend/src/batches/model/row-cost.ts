import { lineUpNamed } from './resolve-row.ts';

/** What a line-up of the seller makes of a design. */
export interface LineUpSize {
  id: string;
  name: string;
  isDefault: boolean;
  products: number;
}

export interface RowPrices {
  lineUps: readonly LineUpSize[];
  /** Credits for each further product. */
  creditsEach: number;
}

/** Products that a row's design is put on, the T-shirt among them. */
export function productsOfRow(lineUp: string | null | undefined, lineUps: readonly LineUpSize[]): number {
  const chosen = lineUp?.trim() ? lineUpNamed(lineUp, lineUps) : lineUps.find(({ isDefault }) => isDefault);
  return 1 + (chosen?.products ?? 0);
}

/** What a row costs when it is drawn. */
export function creditsOfRow(lineUp: string | null | undefined, { lineUps, creditsEach }: RowPrices): number {
  return 1 + (productsOfRow(lineUp, lineUps) - 1) * creditsEach;
}
