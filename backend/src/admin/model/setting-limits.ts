/** What holds before an administrator has said anything else (the product's specification, section 9). */
export const defaultSettings = {
  monthlyPreviewLimit: 20,
  newUserCredits: 20,
  defaultWidth: 1024,
  defaultHeight: 1536,
} as const;

/** Pixels for sizes; the greatest values for the others. */
export const settingLimits = {
  size: { min: 32, max: 1536 },
  newUserCredits: 10_000,
  monthlyPreviewLimit: 1_000_000,
} as const;

/** A number, as it is or written out; anything else, an empty text included, is the default. */
export function numberOr(value: unknown, fallback: number): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && !Number.isNaN(number) ? number : fallback;
}

/** Whole pixels within the limits. */
export function clampedSize(value: unknown, fallback: number): number {
  const { min, max } = settingLimits.size;
  return Math.min(max, Math.max(min, Math.round(numberOr(value, fallback))));
}
