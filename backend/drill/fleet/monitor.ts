import { setInterval as every } from 'node:timers/promises';
import type { Fleet } from './fleet.ts';
import { larger, noUsage, type Usage, usageOf } from './usage.ts';

/** What no process may go beyond: sessions as decision 18 has them, the rest about twice what was seen. */
const limits: Usage = { sessions: 15, files: 400, megabytes: 1200 };

/** Reads once a second what each process of the product has open. */
export class Monitor {
  readonly most = new Map<string, Usage>();
  private readonly stopped = new AbortController();

  private readonly fleet: Fleet;

  constructor(fleet: Fleet) {
    this.fleet = fleet;
    void this.run().catch(() => undefined);
  }

  stop(): void {
    this.stopped.abort();
  }

  /** Which process was found beyond a limit. */
  violations(): string[] {
    return [...this.most].flatMap(([name, usage]) =>
      (['sessions', 'files', 'megabytes'] as const)
        .filter((kind) => usage[kind] > limits[kind])
        .map((kind) => `${name} had ${usage[kind]} ${kind}`),
    );
  }

  private async run(): Promise<void> {
    for await (const _ of every(1000, undefined, { signal: this.stopped.signal, ref: false })) this.read();
  }

  private read(): void {
    const { api, workers, database } = this.fleet;
    for (const { name, pid } of [...api, ...workers]) {
      this.most.set(name, larger(this.most.get(name) ?? noUsage, usageOf(pid, database.port)));
    }
  }
}
