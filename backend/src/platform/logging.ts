import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Params } from 'nestjs-pino';
import type { AppConfig } from './config/config.ts';
import { logFields } from './tracing/current.ts';

const safeId = /^[\w-]{8,64}$/;

export function requestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && safeId.test(given) ? given : randomUUID();
}

/** Without bodies, queries or credentials. */
export function logging(config: AppConfig): Params {
  return {
    pinoHttp: {
      level: config.values.logLevel,
      genReqId: requestId,
      mixin: logFields,
      // RequestObserver writes the line of a request.
      autoLogging: false,
      serializers: {
        req: (request: { id: string; method: string; url: string }) => ({
          id: request.id,
          method: request.method,
          path: request.url.split('?')[0],
        }),
      },
      redact: {
        paths: ['*.password', '*.token', '*.apiToken', '*.authorization', 'err.config', 'err.headers'],
        remove: true,
      },
    },
  };
}
