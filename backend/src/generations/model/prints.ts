import type { InkTone } from '../../print/index.ts';

/** One print file of a generation, for some of its shirt colors. */
export interface StoredPrint {
  /** Of the print file and of its picture for the screen, in the store. */
  key: string;
  imageKey: string;
  /** `light` has light inks for dark cloth, `dark` the other way round. */
  ink: 'original' | InkTone;
  /** Catalog color names; every chosen color is in exactly one print. */
  shirts: string[];
  placement: { x: number; y: number; scale: number; angle: 0 };
}

/** A print as a generation's row keeps it: with its upload, once there is one. */
export interface KeptPrint extends StoredPrint {
  uploadId?: string;
  /** The shop whose account holds the upload. */
  shopId?: number;
}

/** What was stored of a cut-out before there were versions: one file for every color. */
interface SinglePrint {
  printKey: string;
  imageKey: string;
  placement: StoredPrint['placement'];
}

/** The prints in a cut-out's stored result, also in one from before there were versions. */
export function printsIn(result: { prints: StoredPrint[] } | SinglePrint, colors: string[]): StoredPrint[] {
  if ('prints' in result) return result.prints;
  const { printKey: key, imageKey, placement } = result;
  return [{ key, imageKey, ink: 'original', shirts: colors, placement }];
}

/** The uploads in an upload's stored result, by the print's key, also in one from before there were versions. */
export function uploadOf(
  result: { uploads: { key: string; uploadId: string }[] } | { uploadId: string },
  key: string,
): string | null {
  if (!('uploads' in result)) return result.uploadId;
  return result.uploads.find((upload) => upload.key === key)?.uploadId ?? null;
}
