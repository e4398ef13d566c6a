/** The values until an administrator changes them (the product's specification, section 9). */
export const defaultSettings = {
  monthlyPreviewLimit: 20,
  newUserCredits: 20,
  defaultWidth: 1024,
  defaultHeight: 1536,
  /** No limit. */
  dailyCostLimit: 0,
  sellerDailyCostLimit: 0,
  sketchSheetsPerDay: 10,
  /** Further products are free. */
  extraProductCredits: 0,
} as const;

/** Sizes in pixels; of the others the highest value. */
export const settingLimits = {
  size: { min: 32, max: 1536 },
  newUserCredits: 10_000,
  monthlyPreviewLimit: 1_000_000,
  sketchSheetsPerDay: 1000,
  extraProductCredits: 1,
  /** Dollars. */
  dailyCostLimit: 1_000_000,
} as const;

/** A number, or a text that is one; anything else, an empty text included, becomes the default. */
export function numberOr(value: unknown, fallback: number): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && !Number.isNaN(number) ? number : fallback;
}

/** Whole pixels within the limits. */
export function clampedSize(value: unknown, fallback: number): number {
  const { min, max } = settingLimits.size;
  return Math.min(max, Math.max(min, Math.round(numberOr(value, fallback))));
}
