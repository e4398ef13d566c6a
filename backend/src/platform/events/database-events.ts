import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { Client } from 'pg';
import { Observable, Subject } from 'rxjs';
import { filter, map } from 'rxjs/operators';
import { AppConfig } from '../config/config.ts';

export type Channel = 'generation_changed' | 'access_changed';

interface Notification {
  channel: Channel;
  payload: unknown;
}

const channels: Channel[] = ['generation_changed', 'access_changed'];
const reconnectMs = 500;
/** A server that does not answer is asked again. */
const connectTimeoutMs = 2000;

/** PostgreSQL LISTEN for this process: what any node writes, every node hears. */
@Injectable()
export class DatabaseEvents implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly heard = new Subject<Notification>();
  private readonly lost = new Subject<void>();
  private client: Client | null = null;
  private stopped = false;

  constructor(
    private readonly config: AppConfig,
    private readonly log: PinoLogger,
  ) {}

  on<T>(channel: Channel): Observable<T> {
    return this.heard.pipe(
      filter((notification) => notification.channel === channel),
      map(({ payload }) => payload as T),
    );
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
    this.heard.complete();
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
    client.on('notification', ({ channel, payload }) => {
      this.heard.next({ channel: channel as Channel, payload: JSON.parse(payload ?? 'null') });
    });
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
