import { beforeEach, describe, expect, it } from '@jest/globals';
import { createContext } from '../../src/core/context.ts';
import { createSession, expireSession, listSessions } from '../../src/stripe/api/checkout.ts';
import { createCustomer, deleteCustomer, retrieveCustomer, updateCustomer } from '../../src/stripe/api/customers.ts';
import { createPrice, listPrices, updatePrice } from '../../src/stripe/api/prices.ts';
import { createProduct } from '../../src/stripe/api/products.ts';
import { listSubscriptions, updateSubscription } from '../../src/stripe/api/subscriptions.ts';
import { createStripe, type StripeContext } from '../../src/stripe/engine/context.ts';
import { payCheckout, showCheckout } from '../../src/stripe/pages/checkout.ts';
import { submitPortal } from '../../src/stripe/pages/portal.ts';

let stripe: StripeContext;

beforeEach(() => {
  stripe = createStripe(createContext({ publicUrl: 'http://sandbox.test' }));
});

const monthly = (unit_amount: string, more: object = {}) =>
  createPrice(stripe, {
    product: createProduct(stripe, { name: 'Starter' }).id,
    currency: 'usd',
    unit_amount,
    recurring: { interval: 'month' },
    ...more,
  });

const subscription = (price: string, customer: string) =>
  createSession(stripe, {
    mode: 'subscription',
    customer,
    line_items: [{ price }],
    success_url: 'http://shop.test/{CHECKOUT_SESSION_ID}',
  });

describe('prices', () => {
  it('hand over a lookup key only where that is asked for', () => {
    const first = monthly('2900', { lookup_key: 'starter' });
    const second = monthly('3900');
    expect(() => updatePrice(stripe, second.id, { lookup_key: 'starter' })).toThrow(first.id);
    updatePrice(stripe, second.id, { lookup_key: 'starter', transfer_lookup_key: 'true' });
    expect(listPrices(stripe, { lookup_keys: ['starter'] }).data.map(({ id }) => id)).toEqual([second.id]);
  });
});

describe('a customer', () => {
  it('who is deleted stays as a stub, without subscriptions', () => {
    const { id } = createCustomer(stripe, { email: 'ann@example.com' });
    payCheckout(stripe, subscription(monthly('2900').id, id).id, { number: '4242 4242 4242 4242' });
    expect(listSubscriptions(stripe, { customer: id }).data).toHaveLength(1);
    deleteCustomer(stripe, id);
    expect(retrieveCustomer(stripe, id, {})).toEqual({ id, object: 'customer', deleted: true });
    expect(listSubscriptions(stripe, { customer: id }).data).toEqual([]);
    expect(() => updateCustomer(stripe, id, { name: 'Ann' })).toThrow(`No such customer: '${id}'`);
  });
});

describe('a checkout', () => {
  it('asks again after a declined card and redirects after a good one', () => {
    const { id: customer } = createCustomer(stripe, {});
    const { id } = subscription(monthly('2900').id, customer);
    const declined = payCheckout(stripe, id, { number: '4000000000000002' });
    expect(declined).toEqual({ page: expect.stringContaining('Your card was declined.') });
    expect(payCheckout(stripe, id, { number: '4242424242424242' })).toEqual({ redirect: `http://shop.test/${id}` });
    expect(showCheckout(stripe, id)).toMatchObject({ status: 410 });
    expect(showCheckout(stripe, 'cs_test_none')).toBeUndefined();
  });

  it('expires once', () => {
    const { id: customer } = createCustomer(stripe, {});
    const { id } = subscription(monthly('2900').id, customer);
    expect(expireSession(stripe, id)).toMatchObject({ status: 'expired', url: null });
    expect(() => expireSession(stripe, id)).toThrow('Only Checkout Sessions');
    expect(listSessions(stripe, { customer, status: 'open' }).data).toEqual([]);
  });
});

describe('a subscription', () => {
  it('changes its price only where its item is named', () => {
    const { id: customer } = createCustomer(stripe, {});
    payCheckout(stripe, subscription(monthly('2900').id, customer).id, { number: '4242424242424242' });
    const [{ id, items } = { id: '', items: { data: [] } }] = listSubscriptions(stripe, { customer }).data;
    const price = monthly('14900').id;
    expect(() => updateSubscription(stripe, id, { items: [{ price }] })).toThrow('one item a subscription');
    const changed = updateSubscription(stripe, id, { items: [{ id: items.data[0]?.id, price }] });
    expect(changed.items.data[0]?.price.id).toBe(price);
  });

  it('has no portal page under an unknown id', () => {
    expect(submitPortal(stripe, 'bps_none', 'cancel', {})).toBeUndefined();
  });
});
