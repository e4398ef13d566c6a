import createClient, { type Client } from 'openapi-fetch';
import type { components, paths } from './generated/openapi.ts';

export type { components, operations, paths } from './generated/openapi.ts';
export type Generation = components['schemas']['GenerationView'];
export type Problem = components['schemas']['Problem'];

/** One method for each HTTP method: `GET(path, …)`, `POST(path, …)`. Paths, bodies and answers have their types. */
export type InkloomClient = Client<paths>;

export interface ClientOptions {
  /** Origin of the product, such as `https://inkloom.example`. */
  baseUrl: string;
  /** An API key, or the access token of an account; absent for what needs none. */
  token?: string;
}

export interface Credentials {
  baseUrl: string;
  email: string;
  password: string;
}

/** What the API refused, with its `code` for programs. */
export class InkloomError extends Error {
  readonly code: Problem['code'];

  constructor(readonly problem: Problem) {
    super(problem.error);
    this.name = 'InkloomError';
    this.code = problem.code;
  }
}

export function createInkloomClient({ baseUrl, token }: ClientOptions): InkloomClient {
  const headers = token ? { Authorization: `Bearer ${token}` } : {};
  return createClient<paths>({ baseUrl: baseUrl.replace(/\/$/, ''), headers });
}

/** Starts a session and returns a client with its access token. @throws InkloomError sign_in_failed */
export async function signIn({ baseUrl, email, password }: Credentials): Promise<InkloomClient> {
  const { access_token: token } = unwrap(
    await createInkloomClient({ baseUrl }).POST('/api/token', {
      body: { grant_type: 'password', username: email, password },
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    }),
  );
  return createInkloomClient({ baseUrl, token });
}

/** The data of an answer. @throws InkloomError where the API refused */
export function unwrap<Data>(answer: { data?: Data; error?: unknown }): Data {
  if (answer.error !== undefined) throw new InkloomError(answer.error as Problem);
  return answer.data as Data;
}

/** Asks every second until a design is finished, has failed or waits for a review. @throws InkloomError */
export function waitForDesign(client: InkloomClient, id: string): Promise<Generation> {
  return waitUntil(client, id, ({ status }) => ended.has(status));
}

/** Asks every second until a design is in the shop, or could not be brought there. @throws InkloomError */
export function waitForPublishing(client: InkloomClient, id: string): Promise<Generation> {
  return waitUntil(client, id, ({ publish_status }) => publishingEnded.has(publish_status));
}

const ended: ReadonlySet<Generation['status']> = new Set(['finalized', 'error', 'preview']);
const publishingEnded: ReadonlySet<Generation['publish_status']> = new Set(['published', 'failed']);

async function waitUntil(
  client: InkloomClient,
  id: string,
  isReached: (design: Generation) => boolean,
): Promise<Generation> {
  for (;;) {
    const design = unwrap(await client.GET('/api/generations/{id}', { params: { path: { id } } }));
    if (isReached(design)) return design;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}
