/** As the contract has them. */
export const NAME_MAX = 100;
export const MAX_ROWS = 1_000;

/** Characters of each cell. */
export const CELL_MAX = {
  idea: 5_000,
  style: 60,
  engine: 60,
  product: 300,
  lineUp: 100,
  title: 500,
  publishAt: 60,
} as const;
export const COLORS_MAX = 100;
