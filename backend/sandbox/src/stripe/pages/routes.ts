import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { sendPage, serveStylesheet } from '../../http/page.ts';
import type { Fields, PageAnswer } from './answer.ts';
import { authenticateCheckout, payCheckout, showCheckout } from './checkout.ts';
import { showInvoice, submitInvoice } from './invoice.ts';
import { showPortal, submitPortal } from './portal.ts';

/** No form-action: a form's answer leads back to the product, wherever that is. */
const PAGE_POLICY = "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'";

interface Page {
  Params: { id: string };
  Body: Fields;
}

interface PortalForm {
  Params: { id: string; action: string };
  Body: Fields;
}

export const pageRoutes: FastifyPluginAsync = async (app) => {
  const { stripe } = app;
  serveStylesheet(app, '/stripe.css', new URL('./stripe.css', import.meta.url));

  app.get<Page>('/checkout/:id', async ({ params }, reply) => send(reply, showCheckout(stripe, params.id)));
  app.post<Page>('/checkout/:id/pay', async ({ params, body }, reply) =>
    send(reply, payCheckout(stripe, params.id, body)),
  );
  app.post<Page>('/checkout/:id/bank', async ({ params, body }, reply) =>
    send(reply, authenticateCheckout(stripe, params.id, body)),
  );

  app.get<Page>('/portal/:id', async ({ params }, reply) => send(reply, showPortal(stripe, params.id)));
  app.post<PortalForm>('/portal/:id/:action', async ({ params, body }, reply) =>
    send(reply, submitPortal(stripe, params.id, params.action, body ?? {})),
  );

  app.get<Page>('/invoice/:id', async ({ params }, reply) => send(reply, showInvoice(stripe, params.id)));
  app.post<Page>('/invoice/:id/pay', async ({ params, body }, reply) =>
    send(reply, submitInvoice(stripe, params.id, body)),
  );
};

function send(reply: FastifyReply, answer: PageAnswer): FastifyReply {
  if (!answer) return reply.code(404).type('text/plain; charset=utf-8').send('There is nothing here.');
  if ('redirect' in answer) return reply.redirect(answer.redirect, 303);
  return sendPage(reply.code(answer.status ?? 200), answer.page, PAGE_POLICY);
}
