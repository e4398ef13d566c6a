import { Injectable, type MessageEvent, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { Observable, type Subscriber } from 'rxjs';
import { AccessCheck } from '../../../auth/index.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { DatabaseEvents } from '../../../platform/events/database-events.ts';
import type { AuthUser } from '../../../platform/http/decorators.ts';
import { Metrics } from '../../../platform/metrics/metrics.ts';
import { MINUTE_MS } from '../../../platform/time.ts';
import type { VersionState } from '../../model/version.ts';
import { GenerationsService } from './generations.service.ts';

interface Changed {
  userId: string;
  generationId: string;
}

interface BatchChanged {
  userId: string;
  batchId: string;
}

interface VersionChanged extends Changed {
  version: number;
  state: VersionState;
}

/** One window. It holds next to nothing: a process has ten thousand of them. */
interface OpenStream {
  readonly user: AuthUser;
  readonly endsAt: number;
  /** Null until Nest reads it. */
  out: Subscriber<MessageEvent> | null;
}

/** The windows of one seller, who is read for once. */
interface Audience {
  readonly streams: Set<OpenStream>;
  /** Changes are sent one after the other: an older state never comes after a newer one. */
  lastChange: Promise<void>;
  readonly leave: () => void;
}

/** Keeps proxies from closing a quiet stream. */
const heartbeatMs = 20_000;
/** As long as an access token lives: the client comes back with a new one. */
const maxStreamMs = 15 * MINUTE_MS;
const reconnectMs = 2000;
/** Of one user in one process: a window more polls. */
const maxStreams = 8;

@Injectable()
export class GenerationStream implements OnModuleInit, OnModuleDestroy {
  private readonly audiences = new Map<string, Audience>();
  private heartbeat: NodeJS.Timeout | undefined;

  constructor(
    private readonly events: DatabaseEvents,
    private readonly access: AccessCheck,
    private readonly generations: GenerationsService,
    private readonly metrics: Metrics,
    private readonly log: PinoLogger,
  ) {}

  onModuleInit(): void {
    this.heartbeat = setInterval(() => this.beat(), heartbeatMs).unref();
    this.events.gaps.subscribe({ next: () => this.refreshAll(), complete: () => this.endAll() });
  }

  onModuleDestroy(): void {
    clearInterval(this.heartbeat);
  }

  /**
   * Ends with the user's access, with the token's time and when this process stops.
   *
   * @throws AppError where the user has as many open as one may
   */
  eventsFor(user: AuthUser): Observable<MessageEvent> {
    const audience = this.audiences.get(user.id) ?? this.gather(user.id);
    if (audience.streams.size >= maxStreams) {
      throw new AppError('rate_limited', `At most ${maxStreams} streams may be open at once.`);
    }
    const stream: OpenStream = { user, endsAt: Date.now() + maxStreamMs, out: null };
    audience.streams.add(stream);
    this.metrics.streams.inc();
    return new Observable((out) => {
      stream.out = out;
      out.next({ retry: reconnectMs });
      // For what happened since the guard's check.
      void this.checkAccess(stream);
      return () => this.close(audience, stream);
    });
  }

  private gather(userId: string): Audience {
    const audience: Audience = {
      streams: new Set(),
      lastChange: Promise.resolve(),
      leave: () => {
        for (const leave of leaves) leave();
      },
    };
    const leaves = [
      this.events.about<Changed>('generation_changed', userId, ({ generationId }) => {
        audience.lastChange = audience.lastChange.then(() => this.sendChange(audience, userId, generationId));
      }),
      this.events.about<BatchChanged>('batch_changed', userId, ({ batchId }) => {
        for (const { out } of audience.streams) out?.next({ type: 'batch', data: { id: batchId } });
      }),
      this.events.about<VersionChanged>('version_changed', userId, ({ generationId: id, version, state }) => {
        for (const { out } of audience.streams) out?.next({ type: 'version', data: { id, version, state } });
      }),
      this.events.about('access_changed', userId, () => {
        for (const stream of audience.streams) void this.checkAccess(stream);
      }),
    ];
    this.audiences.set(userId, audience);
    return audience;
  }

  private close({ streams, leave }: Audience, stream: OpenStream): void {
    if (!streams.delete(stream)) return;
    this.metrics.streams.dec();
    if (streams.size > 0) return;
    leave();
    this.audiences.delete(stream.user.id);
  }

  private async checkAccess(stream: OpenStream): Promise<void> {
    if (!(await this.access.hasAccess(stream.user))) stream.out?.complete();
  }

  private async sendChange({ streams }: Audience, userId: string, generationId: string): Promise<void> {
    const event = await this.eventFor(userId, generationId);
    for (const { out } of streams) out?.next(event);
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

  private beat(): void {
    const now = Date.now();
    for (const { out, endsAt } of this.all()) {
      if (endsAt <= now) out?.complete();
      else out?.next(comment);
    }
  }

  /** Something may have been missed. */
  private refreshAll(): void {
    for (const stream of this.all()) {
      stream.out?.next(refresh);
      void this.checkAccess(stream);
    }
  }

  private endAll(): void {
    for (const { out } of this.all()) out?.complete();
  }

  private all(): OpenStream[] {
    return [...this.audiences.values()].flatMap(({ streams }) => [...streams]);
  }
}

const refresh: MessageEvent = { type: 'refresh', data: {} };
const comment: MessageEvent = { comment: '' };
