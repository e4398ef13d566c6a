import type { ServerResponse } from 'node:http';
import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { PinoLogger } from 'nestjs-pino';
import { AccessCheck } from '../../../auth/index.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { DatabaseEvents } from '../../../platform/events/database-events.ts';
import type { AuthUser } from '../../../platform/http/decorators.ts';
import { Metrics } from '../../../platform/metrics/metrics.ts';
import { MINUTE_MS } from '../../../platform/time.ts';
import type { VersionState } from '../../model/status/version.ts';
import { beginEvents, eventText, sendEvent } from './event-answer.ts';
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
  readonly answer: ServerResponse;
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
/** Up to this part earlier: those that were opened together come back one after the other. */
const jitter = 0.2;
const reconnectMs = 2000;
/** Of one user in one process: a window more polls. */
const maxStreams = 8;
/** Whose access is asked for in one statement. */
const checkedTogether = 1000;

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
  open(user: AuthUser, reply: FastifyReply): void {
    const audience = this.audiences.get(user.id) ?? this.gather(user.id);
    if (audience.streams.size >= maxStreams) {
      throw new AppError('rate_limited', `At most ${maxStreams} streams may be open at once.`);
    }
    const endsAt = Date.now() + maxStreamMs * (1 - jitter * Math.random());
    const stream: OpenStream = { user, endsAt, answer: beginEvents(reply) };
    audience.streams.add(stream);
    this.metrics.streams.inc();
    stream.answer.once('close', () => this.close(audience, stream));
    sendEvent(stream.answer, `retry: ${reconnectMs}\n\n`);
    // For what happened since the guard's check.
    void this.checkAccess([stream]);
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
        send(audience.streams, eventText('batch', { id: batchId }));
      }),
      this.events.about<VersionChanged>('version_changed', userId, ({ generationId: id, version, state }) => {
        send(audience.streams, eventText('version', { id, version, state }));
      }),
      this.events.about('access_changed', userId, () => {
        void this.checkAccess([...audience.streams]);
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

  private async checkAccess(streams: OpenStream[]): Promise<void> {
    for (let from = 0; from < streams.length; from += checkedTogether) {
      const part = streams.slice(from, from + checkedTogether);
      const allowed = await this.access.withAccess(part.map(({ user }) => user));
      for (const { user, answer } of part) if (!allowed.has(user)) answer.end();
    }
  }

  private async sendChange({ streams }: Audience, userId: string, generationId: string): Promise<void> {
    send(streams, await this.eventFor(userId, generationId));
  }

  private async eventFor(userId: string, generationId: string): Promise<string> {
    try {
      const generation = await this.generations.findGeneration(userId, generationId);
      return generation ? eventText('generation', generation) : eventText('deleted', { id: generationId });
    } catch (error) {
      this.log.warn({ err: error, generationId }, 'a generation could not be sent to its stream');
      return refresh;
    }
  }

  private beat(): void {
    const now = Date.now();
    for (const { answer, endsAt } of this.all()) {
      if (endsAt <= now) answer.end();
      else sendEvent(answer, comment);
    }
  }

  /** Something may have been missed. */
  private refreshAll(): void {
    const streams = this.all();
    send(streams, refresh);
    void this.checkAccess(streams);
  }

  private endAll(): void {
    for (const { answer } of this.all()) answer.end();
  }

  private all(): OpenStream[] {
    return [...this.audiences.values()].flatMap(({ streams }) => [...streams]);
  }
}

function send(streams: Iterable<OpenStream>, text: string): void {
  for (const { answer } of streams) sendEvent(answer, text);
}

const refresh = eventText('refresh', {});
const comment = ':\n\n';
