import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { linkMailedTo } from './mailbox.ts';

/** What the auth client stores of a signed-in user. */
export interface Session {
  access_token: string;
  refresh_token: string;
  expires_at: number;
  user: { id: string; email: string };
}

interface Generation {
  id: string;
  status: string;
}

export const PASSWORD = 'a workshop of my own';

export const newEmail = () => `seller-${randomUUID()}@example.com`;

/** A confirmed account, made over the API. */
export class Seller {
  readonly token = `sandbox_${randomUUID()}`;
  readonly email: string;
  readonly session: Session;
  private readonly origin: string;

  private constructor(origin: string, email: string, session: Session) {
    this.origin = origin;
    this.email = email;
    this.session = session;
  }

  static async create(origin: string): Promise<Seller> {
    const email = newEmail();
    await post(`${origin}/auth/v1/signup`, { email, password: PASSWORD });
    await fetch(await linkMailedTo(email, 'Confirm'), { redirect: 'manual' });
    return new Seller(origin, email, await signIn(origin, email));
  }

  /** The demo administrator that every start with the sandbox seeds. */
  static async administrator(origin: string): Promise<Seller> {
    const email = 'admin@inkloom.example';
    return new Seller(origin, email, await signIn(origin, email, 'print-workshop'));
  }

  /** A session of its own, for one browser. */
  signIn(): Promise<Session> {
    return signIn(this.origin, this.email);
  }

  async connectPrintify(): Promise<void> {
    await this.call('POST', '/api/printify/connect', { apiToken: this.token });
  }

  async startGeneration(idea: string, selectedColors = ['Black']): Promise<string> {
    const outcome = await this.call('POST', '/api/generate', { idea, selectedColors });
    const { generationId } = (await outcome.json()) as { generationId: string };
    return generationId;
  }

  /** Starts a generation and waits until it has ended. Returns its id. */
  async generate(idea: string, selectedColors = ['Black']): Promise<string> {
    const id = await this.startGeneration(idea, selectedColors);
    await expect.poll(() => this.statusOf(id), { timeout: 90_000 }).toMatch(/preview|finalized|error/);
    return id;
  }

  private async statusOf(id: string): Promise<string | undefined> {
    const list = (await (await this.call('GET', '/api/generations?limit=50')).json()) as Generation[];
    return list.find((generation) => generation.id === id)?.status;
  }

  async call(method: string, path: string, body?: object): Promise<Response> {
    return ok(
      await fetch(`${this.origin}${path}`, {
        method,
        headers: { authorization: `Bearer ${this.session.access_token}`, 'content-type': 'application/json' },
        body: body && JSON.stringify(body),
      }),
    );
  }
}

async function signIn(origin: string, email: string, password = PASSWORD): Promise<Session> {
  const response = await post(`${origin}/auth/v1/token?grant_type=password`, { email, password });
  return (await response.json()) as Session;
}

async function post(url: string, body: object): Promise<Response> {
  return ok(
    await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );
}

async function ok(response: Response): Promise<Response> {
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${await response.text()}`);
  return response;
}
