import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { imageRoutes } from './images/routes.ts';
import { invalid, OpenAiError, unauthorized } from './protocol/errors.ts';
import { newId } from './protocol/ids.ts';
import { listModels, showModel } from './protocol/models.ts';
import { chatRoutes } from './text/chat.ts';
import { responseRoutes } from './text/responses.ts';

/** A key with "invalid" is refused; a prompt with `moderation_blocked` is refused as by the safety system. */
export const openaiPlugin: FastifyPluginAsync = async (app) => {
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request) => {
    throw new OpenAiError(404, {
      message: `Invalid URL (${request.method} ${request.url})`,
      type: 'invalid_request_error',
    });
  });

  app.addHook('onRequest', async (request, reply) => {
    request.id = newId('req_');
    reply.headers({ 'x-request-id': request.id, 'openai-version': '2020-10-01', 'openai-organization': 'sandbox' });
    const key = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1]?.trim() ?? '';
    if (!key || key.includes('invalid')) throw unauthorized(key);
  });

  app.get('/models', async () => listModels());
  app.get<{ Params: { model: string } }>('/models/:model', async (request) => showModel(request.params.model));
  await app.register(imageRoutes);
  await app.register(chatRoutes);
  await app.register(responseRoutes);
};

function answerError(error: FastifyError | OpenAiError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof OpenAiError) return reply.code(error.statusCode).send(error.body);
  const status = error.statusCode ?? 500;
  if (status < 500) {
    const refusal = invalid(
      "We could not parse the JSON body of your request. (HINT: This likely means you aren't using your HTTP library correctly.)",
    );
    return reply.code(status).send(refusal.body);
  }
  request.log.error(error);
  const message = `The server had an error processing your request. Sorry about that! (Request ID: ${request.id})`;
  return reply.code(500).send({ error: { message, type: 'server_error', param: null, code: null } });
}
