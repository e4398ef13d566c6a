import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { toPrintifyError } from './printify-error.ts';

const failed = (code: number, reason: string) => ({
  status: 'error',
  code,
  message: 'Validation failed.',
  errors: { reason, code },
});

it.each([
  [401, {}, 'unauthorized', 'Printify does not accept your token any more. Connect Printify again in Settings.'],
  [
    401,
    { error: 'Unauthenticated.' },
    'unauthorized',
    'Printify does not accept your token any more. Connect Printify again in Settings.',
  ],
  [402, {}, 'invalid', 'Printify asks for a payment on your account. Check it at printify.com, then retry.'],
  [
    403,
    { error: 'Forbidden' },
    'forbidden',
    'Your Printify token lacks a permission this needs. Make a new token with all scopes.',
  ],
  [404, { error: 'Not found', request_id: 'x' }, 'not_found', 'Printify does not know this product any more.'],
  [429, { message: 'Too Many Attempts.' }, 'rate_limited', 'Printify asks us to slow down. Please retry in a minute.'],
  [500, undefined, 'unavailable', 'Printify has a problem just now. Please retry in a few minutes.'],
  [503, '<html>', 'unavailable', 'Printify has a problem just now. Please retry in a few minutes.'],
  [400, failed(8251, 'Variants do not match.'), 'invalid', 'Printify refused this: Variants do not match.'],
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
  [422, { error: 'Invalid product ID format.' }, 'invalid', 'Printify refused this: Invalid product ID format.'],
  [418, { errors: null, code: 'x' }, 'invalid', 'Printify refused this: status 418'],
])('reads %i %j', (status, body, kind, message) => {
  expect(toPrintifyError(status, body, null)).toMatchObject({ kind, message, status });
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
