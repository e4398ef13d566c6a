/** What a refusal of Printify means for us; decides whether to retry, to search, or to tell the seller. */
export type PrintifyErrorKind =
  | 'unauthorized'
  | 'forbidden'
  | 'not_found'
  | 'invalid'
  | 'locked'
  | 'no_sales_channel'
  | 'rate_limited'
  /** 5xx, a broken answer, or none: the effect may or may not have taken place. */
  | 'unavailable';

export class PrintifyError extends Error {
  constructor(
    readonly kind: PrintifyErrorKind,
    /** A sentence a seller can act on. */
    message: string,
    readonly status: number | null = null,
    /** Printify's own code, where it gave one. */
    readonly code: number | null = null,
    /** Seconds Printify asks to wait. */
    readonly retryAfter: number | null = null,
  ) {
    super(message);
  }
}

/** Printify's codes and what a seller can do about them (contracts/providers.md P2). */
const sentences: Record<number, string> = {
  8104: 'This product belongs to another shop. Choose the right shop in Settings.',
  8201: 'Printify refused the picture: it is too large or not a PNG or JPEG.',
  8203: 'Printify says the picture is too small for this product.',
  8252: 'Printify is still working on this product. Try again in a minute.',
  8254: 'This shop is not connected to a sales channel. Connect it to Etsy in Printify, then retry.',
  10300: 'Printify could not fetch the picture. Please retry.',
  61003: 'Printify refused the title: it has too many capital letters. Edit the listing and retry.',
};

interface ErrorBody {
  code?: unknown;
  message?: unknown;
  error?: unknown;
  errors?: { reason?: unknown; code?: unknown };
}

/** Turns any of Printify's four error shapes into one of ours. */
export function toPrintifyError(status: number, body: unknown, retryAfter: number | null): PrintifyError {
  const { code: outer, errors, error, message } = (typeof body === 'object' && body !== null ? body : {}) as ErrorBody;
  const code = firstNumber(errors?.code, outer);
  const reason = firstText(errors?.reason, error, message);
  const sentence = (code !== null && sentences[code]) || byStatus(status, reason);
  return new PrintifyError(kindOf(status, code), sentence, status, code, retryAfter);
}

function kindOf(status: number, code: number | null): PrintifyErrorKind {
  if (code === 8252) return 'locked';
  if (code === 8254) return 'no_sales_channel';
  // The picture's link was not answered: our side, and for a moment only.
  if (code === 10300) return 'unavailable';
  if (status === 401) return 'unauthorized';
  if (status === 403) return 'forbidden';
  if (status === 404) return 'not_found';
  if (status === 429) return 'rate_limited';
  return status >= 500 ? 'unavailable' : 'invalid';
}

function byStatus(status: number, reason: string | null): string {
  switch (status) {
    case 401:
      return 'Printify does not accept your token any more. Connect Printify again in Settings.';
    case 402:
      return 'Printify asks for a payment on your account. Check it at printify.com, then retry.';
    case 403:
      return 'Your Printify token lacks a permission this needs. Make a new token with all scopes.';
    case 404:
      return 'Printify does not know this product any more.';
    case 429:
      return 'Printify asks us to slow down. Please retry in a minute.';
    default:
      return status >= 500
        ? 'Printify has a problem just now. Please retry in a few minutes.'
        : `Printify refused this: ${reason ?? `status ${status}`}`;
  }
}

function firstNumber(...values: unknown[]): number | null {
  return values.map(Number).find((value) => Number.isInteger(value) && value > 0) ?? null;
}

function firstText(...values: unknown[]): string | null {
  return values.find((value): value is string => typeof value === 'string' && value !== '')?.slice(0, 300) ?? null;
}
