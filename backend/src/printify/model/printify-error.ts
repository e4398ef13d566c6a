import { inWordsOf, type PrintNetwork } from './network.ts';

export type PrintifyErrorKind =
  | 'unauthorized'
  | 'forbidden'
  /** The token is good, the shop is not one of its account's any more. */
  | 'shop_gone'
  | 'not_found'
  /** The provider does not print this, or not these variants. */
  | 'not_offered'
  | 'invalid'
  | 'locked'
  | 'no_sales_channel'
  | 'rate_limited'
  /** The account has made as many new products as it may in a day. */
  | 'daily_limit'
  /** The plan of the account's API access allows no more: waiting helps, asking again at once does not. */
  | 'quota_reached'
  /** 5xx, a broken answer, or none: the effect may or may not have taken place. */
  | 'unavailable';

export interface Asked {
  scope?: PrintifyScope;
  subject?: 'product' | 'catalog' | 'shop' | 'picture';
  /** The call makes a product, of which an account may make so many a day. */
  creates?: boolean;
}

/** A pause longer than the windows of a minute is the daily limit on new products, whose size Printify does not tell. */
export const dailyLimitPauseMs = 5 * 60_000;

/**
 * Permissions of a personal access token that we use (contracts/providers.md P1). Reading orders and webhooks would need
 * orders.read, orders.write, webhooks.read and webhooks.write; a token never gains a permission after it was made.
 */
export const neededScopes = [
  'shops.read',
  'catalog.read',
  'print_providers.read',
  'products.read',
  'products.write',
  'uploads.read',
  'uploads.write',
] as const;
export type PrintifyScope = (typeof neededScopes)[number];

export class PrintifyError extends Error {
  constructor(
    readonly kind: PrintifyErrorKind,
    message: string,
    readonly status: number | null = null,
    readonly code: number | null = null,
    readonly retryAfterMs: number | null = null,
  ) {
    super(message);
  }

  inWordsOf(network: PrintNetwork): PrintifyError {
    if (network === 'printify') return this;
    const message = inWordsOf(network, this.message);
    return new PrintifyError(this.kind, message, this.status, this.code, this.retryAfterMs);
  }
}

interface Meaning {
  kind: PrintifyErrorKind;
  sentence: string;
}

const refusedPicture = 'Printify refused the picture: it is too large or not a PNG or JPEG.';

/** Printify's codes and what a seller can do about them (contracts/providers.md P2). */
const meanings: Record<number, (reason: string) => Meaning> = {
  8104: () => ({
    kind: 'shop_gone',
    sentence: 'This product belongs to another shop of your Printify account. Choose the right shop in Settings.',
  }),
  8150: (reason) => ({ kind: 'invalid', sentence: refusal(reason || 'a field is not right') }),
  8201: (reason) => ({ kind: 'invalid', sentence: pictureSentence(reason) }),
  8203: () => ({ kind: 'invalid', sentence: 'Printify says the picture is too small for this product.' }),
  8251: variantsMeaning,
  8252: () => ({
    kind: 'locked',
    sentence: 'Printify is still working on this product. Try again in a minute.',
  }),
  8254: () => ({
    kind: 'no_sales_channel',
    sentence: 'This shop is not connected to a sales channel. Connect it to Etsy in Printify, then retry.',
  }),
  // The picture's link was not answered: our side, and for a moment only.
  10300: () => ({ kind: 'unavailable', sentence: 'Printify could not fetch the picture. Please retry.' }),
  61003: () => ({
    kind: 'invalid',
    sentence: 'Printify refused the title: it has too many capital letters. Edit the listing and retry.',
  }),
};

interface ErrorBody {
  code?: unknown;
  message?: unknown;
  error?: unknown;
  errors?: { reason?: unknown; code?: unknown } | null;
}

export function toPrintifyError(
  status: number,
  body: unknown,
  retryAfterMs: number | null,
  asked: Asked = {},
): PrintifyError {
  const { code: outer, errors, error, message } = (typeof body === 'object' && body !== null ? body : {}) as ErrorBody;
  const code = firstNumber(errors?.code, outer);
  const reason = firstText(errors?.reason, error, message) ?? '';
  const { kind, sentence } = meaningOf(status, code, reason, { ...asked, retryAfterMs });
  return new PrintifyError(kind, sentence, status, code, retryAfterMs);
}

interface Answered extends Asked {
  retryAfterMs?: number | null;
}

