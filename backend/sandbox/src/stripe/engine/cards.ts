import type { CardFailure } from '../protocol/wire.ts';

export type CardOutcome =
  | { kind: 'pays'; disputed?: true }
  | { kind: 'requires_action' }
  | { kind: 'declines'; failure: CardFailure };

/** Stripe's published test numbers. */
export const TEST_CARDS = [
  ['4242424242424242', 'Pays'],
  ['4000000000000002', 'Is declined'],
  ['4000000000009995', 'Has insufficient funds'],
  ['4000000000000069', 'Has expired'],
  ['4000002500003155', 'Asks for authentication the first time'],
  ['4000002760003184', 'Asks for authentication every time'],
  ['4000000000000341', 'Can be saved, and refuses every charge'],
  ['4000000000000259', 'Pays, and is disputed'],
] as const;

const PAYING = ['4242424242424242', '5555555555554444', '378282246310005', '4000056655665556'];

const decline = (code: string, message: string, decline_code?: string): CardFailure => ({
  type: 'card_error',
  code,
  message,
  ...(decline_code ? { decline_code } : {}),
});

const DECLINING: Record<string, CardFailure> = {
  '4000000000000002': decline('card_declined', 'Your card was declined.', 'generic_decline'),
  '4000000000000341': decline('card_declined', 'Your card was declined.', 'generic_decline'),
  '4000000000009995': decline('card_declined', 'Your card has insufficient funds.', 'insufficient_funds'),
  '4000000000009987': decline('card_declined', 'Your card was declined.', 'lost_card'),
  '4000000000000069': decline('expired_card', 'Your card has expired.'),
  '4000000000000127': decline('incorrect_cvc', "Your card's security code is incorrect."),
  '4000000000000119': decline(
    'processing_error',
    'An error occurred while processing your card. Try again in a little bit.',
  ),
};

export const NEEDS_AUTHENTICATION = decline(
  'authentication_required',
  'Your card was declined. This transaction requires authentication.',
  'authentication_required',
);

export const AUTHENTICATION_FAILED = decline(
  'payment_intent_authentication_failure',
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
);

export function readCardNumber(typed: string): { number: string } | { failure: CardFailure } {
  const number = typed.replace(/[\s-]/g, '');
  if (!/^\d{13,19}$/.test(number) || !luhn(number))
    return { failure: decline('incorrect_number', 'Your card number is incorrect.') };
  return { number };
}

/** `present`: the holder is on the page; otherwise the card is charged without them, as in a renewal. */
export function outcomeOf(number: string, present: boolean): CardOutcome {
  if (number === '4000002760003184') return { kind: 'requires_action' };
  if (number === '4000002500003155') return present ? { kind: 'requires_action' } : { kind: 'pays' };
  if (number === '4000000000000259') return { kind: 'pays', disputed: true };
  if (PAYING.includes(number)) return { kind: 'pays' };
  const known = DECLINING[number];
  const live = decline(
    'card_declined',
    'Your card was declined. Your request was in test mode, but used a non test card.',
    'test_mode_live_card',
  );
  return { kind: 'declines', failure: known ?? live };
}

export function brandOf(number: string): string {
  if (number.startsWith('4')) return 'visa';
  return number.startsWith('3') ? 'amex' : 'mastercard';
}

function luhn(number: string): boolean {
  let sum = 0;
  for (const [i, digit] of [...number].reverse().entries()) {
    const value = Number(digit) * (i % 2 === 0 ? 1 : 2);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}
