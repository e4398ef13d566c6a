import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { GenerationView } from '../src/generations/dto/generation.dto.ts';
import { startApp, type TestApp } from './support/app.ts';
import { request } from './support/http.ts';
import { calm, drawQuickly, fault, printifyPaths } from './support/providers.ts';
import { quick, type Seller, seller } from './support/seller.ts';
import { until } from './support/until.ts';

let app: TestApp;
const open: EventReader[] = [];
beforeAll(async () => {
  app = await startApp(quick);
});
afterAll(() => app.close());
beforeEach(async () => {
  await calm(app);
  await drawQuickly(app);
});
afterEach(() => {
  for (const reader of open.splice(0)) reader.close();
});

interface ServerEvent {
  event: string;
  data: GenerationView;
}

/** Reads a stream of server-sent events as a browser does. */
class EventReader {
  readonly events: ServerEvent[] = [];
  ended = false;
  private readonly stop = new AbortController();

  async begin({ app: { url }, token }: Seller): Promise<Response> {
    const response = await fetch(`${url}/api/generations/events`, {
      headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
      signal: this.stop.signal,
    });
    void this.read(response)
      .catch(() => undefined)
      .finally(() => {
        this.ended = true;
      });
    return response;
  }

  of(id: string): GenerationView[] {
    return this.events.filter(({ event, data }) => event === 'generation' && data.id === id).map(({ data }) => data);
  }

  close(): void {
    this.stop.abort();
  }

  private async read(response: Response): Promise<void> {
    let rest = '';
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      const blocks = `${rest}${decoder.decode(chunk as Uint8Array, { stream: true })}`.split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const [, event, data] = /^event: (.*)\ndata: (.*)$/.exec(block) ?? [];
        if (event && data) this.events.push({ event, data: JSON.parse(data) });
      }
    }
  }
}

async function listen(person: Seller): Promise<EventReader> {
  const reader = new EventReader();
  open.push(reader);
  const response = await reader.begin(person);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('x-request-id')).toBeTruthy();
  return reader;
}

const order = [
  'pending',
  'generating',
  'removing_bg',
  'uploading',
  'creating_listing',
  'creating_product',
  'finalized',
];

describe('the stream of changes', () => {
  it('tells every state of a design as it comes, in order, to its end', async () => {
    const ann = await seller(app);
    const reader = await listen(ann);
    const id = await ann.begin();
    await until(
      async () => reader.of(id),
      (told) => told.at(-1)?.status === 'finalized',
    );
    const places = reader.of(id).map(({ status }) => order.indexOf(status));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places.length).toBeGreaterThanOrEqual(5);
    expect(reader.of(id).at(-1)).toEqual(await ann.generation(id));
  });

  it('tells of a failure with its sentence', async () => {
    await fault(app, { provider: 'printify', path: printifyPaths.upload, fault: { kind: 'status', status: 403 } });
    const ann = await seller(app);
    const reader = await listen(ann);
    const id = await ann.begin();
    await until(
      async () => reader.of(id),
      (told) => told.at(-1)?.status === 'error',
    );
    expect(reader.of(id).at(-1)?.error_message).toMatch(/^Your Printify token lacks the permission uploads\.write\./);
  });

  it("is one's own: nobody hears of another's designs", async () => {
    const [ann, bob] = [await seller(app), await seller(app)];
    const [hers, his] = [await listen(ann), await listen(bob)];
    const [annsId, bobsId] = [await ann.begin(), await bob.begin()];
    await until(
      async () => [hers.of(annsId), his.of(bobsId)],
      (both) => both.every((told) => told.at(-1)?.status === 'finalized'),
    );
    expect(new Set(hers.events.map(({ data }) => data.id))).toEqual(new Set([annsId]));
    expect(new Set(his.events.map(({ data }) => data.id))).toEqual(new Set([bobsId]));
  });

  it('goes to every window that a seller has open', async () => {
    const ann = await seller(app);
    const readers = [await listen(ann), await listen(ann), await listen(ann)];
    const id = await ann.begin();
    for (const reader of readers) {
      await until(
        async () => reader.of(id),
        (told) => told.at(-1)?.status === 'finalized',
      );
    }
  });

  it('asks for a look at everything where something may have been missed', async () => {
    const ann = await seller(app);
    const reader = await listen(ann);
    await app.prisma.$executeRaw`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE application_name = 'inkloom-events' AND datname = current_database()`;
    await until(
      async () => reader.events,
      (events) => events.some(({ event }) => event === 'refresh'),
    );
    const id = await ann.begin();
    await until(
      async () => reader.of(id),
      (told) => told.at(-1)?.status === 'finalized',
    );
  });

  it('refuses a stranger', async () => {
    const answer = await request(app, 'GET', '/api/generations/events');
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual({ error: 'Unauthorized', code: 'unauthorized' });
  });

  it('ends with the application, and keeps it from ending for nobody', async () => {
    const own = await startApp(quick);
    const ann = await seller(own, { connected: false });
    const reader = await listen(ann);
    await own.close();
    await until(
      async () => reader.ended,
      (ended) => ended,
    );
  });
});
