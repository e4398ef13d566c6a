import { type ChangeState, PrintifyError, type ShirtVariant } from '../../printify/index.ts';

/** With the pauses below a little over half an hour; then the seller is asked to check. */
export const maxAttempts = 40;
/** Seconds: the pause doubles with every attempt, up to this. */
const maxPause = 60;
export const lockedPause = 2;

export const noConnection =
  'In Settings, connect the Printify account that this product belongs to, then send the listing again.';
export const nothingOnSale = 'Printify doesn’t offer any of the colors that are on. Switch another color on.';
export const busyMessage = 'Printify is still publishing this product. We’ll update the listing when it is done.';

export type SyncOutcome =
  | { kind: 'done' }
  | { kind: 'failed'; message: string; isGone: boolean }
  /** `atLast` is what the seller reads once it has been tried often enough. */
  | { kind: 'later'; message: string | null; atLast: string; isSent: boolean };

/** What became of a try to send a listing. */
export async function syncOutcome(send: () => Promise<ChangeState>): Promise<SyncOutcome> {
  try {
    const state = await send();
    if (state === 'done') return { kind: 'done' };
    const message = state === 'busy' ? busyMessage : null;
    return { kind: 'later', message, atLast: busyMessage, isSent: state === 'publishing' };
  } catch (error) {
    if (error instanceof NothingOnSale) return { kind: 'failed', message: nothingOnSale, isGone: false };
    if (!(error instanceof PrintifyError)) throw error;
    const { message } = error;
    if (isTemporary(error))
      return { kind: 'later', message: `${message} We’ll keep trying.`, atLast: message, isSent: false };
    return { kind: 'failed', message, isGone: error.kind === 'not_found' };
  }
}

/** Thrown by what is sent where none of its colors can be sold. */
export class NothingOnSale extends Error {}

export function pauseAfter(attempt: number): number {
  return Math.min(2 ** attempt, maxPause);
}

export function pricesBySize(
  { price, sizePrices }: { price: number; sizePrices: Record<string, number> },
  matrix: readonly ShirtVariant[],
): (variantId: number) => number {
  const sizes = new Map(matrix.map(({ variantId, size }) => [variantId, size]));
  return (variantId) => sizePrices[sizes.get(variantId) ?? ''] ?? price;
}

export function idsOfColors(variants: readonly ShirtVariant[], colors: readonly string[]): number[] {
  return variants.filter(({ color }) => colors.includes(color)).map(({ variantId }) => variantId);
}

const temporary: PrintifyError['kind'][] = ['unavailable', 'rate_limited', 'daily_limit', 'quota_reached', 'locked'];

function isTemporary({ kind }: PrintifyError): boolean {
  return temporary.includes(kind);
}