function meaningOf(status: number, code: number | null, reason: string, asked: Answered): Meaning {
  const byCode = code === null ? undefined : meanings[code]?.(reason);
  if (byCode) return byCode;
  // The catalog lists providers that take no orders for a blueprint (contracts/providers.md P2).
  if (/decorator \S+ not available/i.test(reason)) return providerRefuses;
  return byStatus(status, reason, asked);
}

const providerRefuses: Meaning = {
  kind: 'not_offered',
  sentence:
    'This print provider isn’t taking orders for this product, although Printify lists it. Choose another print provider in Settings.',
};

function variantsMeaning(reason: string): Meaning {
  if (/too many variants/i.test(reason)) {
    return {
      kind: 'invalid',
      sentence:
        'A Printify product can have at most 100 colors and sizes. Choose fewer colors, or fewer sizes in Settings.',
    };
  }
  return {
    kind: 'not_offered',
    sentence:
      'This print provider no longer offers all of the chosen colors and sizes. Choose others, or another product in Settings.',
  };
}

function pictureSentence(reason: string): string {
  if (reason.includes('size.limit')) return 'Printify refused the picture: the file is too large.';
  if (reason.includes('wrong.format')) return 'Printify refused the picture: it takes PNG and JPEG files only.';
  return refusedPicture;
}

function byStatus(status: number, reason: string, { scope, subject, creates, retryAfterMs }: Answered): Meaning {
  switch (status) {
    case 401:
      return {
        kind: 'unauthorized',
        sentence: 'Printify no longer accepts your token. Reconnect Printify in Settings.',
      };
    case 402:
      // No payment: the official meaning is a quota that a larger plan of API access raises (as of 2026-10-02).
      return { kind: 'quota_reached', sentence: quotaSentence };
    case 403:
      return { kind: 'forbidden', sentence: missingScopes(scope ? [scope] : []) };
    case 404:
      return { kind: 'not_found', sentence: notFoundSentence(subject) };
    case 413:
      return { kind: 'invalid', sentence: 'Printify refused this because it is too large.' };
    case 422:
      // An id that can be none: ours has been mangled, or there never was such a product.
      return /product id/i.test(reason) ? byStatus(404, reason, {}) : byStatus(400, reason, {});
    case 429:
      return tooManyMeaning(creates ? retryAfterMs : null);
    default:
      return status >= 500
        ? { kind: 'unavailable', sentence: 'Printify is having a problem right now. Please retry in a few minutes.' }
        : { kind: 'invalid', sentence: refusal(reason || `status ${status}`) };
  }
}

/** Other sentences may follow it. */
const refusal = (reason: string) => `Printify refused this: ${/[.!?…]$/u.test(reason) ? reason : `${reason}.`}`;

const quotaSentence =
  'Your Printify account has used up its API quota. Retry when Printify renews the quota, or ask Printify for a larger plan.';

function tooManyMeaning(pauseMs: number | null | undefined): Meaning {
  return pauseMs && pauseMs >= dailyLimitPauseMs
    ? { kind: 'daily_limit', sentence: dailyLimitSentence(pauseMs) }
    : { kind: 'rate_limited', sentence: 'Printify asks us to slow down. Please retry in a minute.' };
}

export function dailyLimitSentence(pauseMs: number): string {
  const minutes = Math.ceil(pauseMs / 60_000);
  const wait = minutes > 90 ? `${Math.ceil(minutes / 60)} hours` : `${minutes} minutes`;
  return `Your Printify account has created as many products as Printify allows in one day. Retry in ${wait}: the design is stored.`;
}

export function missingScopes(scopes: readonly string[]): string {
  if (scopes.length === 0) return 'Your Printify token is missing a permission. Generate a new token with all scopes.';
  const [named, are] =
    scopes.length === 1 ? [`permission ${scopes[0]}`, 'it'] : [`permissions ${scopes.join(', ')}`, 'them'];
  return `Your Printify token lacks the ${named}. Generate a new token with ${are} and reconnect in Settings.`;
}

function notFoundSentence(subject: Asked['subject']): string {
  switch (subject) {
    case 'catalog':
      return 'This print provider no longer offers this product. Choose another one in Settings.';
    case 'shop':
      return 'Printify no longer recognizes this shop. Choose your shop in Settings.';
    case 'picture':
      return 'Printify couldn’t place the picture. Retry, or reconnect Printify in Settings.';
    default:
      return 'Printify no longer has this product.';
  }
}

function firstNumber(...values: unknown[]): number | null {
  return values.map(Number).find((value) => Number.isInteger(value) && value > 0) ?? null;
}

function firstText(...values: unknown[]): string | null {
  return values.find((value): value is string => typeof value === 'string' && value !== '')?.slice(0, 300) ?? null;
}
