import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { readCardNumber } from '../stripe/engine/cards.ts';
import type { StripeStore } from '../stripe/engine/store.ts';
import type { Customer } from '../stripe/protocol/wire.ts';
import { ControlError, parseBody } from './body.ts';

const DAY = 86_400;
/** A longer jump would run through years of renewals. */
const MAX_DAYS = 400;

const advance = z.strictObject({ days: z.number().min(0).max(MAX_DAYS) });
const card = z.strictObject({ number: z.string() });
const send = z.strictObject({ ids: z.array(z.string()).min(1).max(500) });
const eventsQuery = z.strictObject({ customer: z.string().optional(), type: z.string().optional() });
const dispute = z.strictObject({ payment_intent: z.string() });
const verdict = z.strictObject({
  status: z.enum(['under_review', 'won', 'lost', 'warning_closed', 'prevented']),
});

interface CustomerPath {
  Params: { customer: string };
}

/** What a bank does, or a person in Stripe's dashboard, or time. A customer is named by id or address. */
export const stripeControl: FastifyPluginAsync = async (app) => {
  const { store, clock, events, payments, refunds } = app.stripe;

  app.get<CustomerPath>('/stripe/customers/:customer', async ({ params }) => {
    const customer = findCustomer(store, params.customer);
    const own = { customer: customer.id };
    return {
      customer,
      now: store.now(customer.id),
      subscriptions: store.list('subscription', own),
      invoices: store.list('invoice', own),
      sessions: store.list('checkout_session', own),
      charges: store.list('charge', own),
    };
  });
  app.post<CustomerPath>('/stripe/customers/:customer/advance', async ({ params, body }) => {
    const customer = findCustomer(store, params.customer);
    clock.advance(customer.id, Math.round(parseBody(advance, body).days * DAY));
    return { now: store.now(customer.id) };
  });
  app.post<CustomerPath>('/stripe/customers/:customer/card', async ({ params, body }) => {
    const typed = readCardNumber(parseBody(card, body).number);
    if ('failure' in typed) throw new ControlError(`number: ${typed.failure.message}`);
    return { id: payments.saveCard(findCustomer(store, params.customer).id, typed.number, null).id };
  });

  app.get('/stripe/events', async ({ query }) => {
    const { customer, type } = parseBody(eventsQuery, query);
    const id = customer && findCustomer(store, customer).id;
    const all = store
      .list('event', { type })
      .reverse()
      .filter(({ data }) => !id || JSON.stringify(data.object).includes(id));
    return { events: all };
  });
  app.post('/stripe/events/send', async ({ body }) => {
    const statuses: number[][] = [];
    for (const id of parseBody(send, body).ids) {
      const event = store.find('event', id);
      if (!event) throw new ControlError(`There is no event ${id}`, 404);
      statuses.push(await events.send(event));
    }
    return { statuses };
  });

  app.post('/stripe/disputes', async ({ body }) => {
    const { payment_intent: id } = parseBody(dispute, body);
    const charge = store.find('charge', store.find('payment_intent', id)?.latest_charge ?? '');
    if (!charge?.paid) throw new ControlError(`No paid charge of ${id}`, 404);
    return refunds.createDispute(charge);
  });
  app.post<{ Params: { id: string } }>('/stripe/disputes/:id', async ({ params, body }) => {
    const known = store.find('dispute', params.id);
    if (!known) throw new ControlError(`There is no dispute ${params.id}`, 404);
    return refunds.updateDispute(known, parseBody(verdict, body).status);
  });
};

function findCustomer(store: StripeStore, name: string): Customer {
  const customer = store.find('customer', name) ?? store.list('customer', { email: name })[0];
  if (!customer) throw new ControlError(`Stripe has no customer ${name}`, 404);
  return customer;
}
