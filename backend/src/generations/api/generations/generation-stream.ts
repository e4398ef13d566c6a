import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PinoLogger } from 'nestjs-pino';
import { Subscription } from 'rxjs';
import { concatMap, filter } from 'rxjs/operators';
import { AccessWatch } from '../../../auth/index.ts';
import { DatabaseEvents } from '../../../platform/events/database-events.ts';
import type { AuthUser } from '../../../platform/http/decorators.ts';
import { GenerationsService } from './generations.service.ts';

interface Changed {
  userId: string;
  generationId: string;
}

/** Keeps proxies from closing a quiet stream. */
const heartbeatMs = 20_000;
/** A stream lives as long as an access token may: who is still there comes back with a new one. */
const longestMs = 15 * 60_000;

/** Server-sent events of one user's generations while they are signed in; any node serves any user. */
@Injectable()
export class GenerationStream {
  constructor(
    private readonly events: DatabaseEvents,
    private readonly access: AccessWatch,
    private readonly generations: GenerationsService,
    private readonly log: PinoLogger,
  ) {}

  open(user: AuthUser, request: FastifyRequest, reply: FastifyReply): void {
    reply.hijack();
    const response = reply.raw;
    response.writeHead(200, {
      ...headersOf(reply),
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      Connection: 'keep-alive',
      'X-Accel-Buffering': 'no',
    });
    response.write('retry: 2000\n\n');
    const write = (event: string, data: unknown) =>
      response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    const subscription = this.subscribe(user.id, write);
    const heartbeat = setInterval(() => response.write(': \n\n'), heartbeatMs);
    const longest = setTimeout(() => response.end(), longestMs);
    const close = () => {
      clearInterval(heartbeat);
      clearTimeout(longest);
      subscription.unsubscribe();
      response.end();
    };
    subscription.add(close);
    subscription.add(this.access.ended(user).subscribe(() => subscription.unsubscribe()));
    request.raw.on('close', close);
  }

  private subscribe(userId: string, write: (event: string, data: unknown) => void): Subscription {
    const subscription = new Subscription();
    subscription.add(
      this.events
        .on<Changed>('generation_changed')
        .pipe(
          filter((changed) => changed.userId === userId),
          concatMap(({ generationId }) => this.tell(userId, generationId, write)),
        )
        .subscribe({ complete: () => subscription.unsubscribe() }),
    );
    subscription.add(this.events.gaps.subscribe(() => write('refresh', {})));
    return subscription;
  }

  /** One after the other: what is read later is never told before what was read earlier. */
  private async tell(
    userId: string,
    generationId: string,
    write: (event: string, data: unknown) => void,
  ): Promise<void> {
    try {
      const generation = await this.generations.view(userId, generationId);
      if (generation) write('generation', generation);
    } catch (error) {
      this.log.warn({ err: error, generationId }, 'an event could not be told');
      write('refresh', {});
    }
  }
}

/** What hooks have set so far (request id, security headers). */
function headersOf(reply: FastifyReply): Record<string, string> {
  return Object.fromEntries(Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]));
}
