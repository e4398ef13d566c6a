import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { Client } from 'pg';
import { type Observable, Subject } from 'rxjs';
import { AppConfig } from '../config/config.ts';
import { breakConnection, silence } from '../postgres/database-watch.ts';
import { PostgresPool } from '../postgres/postgres-pool.ts';

/** settled: says to its sender that it has heard everything that was committed before. */
const channels = [
  'generation_changed',
  'version_changed',
  'batch_changed',
  'access_changed',
  'webhook_waiting',
  'settled',
] as const;
export type Channel = (typeof channels)[number];

/** What each notification says at least. */
interface AboutUser {
  userId: string;
}

type Listener = (payload: AboutUser) => void;

const reconnectMs = 500;
/** A session that is lost without a word would let this process believe for ever that nothing changes. */
const pingMs = 500;
/** Ticks instead of milliseconds: a process that was busy has not read the answer that is there. */
const ticksToAnswer = 4;
const settleMs = 1000;
/** A server that does not answer is asked again. */
const connectTimeoutMs = 2000;

/** PostgreSQL LISTEN for this process: what any node writes, every node hears. */
@Injectable()
export class DatabaseEvents implements OnApplicationBootstrap, OnModuleDestroy {
  /** By channel and user: most notifications concern nobody here, and then nothing is done. */
  private readonly listeners = new Map<string, Set<Listener>>();
  private readonly lost = new Subject<void>();
  private readonly all = new Map<Channel, Listener[]>();
  private readonly onLosses: (() => void)[] = [];
  private client: Client | null = null;
  private pings: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(
    private readonly config: AppConfig,
    private readonly pool: PostgresPool,
    private readonly log: PinoLogger,
  ) {}

  /** Returns how to stop listening. */
  about<T extends AboutUser>(channel: Channel, userId: string, heard: (payload: T) => void): () => void {
    const key = keyOf(channel, userId);
    const listener: Listener = (payload) => heard(payload as T);
    const listeners = this.listeners.get(key) ?? new Set();
    this.listeners.set(key, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.listeners.delete(key);
    };
  }

  /** True while every notification arrives. */
  get isListening(): boolean {
    return this.client !== null;
  }

  /** Of all users, for as long as this process lives. */
  onNotification(channel: Channel, listener: Listener): void {
    this.all.set(channel, [...(this.all.get(channel) ?? []), listener]);
  }

  /** As soon as notifications may be missed. */
  onLoss(listener: () => void): void {
    this.onLosses.push(listener);
  }

  /** Resolves when this process has heard of everything that is committed now. */
  async settle(): Promise<void> {
    if (!this.client) return;
    const userId = randomUUID();
    const heard = Promise.withResolvers<void>();
    const leave = this.about('settled', userId, () => heard.resolve());
    try {
      await this.pool.query("SELECT pg_notify('settled', $1)", [JSON.stringify({ userId })]);
      if (await Promise.race([heard.promise, sleep(settleMs, 'silent', { ref: false })])) {
        throw new Error('The notification of this process did not come back.');
      }
    } finally {
      leave();
    }
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
    clearInterval(this.pings);
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
    client.on('end', () => this.lose());
    this.client = client;
    this.pings = setInterval(() => void this.ping(client), pingMs).unref();
  }

  private async ping(client: Client): Promise<void> {
    const over = new AbortController();
    void silence(ticksToAnswer, over.signal).then(() => {
      if (!over.signal.aborted) breakConnection(client);
    });
    await client.query('SELECT 1').catch(() => undefined);
    over.abort();
  }

  private lose(): void {
    clearInterval(this.pings);
    this.client = null;
    for (const listener of this.onLosses) listener();
    void this.reconnect();
  }

  private tell(channel: Channel, payload: AboutUser): void {
    for (const listener of this.all.get(channel) ?? []) listener(payload);
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
