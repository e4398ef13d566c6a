import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { Client } from 'pg';
import { Observable, Subject } from 'rxjs';
import { AppConfig } from '../config/config.ts';

export type Channel = 'generation_changed' | 'access_changed';

/** What each notification says at least. */
interface AboutUser {
  userId: string;
}

type Listener = (payload: AboutUser) => void;

const channels: Channel[] = ['generation_changed', 'access_changed'];
const reconnectMs = 500;
/** A server that does not answer is asked again. */
const connectTimeoutMs = 2000;

/** PostgreSQL LISTEN for this process: what any node writes, every node hears. */
@Injectable()
export class DatabaseEvents implements OnApplicationBootstrap, OnModuleDestroy {
  /** By channel and user: most notifications concern nobody here, and then nothing is done. */
  private readonly listeners = new Map<string, Set<Listener>>();
  private readonly lost = new Subject<void>();
  private client: Client | null = null;
  private stopped = false;

  constructor(
    private readonly config: AppConfig,
    private readonly log: PinoLogger,
  ) {}

  about<T extends AboutUser>(channel: Channel, userId: string): Observable<T> {
    const key = keyOf(channel, userId);
    return new Observable((subscriber) => {
      const listener: Listener = (payload) => subscriber.next(payload as T);
      const listeners = this.listeners.get(key) ?? new Set();
      this.listeners.set(key, listeners.add(listener));
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) this.listeners.delete(key);
      };
    });
  }

  /** Fires when notifications may have been missed. */
  get gaps(): Observable<void> {
    return this.lost;
  }

  async onApplicationBootstrap(): Promise<void> {
    if (this.config.role !== 'worker') await this.connect();
  }

  /** Ends the open streams, which the server would wait for; their browsers come back to another one. */
  async onModuleDestroy(): Promise<void> {
    this.stopped = true;
    this.lost.complete();
    await this.client?.end();
  }

  private async connect(): Promise<void> {
    const client = new Client({
      connectionString: this.config.values.databaseUrl,
      application_name: 'inkloom-events',
      keepAlive: true,
      connectionTimeoutMillis: connectTimeoutMs,
    });
    client.on('error', (error) => this.log.warn({ err: error }, 'the event session was lost'));
    client.on('notification', ({ channel, payload }) => this.tell(channel as Channel, JSON.parse(payload ?? '{}')));
    try {
      await client.connect();
      for (const channel of channels) await client.query(`LISTEN ${channel}`);
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    if (this.stopped) return client.end();
    // Only now: a session that could not be opened ends too, and each end would begin one more loop.
    client.on('end', () => void this.reconnect());
    this.client = client;
  }

  private tell(channel: Channel, payload: AboutUser): void {
    for (const listener of this.listeners.get(keyOf(channel, payload.userId)) ?? []) listener(payload);
  }

  private async reconnect(): Promise<void> {
    for (;;) {
      await sleep(reconnectMs, undefined, { ref: false });
      if (this.stopped) return;
      try {
        await this.connect();
        this.lost.next();
        return;
      } catch (error) {
        this.log.warn({ err: error }, 'the event session cannot be opened');
      }
    }
  }
}

function keyOf(channel: Channel, userId: string): string {
  return `${channel} ${userId}`;
}
