import { Injectable, type MessageEvent } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { interval, merge, type Observable, of, timer } from 'rxjs';
import { concatMap, endWith, filter, ignoreElements, map, takeUntil } from 'rxjs/operators';
import { AccessWatch } from '../../../auth/index.ts';
import { DatabaseEvents } from '../../../platform/events/database-events.ts';
import type { AuthUser } from '../../../platform/http/decorators.ts';
import { MINUTE_MS } from '../../../platform/time.ts';
import { GenerationsService } from './generations.service.ts';

interface Changed {
  userId: string;
  generationId: string;
}

/** Keeps proxies from closing a quiet stream. */
const heartbeatMs = 20_000;
/** As long as an access token lives: the client comes back with a new one. */
const maxStreamMs = 15 * MINUTE_MS;
const reconnectMs = 2000;

@Injectable()
export class GenerationStream {
  constructor(
    private readonly events: DatabaseEvents,
    private readonly access: AccessWatch,
    private readonly generations: GenerationsService,
    private readonly log: PinoLogger,
  ) {}

  /** Ends with the user's access, with the token's time and when this process stops. */
  eventsFor(user: AuthUser): Observable<MessageEvent> {
    const stopped = this.events.gaps.pipe(ignoreElements(), endWith(undefined));
    return merge(
      of({ retry: reconnectMs }),
      interval(heartbeatMs).pipe(map(() => ({ comment: '' }))),
      this.changesOf(user.id),
      this.events.gaps.pipe(map(() => refresh)),
    ).pipe(takeUntil(merge(this.access.ended(user), timer(maxStreamMs), stopped)));
  }

  /** One after the other: an older state never comes after a newer one. */
  private changesOf(userId: string): Observable<MessageEvent> {
    return this.events.on<Changed>('generation_changed').pipe(
      filter((changed) => changed.userId === userId),
      concatMap(({ generationId }) => this.eventFor(userId, generationId)),
    );
  }

  private async eventFor(userId: string, generationId: string): Promise<MessageEvent> {
    try {
      const generation = await this.generations.findGeneration(userId, generationId);
      return generation ? { type: 'generation', data: generation } : { type: 'deleted', data: { id: generationId } };
    } catch (error) {
      this.log.warn({ err: error, generationId }, 'a generation could not be sent to its stream');
      return refresh;
    }
  }
}

const refresh: MessageEvent = { type: 'refresh', data: {} };
