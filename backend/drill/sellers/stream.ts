import { setTimeout as sleep } from 'node:timers/promises';
import type { Design, Seller } from './seller.ts';

const reconnectMs = 2000;

/** Holds a seller's event stream as the browser does: comes back after an end, and reads the list where one may be missed. */
export class Stream {
  /** What this window shows of each design. */
  readonly designs = new Map<string, Design>();
  /** How many events came of each. */
  readonly events = new Map<string, number>();
  opened = 0;
  private readonly stop = new AbortController();

  private readonly url: string;
  private readonly seller: Seller;

  constructor(url: string, seller: Seller) {
    this.url = url;
    this.seller = seller;
    void this.run();
  }

  close(): void {
    this.stop.abort();
  }

  private async run(): Promise<void> {
    while (!this.stop.signal.aborted) {
      await this.readOnce().catch(() => undefined);
      await sleep(reconnectMs, undefined, { ref: false });
    }
  }

  private async readOnce(): Promise<void> {
    const headers = { authorization: `Bearer ${this.seller.token}`, accept: 'text/event-stream' };
    const response = await fetch(`${this.url}/api/generations/events`, { headers, signal: this.stop.signal });
    if (!response.ok || !response.body) return;
    this.opened += 1;
    if (this.opened > 1) await this.refresh();
    let rest = '';
    const decoder = new TextDecoder();
    for await (const chunk of response.body) {
      const blocks = `${rest}${decoder.decode(chunk, { stream: true })}`.split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) await this.take(block);
    }
  }

  private async take(block: string): Promise<void> {
    const [, event, data] = /^event: (.*)\ndata: (.*)$/.exec(block) ?? [];
    if (event === 'refresh') return this.refresh();
    if (event !== 'generation' || !data) return;
    const design = JSON.parse(data) as Design;
    this.designs.set(design.id, design);
    this.events.set(design.id, 1 + (this.events.get(design.id) ?? 0));
  }

  private async refresh(): Promise<void> {
    for (;;) {
      const designs = await this.seller.readList();
      if (Array.isArray(designs)) {
        for (const design of designs) this.designs.set(design.id, design);
        return;
      }
      if (this.stop.signal.aborted) return;
      await sleep(reconnectMs, undefined, { ref: false });
    }
  }
}
