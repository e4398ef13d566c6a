import { randomUUID } from 'node:crypto';
import type { GenerationView } from '../../src/generations/api/generations/generation.dto.ts';
import type { PrismaService } from '../../src/platform/prisma/prisma.service.ts';
import type { TestApp } from './app.ts';
import { type Answer, type BodyOf, type Method, request, requestRaw } from './http.ts';
import { until } from './until.ts';

export interface DesignRequest {
  idea: string;
  selectedColors: string[];
}

/** Where a seller's requests go and where the books are looked into. */
export type AppUnderTest = Pick<TestApp, 'url'> & { prisma: Pick<PrismaService, keyof PrismaService> };

/** What a seller comes with; everything else is as any new account has it. */
export interface SellerOptions {
  /** Left of the credits of a new account; absent: all of them. */
  credits?: number;
  /** False: no Printify account. */
  connected?: boolean;
  password?: string;
  /** Which of the sandbox's two shops products go to. */
  shop?: 'etsy' | 'custom_integration';
}

/** What an app needs to make sellers quickly, and to see faults through in little time: to a design's end. */
export const quick = {
  GENERATION_WAIT_SECONDS: '0',
  PROVIDER_CIRCUIT_FAILURES: '1000000',
  AUTH_AUTOCONFIRM: 'true',
  PROVIDER_RETRY_MS: '20',
  PRINTIFY_TIMEOUT_SECONDS: '2',
  OPENAI_TIMEOUT_SECONDS: '20',
};

/** What the message of a failed design ends with where its credit came back. */
export const creditRefunded = 'Your credit was refunded.';

/** A person with an account, at the HTTP API with a token of their own. */
export class Seller {
  constructor(
    readonly app: AppUnderTest,
    readonly id: string,
    readonly token: string,
    /** Their Printify account, connected or not. */
    readonly printify: string,
  ) {}

  /** The same person with another session's token. */
  with(token: string): Seller {
    return new Seller(this.app, this.id, token, this.printify);
  }

  get<Path extends string>(path: Path, headers: Record<string, string> = {}): Promise<Answer<BodyOf<'GET', Path>>> {
    return request(this.app, 'GET', path, { headers: { ...this.bearer(), ...headers } });
  }

  post<Path extends string>(path: Path, body?: unknown): Promise<Answer<BodyOf<'POST', Path>>> {
    return this.send('POST', path, JSON.stringify(body ?? {}));
  }

  patch<Path extends string>(path: Path, body: unknown): Promise<Answer<BodyOf<'PATCH', Path>>> {
    return this.send('PATCH', path, JSON.stringify(body));
  }

  delete<Path extends string>(path: Path): Promise<Answer<BodyOf<'DELETE', Path>>> {
    return request(this.app, 'DELETE', path, { headers: this.bearer() });
  }

  /** Any bytes as a body, with any headers. */
  send<M extends Method, Path extends string>(
    method: M,
    path: Path,
    body: string | Buffer<ArrayBuffer>,
    headers: Record<string, string> = {},
  ): Promise<Answer<BodyOf<M, Path>>> {
    return request(this.app, method, path, {
      body,
      headers: { 'content-type': 'application/json', ...this.bearer(), ...headers },
    });
  }

  generate(asked: Partial<DesignRequest> = {}): Promise<Answer<BodyOf<'POST', '/api/generate'>>> {
    return this.post('/api/generate', { ...someDesignRequest(), ...asked });
  }

  /** Asks for a design that nobody asked for before and answers with its id. */
  async begin(asked: Partial<DesignRequest> = {}): Promise<string> {
    const answer = await this.generate(asked);
    if (answer.status !== 202) throw new Error(`${answer.status}: ${answer.text}`);
    return answer.body.generationId;
  }

  async generations(limit = 100): Promise<GenerationView[]> {
    return (await this.get(`/api/generations?limit=${limit}`)).body;
  }

  async generation(id: string): Promise<GenerationView> {
    const { status, body } = await this.get(`/api/generations/${id}`);
    if (status !== 200) throw new Error(`No generation ${id}`);
    return body;
  }

  /** Waits until the design is as wanted, as the API tells it. */
  until(id: string, wanted: (generation: GenerationView) => boolean, seconds?: number): Promise<GenerationView> {
    return until(() => this.generation(id), wanted, seconds ? { seconds } : {});
  }

