import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { Server as SecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { until } from './until.ts';

export interface ReceivedWebhook {
  headers: IncomingHttpHeaders;
  text: string;
  body: { type: string; timestamp: string; data: Record<string, unknown> };
}

type Reply = (response: ServerResponse) => void;

export const status =
  (code: number, headers: Record<string, string> = {}): Reply =>
  (response) =>
    response.writeHead(code, headers).end('noted');

/** Somebody's program that is sent webhooks. */
export class Receiver {
  readonly received: ReceivedWebhook[] = [];
  reply: Reply = status(204);

  private constructor(
    private readonly server: Server | SecureServer,
    readonly port: number,
  ) {}

  static async start(server: Server | SecureServer = createServer()): Promise<Receiver> {
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const receiver = new Receiver(server, (server.address() as AddressInfo).port);
    server.on('request', async (request, response) => {
      let text = '';
      for await (const chunk of request) text += chunk;
      receiver.received.push({ headers: request.headers, text, body: JSON.parse(text) });
      receiver.reply(response);
    });
    return receiver;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}/hooks`;
  }

  get ids(): (string | undefined)[] {
    return this.received.map(({ headers }) => headers['webhook-id'] as string);
  }

  get types(): string[] {
    return this.received.map(({ body }) => body.type);
  }

  /** Waits until so many have come. */
  async until(count: number): Promise<ReceivedWebhook[]> {
    await until(
      async () => this.received.length,
      (length) => length >= count,
    );
    return this.received;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

/** By the standard's own library. @throws where the signature is wrong */
export function verify(secret: string, { text, headers }: ReceivedWebhook): unknown {
  return new Webhook(secret).verify(text, headers as Record<string, string>);
}
