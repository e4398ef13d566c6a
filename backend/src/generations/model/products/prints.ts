import { z } from 'zod';

/** `light` has light inks for dark shirts, `dark` dark inks for light ones; `original` is for every shirt. */
export const printInks = ['original', 'light', 'dark'] as const;
export type PrintInk = (typeof printInks)[number];

export const placement = z.object({ x: z.number(), y: z.number(), scale: z.number(), angle: z.literal(0) });

export const storedPrint = z.object({
  /** Of the print file and of its picture for the screen, in the store. */
  key: z.string(),
  imageKey: z.string(),
  ink: z.enum(printInks),
  /** Catalog color names; every chosen color is in exactly one print. */
  shirts: z.array(z.string()),
  placement,
  /** A tiny picture as a data URL; absent in older rows. */
  placeholder: z.string().optional(),
  /** Its upload at Printify, and the shop whose account holds it; absent before the upload. */
  uploadId: z.string().optional(),
  shopId: z.int().optional(),
});
export type StoredPrint = z.infer<typeof storedPrint>;
