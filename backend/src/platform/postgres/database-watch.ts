import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

const tickMs = 100;
/**
 * Ticks of this process that an answer may take. Ticks instead of milliseconds: where the whole machine is short of time,
 * this process is too, and a slow server is not taken for a dead one.
 */
const ticksToAnswer = 8;
const pauseMs = 500;

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

  private async ask(): Promise<boolean> {
    const client = this.client ?? this.newClient();
    const isNew = this.client === null;
    this.client = client;
    const answer = (isNew ? client.connect() : client.query('SELECT 1')).then(
      () => true,
      () => false,
    );
    const answered = await Promise.race([answer, this.ticks()]);
    if (!answered) this.abandon(client);
    return answered;
  }

  private newClient(): Client {
    const client = new Client({ connectionString: this.connectionString, application_name: 'inkloom-watch' });
    // What it means is told by the next question.
    client.on('error', () => undefined);
    return client;
  }

  /** An orderly end would wait for the server. */
  private abandon(client: Client): void {
    this.client = null;
    breakConnection(client);
  }

  private async ticks(): Promise<false> {
    for (let tick = 0; tick < ticksToAnswer; tick += 1) await sleep(tickMs, undefined, { ref: false });
    return false;
  }
}

/** Ends whatever is asked on this connection with an error, at once. */
export function breakConnection(client: object): void {
  const { connection } = client as { connection?: { stream?: { destroy(error?: Error): void } } };
  connection?.stream?.destroy(new Error('Connection terminated: the server does not answer'));
}
