import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

const tickMs = 100;
/**
 * Ticks of this process that an answer may take. Ticks instead of milliseconds: where the whole machine is short of time,
 * this process is too, and a slow server is not taken for a dead one.
 */
const ticksToAnswer = 8;
/** With the ticks below a second: a frozen database is noticed within one. */
const pauseMs = 150;

type Reply = 'answered' | 'refused' | 'silent';

/** Asks PostgreSQL again and again whether it is there. A stopped server refuses; a frozen one says nothing for ever. */
export class DatabaseWatch {
  private client: Client | null = null;
  private isStopped = false;
  private isAnswering = true;

  constructor(
    private readonly connectionString: string,
    private readonly onChange: (isAnswering: boolean) => void,
  ) {}

  get answering(): boolean {
    return this.isAnswering;
  }

  async run(): Promise<void> {
    while (!this.isStopped) {
      const answered = await this.ask();
      if (answered !== this.isAnswering && !this.isStopped) {
        this.isAnswering = answered;
        this.onChange(answered);
      }
      await sleep(pauseMs, undefined, { ref: false });
    }
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    await this.client?.end().catch(() => undefined);
  }

  /** One session may be ended alone: only where a new one is refused too is the server away. Silence needs no second try. */
  private async ask(): Promise<boolean> {
    if (this.client) {
      const reply = await this.replyTo(this.client, this.client.query('SELECT 1'));
      if (reply !== 'refused' || this.isStopped) return reply === 'answered';
    }
    const client = new Client({ connectionString: this.connectionString, application_name: 'inkloom-watch' });
    // What it means is told by the next question.
    client.on('error', () => undefined);
    return (await this.replyTo(client, client.connect())) === 'answered';
  }

  /** Keeps the session that answered, and drops any other: an orderly end would wait for the server. */
  private async replyTo(client: Client, question: Promise<unknown>): Promise<Reply> {
    const over = new AbortController();
    const reply = question.then(
      () => 'answered' as const,
      () => 'refused' as const,
    );
    const first = await Promise.race([reply, silence(ticksToAnswer, over.signal)]);
    over.abort();
    this.client = first === 'answered' ? client : null;
    if (!this.client) breakConnection(client);
    return first;
  }
}

/** After so many ticks of this process: between two of them it reads what has come. */
export async function silence(ticks: number, signal: AbortSignal): Promise<'silent'> {
  for (let tick = 0; tick < ticks && !signal.aborted; tick += 1) {
    await sleep(tickMs, undefined, { ref: false, signal }).catch(() => undefined);
  }
  return 'silent';
}

/** Ends whatever is asked on this connection with an error, at once. */
export function breakConnection(client: object): void {
  const { connection } = client as { connection?: { stream?: { destroy(error?: Error): void } } };
  connection?.stream?.destroy(notAnswering());
}

export function notAnswering(): Error {
  return new Error('Connection terminated: the server does not answer');
}
