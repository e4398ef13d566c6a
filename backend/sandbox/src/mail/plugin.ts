import { readFileSync } from 'node:fs';
import type { FastifyPluginAsync } from 'fastify';
import { sendPage, serveStylesheet } from '../http/page.ts';
import type { Mailbox } from './mailbox.ts';
import { listFragment, listPage, messageBody, messagePage } from './pages.ts';

const SCRIPT = readFileSync(new URL('./mailbox.client.js', import.meta.url));
const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; frame-src 'self'; base-uri 'none'";
const BODY_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src * data:; style-src 'unsafe-inline'; font-src *";

interface MessagePath {
  Params: { id: string };
}

interface ListQuery {
  Querystring: { to?: string };
}

export const mailPlugin: FastifyPluginAsync<{ mailbox: Mailbox }> = async (app, { mailbox }) => {
  app.get<ListQuery>('/api/messages', async ({ query }) => mailbox.list(query.to));

  app.get<MessagePath>('/api/messages/:id', async ({ params }, reply) => {
    const message = mailbox.get(params.id);
    return message ?? reply.code(404).send({ error: 'There is no such mail.' });
  });

  app.delete('/api/messages', async (_request, reply) => {
    mailbox.clear();
    return reply.code(204).send();
  });

  app.get<ListQuery>('/', async ({ query }, reply) =>
    sendPage(reply, listPage(mailbox.list(query.to), query.to ?? ''), PAGE_POLICY),
  );

  app.get<ListQuery>('/list', async ({ query }, reply) =>
    reply.type('text/html; charset=utf-8').send(listFragment(mailbox.list(query.to), query.to ?? '').markup),
  );

  app.get<MessagePath>('/messages/:id', async ({ params }, reply) => {
    const message = mailbox.get(params.id);
    if (!message) return reply.code(404).type('text/plain; charset=utf-8').send('There is no such mail.');
    return sendPage(reply, messagePage(message), PAGE_POLICY);
  });

  app.get<MessagePath>('/messages/:id/body', async ({ params }, reply) => {
    const message = mailbox.get(params.id);
    if (!message) return reply.code(404).type('text/plain; charset=utf-8').send('There is no such mail.');
    return sendPage(reply, messageBody(message), BODY_POLICY);
  });

  serveStylesheet(app, '/mailbox.css', new URL('./mailbox.css', import.meta.url));
  app.get('/mailbox.js', async (_request, reply) => reply.type('text/javascript; charset=utf-8').send(SCRIPT));
};
