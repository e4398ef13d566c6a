import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, isGood, type Requests } from './requests.ts';

/** What the drill reads of a design. */
export interface Design {
  id: string;
  status: string;
  publish_status: string;
  image_url: string | null;
  waiting: { for: string; reason: string; until: string } | null;
}

const password = 'correct horse';
const pressAgainMs = 500;
let ideas = 0;

/** A person with an account and a shop, who does what the screens do. */
export class Seller {
  /** What the API said it accepted. */
  readonly accepted = new Set<string>();
  /** Credits beyond those of a new account. */
  granted = 0;
  private etag: string | null = null;
  private list: Design[] = [];

  readonly id: string;
  readonly email: string;
  /** Of the newest session: an account's oldest sessions end when it has many. */
  token: string;
  /** Their Printify account. */
  readonly printify: string;
  private readonly requests: Requests;

  private constructor(requests: Requests, { user, access_token }: Session, name: string) {
    this.requests = requests;
    this.id = user.id;
    this.email = emailOf(name);
    this.token = access_token;
    this.printify = `sandbox_${name}`;
  }

  static async signUp(requests: Requests): Promise<Seller> {
    const name = `seller-${randomUUID()}`;
    const account = { email: emailOf(name), password };
    required(await requests.send({ operation: 'sign up', method: 'POST', path: '/auth/v1/signup', body: account }));
    const seller = new Seller(requests, required(await signIn(requests, account.email)), name);
    await seller.connect();
    return seller;
  }

  async signIn(): Promise<void> {
    const answer = await signIn(this.requests, this.email);
    if (isGood(answer)) this.token = required(answer).access_token;
  }

  /** As a browser polls: with what it knows already. */
  async poll(): Promise<Design[]> {
    const { token, etag } = this;
    const answer = await this.requests.send<Design[]>({
      operation: 'list',
      path: '/api/generations?limit=50',
      token,
      etag,
    });
    if (answer.status === 200) {
      this.etag = answer.etag;
      this.list = answer.body ?? [];
    }
    return this.list;
  }

  async readList(): Promise<Design[] | null> {
    const path = '/api/generations?limit=50';
    return (await this.requests.send<Design[]>({ operation: 'list', path, token: this.token })).body;
  }

  readUser(): Promise<Answer<{ credits: number }>> {
    return this.requests.send({ operation: 'user', path: '/api/user', token: this.token });
  }

  async openImage(): Promise<void> {
    const path = this.list.find(({ image_url }) => image_url)?.image_url;
    if (path) await this.requests.send({ operation: 'image', path });
  }

  checkout(credits: number): Promise<Answer> {
    const call = { operation: 'checkout', method: 'POST', path: '/api/stripe/buy-credits', body: { credits } } as const;
    return this.requests.send({ ...call, token: this.token });
  }

  /** Presses the button, again where it is refused, until the design is accepted. */
  async press(signal?: AbortSignal): Promise<string | null> {
    ideas += 1;
    const body = { idea: `Fox number ${ideas} in the rain`, selectedColors: ['Black'] };
    const call = { operation: 'press', method: 'POST', path: '/api/generate', body, token: this.token } as const;
    while (!signal?.aborted) {
      const answer = await this.requests.send<{ generationId: string }>(call);
      if (isGood(answer) && answer.body) {
        this.accepted.add(answer.body.generationId);
        return answer.body.generationId;
      }
      await sleep(pressAgainMs);
    }
    return null;
  }

  private async connect(): Promise<void> {
    const { token } = this;
    const post = <Body>(path: string, body: object) =>
      this.requests.send<Body>({ operation: 'connect', method: 'POST', path, body, token });
    type Shops = { shops: { id: number; sales_channel: string }[] };
    const { shops } = required(await post<Shops>('/api/printify/connect', { apiToken: this.printify }));
    const shop = shops.find(({ sales_channel }) => sales_channel === 'etsy');
    required(await post('/api/printify/shop', { shopId: shop?.id }));
  }
}

interface Session {
  access_token: string;
  user: { id: string };
}

function emailOf(name: string): string {
  return `${name}@example.com`;
}

function signIn(requests: Requests, email: string): Promise<Answer<Session>> {
  const path = '/auth/v1/token?grant_type=password';
  return requests.send({ operation: 'sign in', method: 'POST', path, body: { email, password } });
}

function required<Body>({ operation, status, code, body }: Answer<Body>): Body {
  if (status < 200 || status >= 300 || !body) throw new Error(`${operation}: ${status} ${code ?? ''}`);
  return body;
}
