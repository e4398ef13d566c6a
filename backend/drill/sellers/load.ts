import { setTimeout as sleep } from 'node:timers/promises';
import type { Requests } from './requests.ts';
import type { Seller } from './seller.ts';
import { Stream } from './stream.ts';

/** Milliseconds between two of a kind, of each seller. */
const pauses = { poll: 400, user: 400, signIn: 3000, image: 1500, live: 300 };
const windowsOfSeller = 2;

/** What sellers do all the time: poll, read, sign in, look at a picture, hold streams. */
export class Load {
  readonly streams: Map<Seller, Stream[]>;
  /** Designs that a list has shown as waiting, with the reason. */
  readonly seenWaiting = new Map<string, string>();
  private readonly stopped = new AbortController();
  private readonly loops: Promise<void>[] = [];

  readonly sellers: Seller[];

  constructor(requests: Requests, sellers: Seller[]) {
    const { url } = requests;
    this.sellers = sellers;
    this.streams = new Map(sellers.map((seller) => [seller, openStreams(url, seller)]));
    for (const seller of sellers) this.begin(seller);
    const live = { operation: 'live', path: '/health/live' };
    this.loops.push(this.repeat(pauses.live, () => requests.send(live)));
  }

  /** Each seller presses so many designs, spread over the time. */
  async press(each: number, overMs: number): Promise<void> {
    const pressAll = async (seller: Seller) => {
      for (let count = 0; count < each; count += 1) {
        await seller.press(this.stopped.signal);
        await sleep(overMs / each);
      }
    };
    await Promise.all(this.sellers.map(pressAll));
  }

  async stop(): Promise<void> {
    this.stopped.abort();
    for (const stream of [...this.streams.values()].flat()) stream.close();
    await Promise.all(this.loops);
  }

  private begin(seller: Seller): void {
    this.loops.push(
      this.repeat(pauses.poll, () => this.poll(seller)),
      this.repeat(pauses.user, () => seller.readUser()),
      this.repeat(pauses.signIn, () => seller.signIn()),
      this.repeat(pauses.image, () => seller.openImage()),
    );
  }

  private async poll(seller: Seller): Promise<void> {
    for (const { id, waiting } of await seller.poll()) {
      if (waiting) this.seenWaiting.set(id, `${waiting.for} ${waiting.reason}`);
    }
  }

  private async repeat(pauseMs: number, work: () => Promise<unknown>): Promise<void> {
    while (!this.stopped.signal.aborted) {
      await work();
      await sleep(pauseMs);
    }
  }
}

function openStreams(url: string, seller: Seller): Stream[] {
  return Array.from({ length: windowsOfSeller }, () => new Stream(url, seller));
}
