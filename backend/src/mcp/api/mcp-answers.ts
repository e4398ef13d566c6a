import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppConfig } from '../../platform/config/config.ts';
import { routedPath } from '../../platform/routing/routed-path.ts';
import { jsonRpcError } from '../model/json-rpc.ts';
import type { Problem } from '../model/refusal.ts';

const isOurs = (request: FastifyRequest) => routedPath(request) === '/mcp';

/** Before answers are compressed: errors of guard, parser and limits have the shape of JSON-RPC at `/mcp`. */
export function answerInJsonRpc(app: NestFastifyApplication): void {
  const fastify = app.getHttpAdapter().getInstance();
  const { publicUrl } = app.get(AppConfig);
  fastify.addHook('onRequest', async (request, reply) => {
    if (isOurs(request) && isForeign(request, publicUrl)) await refuseOrigin(reply);
  });
  fastify.addHook('onSend', async (request, reply, payload) => {
    if (!isOurs(request)) return payload;
    reply.header('Cache-Control', 'no-store');
    const problem = reply.statusCode >= 400 ? toProblem(payload) : null;
    return problem ? JSON.stringify(jsonRpcError(problem)) : payload;
  });
}

/** A page of another site, which its browser was made to take for one of ours (DNS rebinding). */
function isForeign({ headers: { origin } }: FastifyRequest, publicUrl: string): boolean {
  return origin !== undefined && origin !== new URL(publicUrl).origin;
}

function refuseOrigin(reply: FastifyReply): FastifyReply {
  return reply.status(403).send({ code: 'forbidden', error: 'This is not for pages of other sites.' });
}

function toProblem(payload: unknown): Problem | null {
  try {
    const { jsonrpc, code, error, ...more } = JSON.parse(String(payload));
    return jsonrpc || !code ? null : { code, error, ...more };
  } catch {
    return null;
  }
}
