import { LRUCache } from 'lru-cache';
import type { Channel, DatabaseEvents } from './database-events.ts';

interface Reading {
  isStale: boolean;
}

/**
 * What the database says of users, kept in memory until it notifies that something about the user has changed. While
 * notifications may be missed nothing is kept.
 */
export class NotifiedCache<Value extends object | bigint | string> {
  private readonly values: LRUCache<string, Map<string, Value>>;
  /** A value that was read before a change must not be kept after it. */
  private readonly readings = new Map<string, Set<Reading>>();

  /** @param mostUsers of whom something is kept at once */
  constructor(
    private readonly events: DatabaseEvents,
    channel: Channel,
    mostUsers: number,
  ) {
    this.values = new LRUCache({ max: mostUsers });
    events.onNotification(channel, ({ userId }) => this.forget(userId));
    events.onLoss(() => this.forgetAll());
  }

  /** Undefined where it must be read. */
  peek(userId: string, key = ''): Value | undefined {
    return this.values.get(userId)?.get(key);
  }

  /** @param load null where there is nothing, which is not kept */
  async read(userId: string, key: string, load: () => Promise<Value | null>): Promise<Value | null> {
    const known = this.peek(userId, key);
    if (known !== undefined || !this.events.isListening) return known ?? load();
    const reading = this.begin(userId);
    try {
      const value = await load();
      if (value !== null && !reading.isStale) this.save(userId, key, value);
      return value;
    } finally {
      this.end(userId, reading);
    }
  }

  forget(userId: string): void {
    this.values.delete(userId);
    for (const reading of this.readings.get(userId) ?? []) reading.isStale = true;
  }

  private forgetAll(): void {
    this.values.clear();
    for (const userId of this.readings.keys()) this.forget(userId);
  }

  private save(userId: string, key: string, value: Value): void {
    const values = this.values.get(userId) ?? new Map<string, Value>();
    this.values.set(userId, values.set(key, value));
  }

  private begin(userId: string): Reading {
    const reading = { isStale: false };
    this.readings.set(userId, (this.readings.get(userId) ?? new Set()).add(reading));
    return reading;
  }

  private end(userId: string, reading: Reading): void {
    const readings = this.readings.get(userId);
    readings?.delete(reading);
    if (readings?.size === 0) this.readings.delete(userId);
  }
}
