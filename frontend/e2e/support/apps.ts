import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A program on this computer that waits for what the browser brings. */
export class SampleApp {
  readonly answers: URLSearchParams[] = [];
  readonly verifier = randomBytes(32).toString('base64url');
  clientId = '';
  private readonly server = createServer((request, response) => {
    this.answers.push(new URL(request.url ?? '', 'http://localhost').searchParams);
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>The app</title><p>Connected.');
  });

  private readonly origin: string;

  private constructor(origin: string) {
    this.origin = origin;
  }

  static async start(origin = '', name = 'Sample assistant'): Promise<SampleApp> {
    const app = new SampleApp(origin);
    await once(app.server.listen(0, '127.0.0.1'), 'listening');
    await app.register(name);
    return app;
  }

  /** Where it sends the browser. */
  get url(): string {
    const query = new URLSearchParams({
      client_id: this.clientId,
      response_type: 'code',
      redirect_uri: this.callback,
      code_challenge: createHash('sha256').update(this.verifier).digest('base64url'),
      code_challenge_method: 'S256',
      state: 'some-state',
      scope: 'read design publish billing:read',
      resource: `${this.origin}/mcp`,
    });
    return `${this.origin}/oauth/authorize?${query}`;
  }

  /** Returns the access token for the code that the browser brought. */
  async exchange(): Promise<string> {
    const body = new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: this.clientId,
      redirect_uri: this.callback,
      code: this.answers[0]?.get('code') ?? '',
      code_verifier: this.verifier,
    });
    const response = await fetch(`${this.origin}/oauth/token`, { method: 'POST', body });
    return ((await response.json()) as { access_token: string }).access_token;
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  private get callback(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/callback`;
  }

  private async register(client_name: string): Promise<void> {
    const metadata = {
      client_name,
      redirect_uris: [this.callback],
      grant_types: ['authorization_code', 'refresh_token'],
      token_endpoint_auth_method: 'none',
    };
    const call = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(metadata) };
    const response = await fetch(`${this.origin}/oauth/register`, call);
    this.clientId = ((await response.json()) as { client_id: string }).client_id;
  }
}