  /** Waits until the design has come to an end, good or bad. */
  ended(id: string, seconds?: number): Promise<GenerationView> {
    return this.until(id, ({ status }) => status === 'finalized' || status === 'error', seconds);
  }

  /** A new design, seen to its end. */
  async make(asked: Partial<DesignRequest> = {}): Promise<GenerationView> {
    return this.ended(await this.begin(asked));
  }

  async credits(): Promise<number> {
    return (await this.get('/api/user')).body.credits;
  }

  /** What the books say of a design: the causes of its ledger entries, in order. */
  async entriesOf(generationId: string): Promise<string[]> {
    const entries = await this.app.prisma.ledgerEntry.findMany({ where: { generationId }, orderBy: { id: 'asc' } });
    return entries.map(({ cause }) => cause);
  }

  async email(): Promise<string> {
    return (await this.get('/api/user')).body.email;
  }

  async connect(shop: SellerOptions['shop'] = 'etsy'): Promise<void> {
    // On a busy machine the sandbox may take longer than a suite that tests lost answers waits for one.
    const { status, body, text } = await until(
      () => this.post('/api/printify/connect', { apiToken: this.printify }),
      (answer) => answer.status !== 503,
    );
    const wanted = status === 200 && body.shops.find(({ sales_channel }) => sales_channel === shop);
    if (!wanted) throw new Error(`${status}: ${text}`);
    await this.post('/api/printify/shop', { shopId: wanted.id });
  }

  private bearer(): Record<string, string> {
    return { authorization: `Bearer ${this.token}` };
  }
}

/** A new seller, signed up and signed in over HTTP. The app must run with AUTH_AUTOCONFIRM. */
export async function seller(app: AppUnderTest, options: SellerOptions = {}): Promise<Seller> {
  const name = `seller-${randomUUID()}`;
  const email = `${name}@example.com`;
  const { password = 'correct horse' } = options;
  const json = { 'content-type': 'application/json' };
  await requestRaw(app, 'POST', '/auth/v1/signup', { body: JSON.stringify({ email, password }), headers: json });
  const signedIn = await requestRaw<{ user: { id: string }; access_token: string }>(
    app,
    'POST',
    '/auth/v1/token?grant_type=password',
    {
      body: JSON.stringify({ email, password }),
      headers: json,
    },
  );
  if (signedIn.status !== 200) throw new Error(`${signedIn.status}: ${signedIn.text}`);
  const made = new Seller(app, signedIn.body.user.id, signedIn.body.access_token, `sandbox_${name}`);
  if (options.credits !== undefined) await leave(app, made.id, options.credits);
  if (options.connected !== false) await made.connect(options.shop);
  return made;
}

/** A new seller who administers the product too. */
export async function admin(app: AppUnderTest, options: SellerOptions = {}): Promise<Seller> {
  const person = await seller(app, options);
  await app.prisma.user.update({ where: { id: person.id }, data: { isAdmin: true } });
  return person;
}

let requestCount = 0;

/** An idea that differs from every other. */
export function someDesignRequest(): DesignRequest {
  requestCount += 1;
  return { idea: `Fox number ${requestCount} in the rain`, selectedColors: ['Black'] };
}

/** Lets all but so many of the credits of a new account expire. */
async function leave({ prisma }: AppUnderTest, userId: string, credits: number): Promise<void> {
  const lot = await prisma.creditLot.findFirstOrThrow({ where: { userId } });
  if (lot.remaining === credits) return;
  await prisma.ledgerEntry.create({
    data: { userId, lotId: lot.id, cause: 'expiry', delta: credits - lot.remaining, description: 'Spent before' },
  });
}

export async function grantCredits(
  { prisma }: Pick<AppUnderTest, 'prisma'>,
  { id: userId }: Pick<Seller, 'id'>,
  amount: number,
): Promise<void> {
  await prisma.$transaction(async (tx) => {
    const expiresAt = new Date(Date.now() + 86_400_000);
    const { id: lotId } = await tx.creditLot.create({
      data: { userId, source: 'grant', sourceKey: randomUUID(), amount, expiresAt },
    });
    await tx.ledgerEntry.create({ data: { userId, lotId, cause: 'grant', delta: amount, description: 'Test' } });
  });
}
