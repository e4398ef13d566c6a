import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Observable } from 'rxjs';

export interface Deprecation {
  /** The day from which on nobody should begin to use it: `2026-11-24`. */
  since: string;
  /** The day from which on it may be away. */
  sunset: string;
  /** What to use in its place. */
  link: string;
}

/** Says on each answer what RFC 9745 and RFC 8594 have for it. */
export class DeprecationInterceptor implements NestInterceptor {
  private readonly headers: Record<string, string>;

  constructor({ since, sunset, link }: Deprecation) {
    this.headers = {
      Deprecation: `@${Date.parse(since) / 1000}`,
      Sunset: new Date(sunset).toUTCString(),
      Link: `<${link}>; rel="deprecation"; type="text/html"`,
    };
  }

  /** Before the handler: an error is an answer too. */
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    context.switchToHttp().getResponse<FastifyReply>().headers(this.headers);
    return next.handle();
  }
}
