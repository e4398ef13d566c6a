import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { readNumber } from '../stripe/engine/cards.ts';
import type { Customer } from '../stripe/protocol/wire.ts';
import { ControlError, parse } from './body.ts';

const DAY = 86_400;
/** Longer jumps would run through years of renewals. */
const FURTHEST = 400;

const advance = z.strictObject({ days: z.number().min(0).max(FURTHEST) });
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

/** What time, a bank, or a person in Stripe's own dashboard would do. A customer is named by id or address. */
export const stripeControl: FastifyPluginAsync = async (app) => {
  const { books, clock, events, payments, refunds } = app.stripe;

  app.get<CustomerPath>('/stripe/customers/:customer', async ({ params }) => {
    const customer = found(params.customer);
    const of = (one: { customer: string | null }) => one.customer === customer.id;
    return {
      customer,
      now: books.now(customer.id),
      subscriptions: books.list('subscription').filter(of),
      invoices: books.list('invoice').filter(of),
      sessions: books.list('checkout_session').filter(of),
      charges: books.list('charge').filter(of),
    };
  });
  app.post<CustomerPath>('/stripe/customers/:customer/advance', async ({ params, body }) => {
    const customer = found(params.customer);
    clock.advance(customer.id, Math.round(parse(advance, body).days * DAY));
    return { now: books.now(customer.id) };
  });
  app.post<CustomerPath>('/stripe/customers/:customer/card', async ({ params, body }) => {
    const read = readNumber(parse(card, body).number);
    if ('failure' in read) throw new ControlError(`number: ${read.failure.message}`);
    return { id: payments.keepCard(found(params.customer).id, read.number, null).id };
  });

  app.get('/stripe/events', async ({ query }) => {
    const { customer, type } = parse(eventsQuery, query);
    const id = customer && found(customer).id;
    const all = books
      .list('event')
      .reverse()
      .filter((event) => !type || event.type === type)
      .filter(({ data }) => !id || JSON.stringify(data.object).includes(id));
    return { events: all };
  });
  app.post('/stripe/events/send', async ({ body }) => {
    const statuses: number[][] = [];
    for (const id of parse(send, body).ids) {
      const event = books.find('event', id);
      if (!event) throw new ControlError(`There is no event ${id}`, 404);
      statuses.push(await events.send(event));
    }
    return { statuses };
  });

  app.post('/stripe/disputes', async ({ body }) => {
    const { payment_intent: id } = parse(dispute, body);
    const charge = books.find('charge', books.find('payment_intent', id)?.latest_charge ?? '');
    if (!charge?.paid) throw new ControlError(`No paid charge of ${id}`, 404);
    return refunds.dispute(charge);
  });
  app.post<{ Params: { id: string } }>('/stripe/disputes/:id', async ({ params, body }) => {
    const known = books.find('dispute', params.id);
    if (!known) throw new ControlError(`There is no dispute ${params.id}`, 404);
    return refunds.close(known, parse(verdict, body).status);
  });

  function found(name: string): Customer {
    const known = books.find('customer', name) ?? books.list('customer').find(({ email }) => email === name);
    if (!known) throw new ControlError(`Stripe knows no customer ${name}`, 404);
    return known;
  }
};
