import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseEvents } from '../../platform/events/database-events.ts';
import { routedPath } from '../../platform/routing/routed-path.ts';

/** Calls that may end a session or shut a user out. */
const accountPaths = /^\/(?:auth\/v1|api\/user|api\/account|api\/admin)(?:\/|$)/;
const tokenPath = '/auth/v1/token';

/** Who has ended a session is answered when this process has heard of it: the next request with its token is refused. */
export function settleAccess(app: NestFastifyApplication): void {
  const events = app.get(DatabaseEvents);
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onSend', async (request, reply, payload) => {
    // Where that cannot be, the notification itself follows at once.
    if (mayEndAccess(request, reply)) await events.settle().catch(() => undefined);
    return payload;
  });
}

function mayEndAccess(request: FastifyRequest, { statusCode }: FastifyReply): boolean {
  const path = routedPath(request);
  if (request.method === 'GET' || request.method === 'HEAD' || !accountPaths.test(path)) return false;
  // A token that was used twice ends its session; a sign-in ends none.
  return statusCode !== 200 || path !== tokenPath;
}
