import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { missingScopes, toPrintifyError } from './printify-error.ts';

const failed = (code: number, reason: string) => ({
  status: 'error',
  code,
  message: 'Validation failed.',
  errors: { reason, code },
});

it.each([
  [401, {}, 'unauthorized', 'Printify no longer accepts your token. Reconnect Printify in Settings.'],
  [
    401,
    { error: 'Unauthenticated.' },
    'unauthorized',
    'Printify no longer accepts your token. Reconnect Printify in Settings.',
  ],
  [
    402,
    {},
    'quota_reached',
    'Your Printify account has used up its API quota. Retry when Printify renews the quota, or ask Printify for a larger plan.',
  ],
  [
    403,
    { error: 'Forbidden' },
    'forbidden',
    'Your Printify token is missing a permission. Generate a new token with all scopes.',
  ],
  [404, { error: 'Not found', request_id: 'x' }, 'not_found', 'Printify no longer has this product.'],
  [429, { message: 'Too Many Attempts.' }, 'rate_limited', 'Printify asks us to slow down. Please retry in a minute.'],
  [500, undefined, 'unavailable', 'Printify is having a problem right now. Please retry in a few minutes.'],
  [503, '<html>', 'unavailable', 'Printify is having a problem right now. Please retry in a few minutes.'],
  [
    400,
    failed(8104, 'Product x does not belongs to shop 1.'),
    'shop_gone',
    'This product belongs to another shop of your Printify account. Choose the right shop in Settings.',
  ],
  [
    400,
    failed(8150, 'variants.0.price: The variants.0.price field is required.'),
    'invalid',
    'Printify refused this: variants.0.price: The variants.0.price field is required.',
  ],
  [400, failed(8150, ''), 'invalid', 'Printify refused this: Validation failed.'],
  [
    400,
    failed(8201, 'error.file.size.limit.exceeded'),
    'invalid',
    'Printify refused the picture: the file is too large.',
  ],
  [
    400,
    failed(8201, 'error.file.wrong.format'),
    'invalid',
    'Printify refused the picture: it takes PNG and JPEG files only.',
  ],
  [400, failed(8201, 'else'), 'invalid', 'Printify refused the picture: it is too large or not a PNG or JPEG.'],
  [400, failed(8203, 'Image has low quality'), 'invalid', 'Printify says the picture is too small for this product.'],
  [
    400,
    failed(8251, 'Selected variants do not match blueprint and print provider.'),
    'not_offered',
    'This print provider no longer offers all of the chosen colors and sizes. Choose others, or another product in Settings.',
  ],
  [
    400,
    failed(8251, 'Too many variants enabled. Maximum allowed: 100'),
    'invalid',
    'A Printify product can have at most 100 colors and sizes. Choose fewer colors, or fewer sizes in Settings.',
  ],
  [
    400,
    { message: 'Decorator 61 not available for this blueprint' },
    'not_offered',
    'This print provider isn’t taking orders for this product, although Printify lists it. Choose another print provider in Settings.',
  ],
  [
    400,
    failed(8252, 'Product is disabled for editing'),
    'locked',
    'Printify is still working on this product. Try again in a minute.',
  ],
  [
    400,
    failed(8254, 'x'),
    'no_sales_channel',
    'This shop is not connected to a sales channel. Connect it to Etsy in Printify, then retry.',
  ],
  [
    400,
    failed(61003, 'x'),
    'invalid',
    'Printify refused the title: it has too many capital letters. Edit the listing and retry.',
  ],
  [400, failed(10300, 'cURL error'), 'unavailable', 'Printify could not fetch the picture. Please retry.'],
  [413, {}, 'invalid', 'Printify refused this because it is too large.'],
  [422, { error: 'Invalid product ID format.' }, 'not_found', 'Printify no longer has this product.'],
  [422, { error: 'The title is odd.' }, 'invalid', 'Printify refused this: The title is odd.'],
  [418, { errors: null, code: 'x' }, 'invalid', 'Printify refused this: status 418.'],
])('reads %i %j', (status, body, kind, message) => {
  expect(toPrintifyError(status, body, null)).toMatchObject({ kind, message, status });
});

it.each([
  [
    403,
    { scope: 'products.write' },
    'Your Printify token lacks the permission products.write. Generate a new token with it',
  ],
  [404, { subject: 'catalog' }, 'This print provider no longer offers this product.'],
  [404, { subject: 'shop' }, 'Printify no longer recognizes this shop. Choose your shop in Settings.'],
  [404, { subject: 'picture' }, 'Printify couldn’t place the picture.'],
  [404, { subject: 'product', scope: 'products.read' }, 'Printify no longer has this product.'],
] as const)('says of a %i for %j what was asked for', (status, asked, beginning) => {
  const { message } = toPrintifyError(status, { error: 'x' }, null, asked);
  expect(message.slice(0, beginning.length)).toBe(beginning);
});

describe('too many calls', () => {
  const minute = 60_000;
  const tooMany = (pauseMs: number | null, creates?: boolean) =>
    toPrintifyError(429, {}, pauseMs, creates ? { creates } : {});
  const slower = 'Printify asks us to slow down. Please retry in a minute.';

  it.each([
    [20 * minute, '20 minutes'],
    [90 * minute, '90 minutes'],
    [91 * minute, '2 hours'],
    [24 * 60 * minute, '24 hours'],
  ])('are the daily limit where a new product must wait for %i ms', (pauseMs, wait) => {
    expect(tooMany(pauseMs, true)).toMatchObject({
      kind: 'daily_limit',
      retryAfterMs: pauseMs,
      message: `Your Printify account has created as many products as Printify allows in one day. Retry in ${wait}: the design is stored.`,
    });
  });

  it.each([
    [null, true],
    [0, true],
    [minute, true],
    [60 * minute, false],
  ])('are a matter of a minute otherwise: a pause of %s ms, a new product: %s', (pauseMs, creates) => {
    expect(tooMany(pauseMs, creates).message).toBe(slower);
  });
});

it('names several permissions that are missing', () => {
  expect(missingScopes(['uploads.read', 'uploads.write'])).toBe(
    'Your Printify token lacks the permissions uploads.read, uploads.write. Generate a new token with them and reconnect in Settings.',
  );
});

it('makes a short sentence of whatever it is given', () => {
  fc.assert(
    fc.property(fc.integer({ min: 300, max: 599 }), fc.jsonValue(), (status, body) => {
      const { message } = toPrintifyError(status, body, null);
      expect(message).toMatch(/\S/);
      expect(message.length).toBeLessThan(400);
    }),
  );
});
