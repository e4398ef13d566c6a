import { Injectable, type MessageEvent } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { interval, merge, type Observable, of, timer } from 'rxjs';
import { concatMap, endWith, finalize, ignoreElements, map, share, takeUntil } from 'rxjs/operators';
import { AccessWatch } from '../../../auth/index.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
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
/** Of one user in one process: a window more polls. */
const maxStreams = 8;
/** One timer for all streams. */
const heartbeat = interval(heartbeatMs).pipe(
  map(() => ({ comment: '' })),
  share(),
);

@Injectable()
export class GenerationStream {
  private readonly open = new Map<string, number>();
  private readonly changes = new Map<string, Observable<MessageEvent>>();

  constructor(
    private readonly events: DatabaseEvents,
    private readonly access: AccessWatch,
    private readonly generations: GenerationsService,
    private readonly log: PinoLogger,
  ) {}

  /**
   * Ends with the user's access, with the token's time and when this process stops.
   *
   * @throws AppError where the user has as many open as one may
   */
  eventsFor(user: AuthUser): Observable<MessageEvent> {
    const open = this.open.get(user.id) ?? 0;
    if (open >= maxStreams) throw new AppError('rate_limited', `At most ${maxStreams} streams may be open at once.`);
    this.open.set(user.id, open + 1);
    const stopped = this.events.gaps.pipe(ignoreElements(), endWith(undefined));
    return merge(
      of({ retry: reconnectMs }),
      heartbeat,
      this.changesOf(user.id),
      this.events.gaps.pipe(map(() => refresh)),
    ).pipe(
      takeUntil(merge(this.access.ended(user), timer(maxStreamMs), stopped)),
      finalize(() => this.close(user.id)),
    );
  }

  private close(userId: string): void {
    const open = (this.open.get(userId) ?? 1) - 1;
    if (open > 0) this.open.set(userId, open);
    else this.open.delete(userId);
  }

  /** One for all windows of a seller, and one after the other: an older state never comes after a newer one. */
  private changesOf(userId: string): Observable<MessageEvent> {
    const known = this.changes.get(userId);
    if (known) return known;
    const changes = this.events.about<Changed>('generation_changed', userId).pipe(
      concatMap(({ generationId }) => this.eventFor(userId, generationId)),
      finalize(() => this.changes.delete(userId)),
      share(),
    );
    this.changes.set(userId, changes);
    return changes;
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
