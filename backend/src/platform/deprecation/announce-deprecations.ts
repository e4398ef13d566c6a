import type { NestFastifyApplication } from '@nestjs/platform-fastify';

export interface Deprecation {
  /** The day from which on nobody should begin to use it: `2026-11-24`. */
  since: string;
  /** The day from which on it may be away. */
  sunset: string;
  /** What to use in its place. */
  link: string;
}

/** Says on each answer what RFC 9745 and RFC 8594 have for it, also where a guard refuses or the body cannot be read. */
export function announceDeprecations(app: NestFastifyApplication): void {
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onRequest', (request, reply, next) => {
    const { deprecation } = request.routeOptions.config as { deprecation?: Deprecation };
    if (deprecation) reply.headers(headersOf(deprecation));
    next();
  });
}

function headersOf({ since, sunset, link }: Deprecation): Record<string, string> {
  return {
    Deprecation: `@${Date.parse(since) / 1000}`,
    Sunset: new Date(sunset).toUTCString(),
    Link: `<${link}>; rel="deprecation"; type="text/html"`,
  };
}
