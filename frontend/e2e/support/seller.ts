import { createHash, randomBytes, randomUUID } from 'node:crypto';
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
    await signUp(origin, email);
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

  /** A link for a new password that was asked for in a browser with this verifier, and opened. */
  async openResetLink(): Promise<{ code: string; verifier: string }> {
    const { code_verifier: verifier, ...challenge } = makeChallenge();
    await post(`${this.origin}/auth/v1/recover`, { email: this.email, ...challenge });
    return { code: await openLink(this.origin, await linkMailedTo(this.email, 'Reset your password')), verifier };
  }

  async changePassword(password: string): Promise<void> {
    await this.call('PUT', '/auth/v1/user', { password });
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

/** As the auth client does it in one browser: only there the password counts. */
async function signUp(origin: string, email: string): Promise<void> {
  const { code_verifier, ...challenge } = makeChallenge();
  await post(`${origin}/auth/v1/signup`, { email, password: PASSWORD, ...challenge });
  const auth_code = await openLink(origin, await linkMailedTo(email, 'Confirm'));
  await post(`${origin}/auth/v1/token?grant_type=pkce`, { auth_code, code_verifier });
}

function makeChallenge() {
  const code_verifier = randomBytes(32).toString('base64url');
  const code_challenge = createHash('sha256').update(code_verifier).digest('base64url');
  return { code_verifier, code_challenge, code_challenge_method: 's256' };
}

/** Presses the button of a link's page. Returns the code that it leads to the callback with. */
async function openLink(origin: string, link: string): Promise<string> {
  const { searchParams } = new URL(link);
  const answer = await post(`${origin}/auth/v1/verify/link`, Object.fromEntries(searchParams));
  const { url } = (await answer.json()) as { url: string };
  return new URL(url).searchParams.get('code') ?? '';
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
