import type { DesignProductView } from '../../../api/model/designProductView.ts';
import type { DesignProductViewStage } from '../../../api/model/designProductViewStage.ts';
import type { ProductPrint } from '../../../api/model/productPrint.ts';
import type { ProductStatus } from '../../../api/model/productStatus.ts';
import { dollars } from '../../../lib/format.ts';

const STATUS_WORDS: Record<ProductStatus, string> = {
  waiting: 'Waiting for its turn',
  making: 'Being made',
  refused: 'Not made',
  failed: 'Failed',
  draft: 'Draft',
  publishing: 'Publishing',
  published: 'In your shop',
  publish_failed: 'Publish failed',
};

const STAGE_WORDS: Record<NonNullable<DesignProductViewStage>, string> = {
  drawing: 'Drawing',
  uploading: 'Uploading',
  creating: 'Creating',
  publishing: 'Publishing',
};

export function productWords({ status, stage }: Pick<DesignProductView, 'status' | 'stage'>): string {
  return status === 'making' && stage ? STAGE_WORDS[stage] : STATUS_WORDS[status];
}

export type ProductTone = 'good' | 'bad' | 'warning' | 'busy' | 'quiet';

const TONES: Partial<Record<ProductStatus, ProductTone>> = {
  published: 'good',
  failed: 'bad',
  publish_failed: 'bad',
  refused: 'warning',
  making: 'busy',
  publishing: 'busy',
};

export function productTone({ status }: { status: ProductStatus }): ProductTone {
  return TONES[status] ?? 'quiet';
}

/** Whether it changes by itself. */
export function isBeingMade({ status }: { status: ProductStatus }): boolean {
  return status === 'waiting' || status === 'making' || status === 'publishing';
}

/** Whether its listing is on the way to where it is sold. */
export function isSyncing({ listing_sync }: Pick<DesignProductView, 'listing_sync'>): boolean {
  return listing_sync === 'pending';
}

export function canRetry({ status, is_outdated }: Pick<DesignProductView, 'status' | 'is_outdated'>): boolean {
  if (status === 'failed' || status === 'publish_failed' || status === 'published') return true;
  return is_outdated && status !== 'making';
}

/** One that is in the shop, as far as we know, is made again where it was deleted at Printify. */
export function retryWords({ status, is_outdated }: Pick<DesignProductView, 'status' | 'is_outdated'>): string {
  return status === 'published' && !is_outdated ? 'Make again if deleted' : 'Retry';
}

/** What is at Printify is deleted there. */
export function canRemove({ status }: { status: ProductStatus }): boolean {
  return status === 'waiting' || status === 'failed' || status === 'refused';
}

/** "$44.99", or "from $15.99" where sizes have prices of their own; null while its costs are not known. */
export function productPrice({ price, size_prices }: Pick<DesignProductView, 'price' | 'size_prices'>): string | null {
  return price === null ? null : leastPrice(price, ...size_prices.map((size) => size.price));
}

export function leastPrice(...prices: number[]): string {
  const least = Math.min(...prices);
  return prices.some((price) => price > least) ? `from ${dollars(least)}` : dollars(least);
}

/** The print file for a color, else the first. */
export function productPrint({ prints }: Pick<DesignProductView, 'prints'>, color: string): ProductPrint | undefined {
  return prints.find(({ colors }) => colors.includes(color)) ?? prints[0];
}

/** "11.5 x 9.7 inches, on Black and Navy": a file is for some of the colors, or for some of the sizes. */
export function printWords({ print_area, colors }: Pick<ProductPrint, 'print_area' | 'colors'>): string {
  const on = new Intl.ListFormat('en-US').format(colors);
  if (!print_area) return `On ${on}`;
  const [width, height] = [print_area.width, print_area.height].map((pixels) => Math.round(pixels / 30) / 10);
  return `${width} x ${height} inches, on ${on}`;
}

/** Of an accent mug the color is that of handle and inside; as the server reads the catalog's titles. */
export function isAccentMug({ kind, title }: Pick<DesignProductView, 'kind' | 'title'>): boolean {
  return kind === 'mug' && /\baccent\b/i.test(title);
}
