import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { PROVIDERS } from '../core/call-log.ts';
import { faultRule } from '../core/faults.ts';
import { applySettings, defaultSettings, settingsPatch } from '../core/settings.ts';
import { ControlError, parseBody } from './body.ts';
import { shopControl } from './printify.ts';
import { stripeControl } from './stripe.ts';

const callsQuery = z.strictObject({
  provider: z.enum(PROVIDERS).optional(),
  method: z.string().optional(),
  path: z.string().optional(),
  token: z.string().optional(),
});

export const controlPlugin: FastifyPluginAsync = async (app) => {
  const { sandbox } = app;

  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (!error.statusCode) request.log.error(error);
    return reply.code(error.statusCode ?? 500).send({ error: error.message });
  });

  app.get('/', async () => ({
    settings: sandbox.settings,
    faults: sandbox.faults.list(),
    calls: sandbox.calls.list({}).length,
    endpoints: ENDPOINTS,
  }));

  app.get('/faults', async () => ({ faults: sandbox.faults.list() }));
  app.post('/faults', async (request) => ({ id: sandbox.faults.add(parseBody(faultRule, request.body)).id }));
  app.delete('/faults', async () => {
    sandbox.faults.clear();
    return {};
  });
  app.delete<{ Params: { id: string } }>('/faults/:id', async ({ params }) => {
    if (!sandbox.faults.remove(params.id)) throw new ControlError(`There is no fault ${params.id}`, 404);
    return {};
  });

  app.get('/calls', async (request) => {
    const { path, ...filter } = parseBody(callsQuery, request.query);
    const calls = sandbox.calls.list({ ...filter, path: path === undefined ? undefined : pattern(path) });
    return { count: calls.length, calls };
  });
  app.delete('/calls', async () => {
    sandbox.calls.clear();
    return {};
  });

  app.get('/settings', async () => sandbox.settings);
  app.post('/settings', async (request) => {
    applySettings(sandbox.settings, parseBody(settingsPatch, request.body));
    return sandbox.settings;
  });

  await app.register(shopControl);
  await app.register(stripeControl);

  app.post('/reset', async () => {
    sandbox.store.clear();
    sandbox.faults.clear();
    sandbox.calls.clear();
    applySettings(sandbox.settings, defaultSettings());
    sandbox.runResetListeners();
    return {};
  });
};

function pattern(text: string): RegExp {
  try {
    return new RegExp(text);
  } catch {
    throw new ControlError('path: Not a regular expression');
  }
}

const ENDPOINTS = {
  'GET /control': 'this index',
  'POST /control/faults': '{provider, method?, path?, token?, times?, after?, fault: {kind, …}} answers {id}',
  'GET /control/faults': 'the active faults',
  'DELETE /control/faults': 'removes all',
  'DELETE /control/faults/:id': 'removes one',
  'GET /control/calls': '?provider=&method=&path=&token= answers {count, calls}, oldest first',
  'DELETE /control/calls': 'empties the log',
  'GET /control/settings': 'how the providers behave',
  'POST /control/settings': 'any part of the settings',
  'PATCH /control/printify/shops/:id': '{sales_channel?, title?, id?}: disconnects, renames or reconnects a shop',
  'POST /control/printify/tokens': '{account, scopes?, seconds?} answers {token}: a JWT as the real service issues it',
  'GET /control/stripe/customers/:customer': 'what Stripe has of a customer, named by id or address',
  'POST /control/stripe/customers/:customer/advance': '{days}: moves their clock on, through renewals and retries',
  'POST /control/stripe/customers/:customer/card': '{number}: what renewals are charged to from now on',
  'GET /control/stripe/events': '?customer=&type= answers {events}, oldest first',
  'POST /control/stripe/events/send': '{ids}: delivers these now, in this order, repeated where named twice',
  'POST /control/stripe/disputes': '{payment_intent}: the holder disputes a charge',
  'POST /control/stripe/disputes/:id': '{status}: the bank decides',
  'POST /control/reset': 'clears everything: state, faults, calls, settings',
};
