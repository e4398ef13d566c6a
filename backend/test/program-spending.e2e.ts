import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { advanceBatches } from '../src/batches/jobs/advance-batches.job.ts';
import { startApp, type TestApp } from './support/app.ts';
import { bodies, productsEnded, saveLineUp } from './support/products.ts';
import { keyOf } from './support/programs.ts';
import { drawQuickly, fault, printifyPaths, resetSandbox } from './support/providers.ts';
import { redraw } from './support/retouch.ts';
import { runJob } from './support/run-job.ts';
import { quick, type Seller, seller, someDesignRequest } from './support/seller.ts';
import { until } from './support/until.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp(quick);
});
afterAll(() => app.close());
beforeEach(async () => {
  await resetSandbox(app);
  await drawQuickly(app);
});

interface Studio {
  owner: Seller;
  program: Seller;
  keyId: string;
}

async function studio(creditsPerDay?: number): Promise<Studio> {
  const owner = await seller(app);
  const { key, id } = await keyOf(owner, creditsPerDay === undefined ? {} : { creditsPerDay });
  return { owner, program: owner.with(key), keyId: id };
}

const usedToday = async ({ owner }: Studio) => (await owner.get('/api/keys')).body[0]?.creditsUsedToday;
const chargesOf = (owner: Seller) =>
  app.prisma.ledgerEntry.findMany({ where: { userId: owner.id, cause: 'generation' }, orderBy: { id: 'asc' } });

const nextMidnight = () => Math.ceil(Date.now() / 86_400_000) * 86_400_000;

describe('a cap of credits a day', () => {
  it('holds exactly where a program asks for much at once, and says when it can go on', async () => {
    const ann = await studio(3);
    const before = await ann.owner.credits();
    const answers = await Promise.all(Array.from({ length: 10 }, () => ann.program.generate()));
    const refused = answers.filter(({ status }) => status === 429);
    expect([refused.length, answers.filter(({ status }) => status === 202).length]).toEqual([7, 3]);
    expect(refused[0]?.body).toEqual({
      error: '“Nightly” has used its 3 credits for today. It can continue after midnight UTC.',
      code: 'daily_cap_reached',
    });
    const seconds = Number(refused[0]?.headers.get('retry-after'));
    expect(Math.abs(seconds - (nextMidnight() - Date.now()) / 1000)).toBeLessThan(60);
    expect([await ann.owner.credits(), await usedToday(ann)]).toEqual([before - 3, 3]);
    expect((await ann.owner.generate()).status).toBe(202);
  });

  it('of nothing lets a program spend nothing', async () => {
    const { owner, program } = await studio(0);
    const { id } = await owner.make();
    const answers = [await program.generate(), await redraw(program, id, 0)];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(Array(2).fill([429, 'daily_cap_reached']));
  });

  it('is of each program, and of today', async () => {
    const ann = await studio(1);
    const other = ann.owner.with((await keyOf(ann.owner, { creditsPerDay: 1 })).key);
    const lot = await app.prisma.creditLot.findFirstOrThrow({ where: { userId: ann.owner.id } });
    const yesterday = { programId: ann.keyId, createdAt: new Date(nextMidnight() - 86_400_001) };
    const charge = {
      userId: ann.owner.id,
      lotId: lot.id,
      generationId: ann.keyId,
      cause: 'generation',
      delta: -1,
    } as const;
    await app.prisma.ledgerEntry.create({ data: { ...charge, ...yesterday, description: 'One design' } });
    expect((await ann.program.generate()).status).toBe(202);
    expect((await ann.program.generate()).status).toBe(429);
    expect((await other.generate()).status).toBe(202);
  });

  it('counts a credit that came back as not spent', async () => {
    const ann = await studio(1);
    const refusal = { kind: 'status', status: 403 };
    await fault(app, { provider: 'printify', method: 'POST', path: printifyPaths.upload, times: 0, fault: refusal });
    expect((await ann.program.make()).status).toBe('error');
    expect(await usedToday(ann)).toBe(0);
    const entries = (await ann.owner.get('/api/credits/ledger')).body.entries;
    expect(entries.slice(0, 2).map(({ cause, program }) => [cause, program])).toEqual([
      ['give_back', 'Nightly'],
      ['generation', 'Nightly'],
    ]);
    expect((await ann.program.generate()).status).toBe(202);
  });

  it('is not spent on a design that is there already', async () => {
    const { program } = await studio(1);
    const request = someDesignRequest();
    const answers = await Promise.all(Array.from({ length: 6 }, () => program.generate(request)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 202));
    expect(new Set(answers.map(({ body }) => body.generationId)).size).toBe(1);
  });
});

describe('a part that a program has drawn anew', () => {
  it('is charged to it', async () => {
    const ann = await studio(1);
    const { id } = await ann.owner.make();
    expect((await redraw(ann.program, id, 0)).status).toBe(202);
    expect((await chargesOf(ann.owner)).map(({ programId }) => programId)).toEqual([null, ann.keyId]);
    expect(await usedToday(ann)).toBe(1);
  });
});

describe('what jobs charge later', () => {
  const batchOf = (rows: number) => ({
    name: 'Otters',
    rows: Array.from({ length: rows }, () => ({ idea: someDesignRequest().idea })),
    defaults: { colors: ['Black'] },
    publish: 'approved',
  });
  const waitsFor = (person: Seller, id: string, wait: string | null) =>
    until(
      async () => {
        await runJob(app, advanceBatches, {});
        return (await person.get(`/api/batches/${id}`)).body;
      },
      ({ waiting }) => (waiting?.for ?? null) === wait,
      { seconds: 60 },
    );

  it('for a batch is the program’s that started it: it waits for the next day, or for its seller', async () => {
    const ann = await studio(2);
    const { id } = (await ann.program.post('/api/batches', batchOf(4))).body;
    expect((await ann.program.post(`/api/batches/${id}/start`)).status).toBe(200);
    const { waiting } = await waitsFor(ann.owner, id, 'daily_cap');
    expect(waiting?.until).toBe(new Date(nextMidnight()).toISOString());
    expect((await chargesOf(ann.owner)).map(({ programName }) => programName)).toEqual(['Nightly', 'Nightly']);
    await ann.owner.post(`/api/batches/${id}/pause`);
    await ann.owner.post(`/api/batches/${id}/resume`);
    await until(
      async () => {
        await runJob(app, advanceBatches, {});
        return chargesOf(ann.owner);
      },
      (charges) => charges.length === 4,
      { seconds: 60 },
    );
    expect((await chargesOf(ann.owner)).slice(2).map(({ programId }) => programId)).toEqual([null, null]);
  });

  it('for a row is the program’s that added it to a batch at work', async () => {
    const ann = await studio(0);
    const { id } = (await ann.owner.post('/api/batches', batchOf(1))).body;
    await ann.owner.post(`/api/batches/${id}/start`);
    const rows = [{ idea: someDesignRequest().idea }];
    expect((await ann.program.post(`/api/batches/${id}/rows`, { rows })).status).toBe(201);
    await waitsFor(ann.owner, id, 'daily_cap');
    expect((await chargesOf(ann.owner)).map(({ programId }) => programId)).toEqual([null]);
  });

  it('for a further product is the program’s that ordered it', async () => {
    const ann = await studio();
    await app.prisma.appSettings.update({ where: { id: 1 }, data: { extraProductCredits: 1 } });
    const { id } = await ann.program.make();
    const lineUpId = await saveLineUp(ann.owner, [bodies.mug]);
    await ann.program.post(`/api/generations/${id}/products`, { lineUpId });
    await until(
      () => chargesOf(ann.owner),
      (charges) => charges.length === 2,
      { seconds: 60 },
    );
    expect((await chargesOf(ann.owner)).map(({ programId }) => programId)).toEqual([ann.keyId, ann.keyId]);

    const miser = ann.owner.with((await keyOf(ann.owner, { name: 'Miser', creditsPerDay: 0 })).key);
    const second = (await ann.owner.make()).id;
    await miser.post(`/api/generations/${second}/products`, { lineUpId });
    const [product] = await productsEnded(ann.owner, second);
    expect(product).toMatchObject({
      status: 'failed',
      message: expect.stringContaining('has used its 0 credits for today'),
    });
    await app.prisma.appSettings.update({ where: { id: 1 }, data: { extraProductCredits: 0 } });
  });
});

describe('the limit of a program', () => {
  it('is on each of its answers, also on those that refuse it, and of no session', async () => {
    const { owner, program } = await studio();
    const reader = owner.with((await keyOf(owner, { scopes: ['read'] })).key);
    const answers = [await reader.get('/api/user'), await reader.generate(), await reader.get('/api/keys')];
    expect(answers.map(({ status }) => status)).toEqual([200, 403, 403]);
    expect(answers.map(({ headers }) => headers.get('ratelimit-policy'))).toEqual(
      answers.map(() => '"program";q=120;w=60'),
    );
    expect(answers.map(({ headers }) => headers.get('ratelimit')?.replace(/t=\d+/, 't'))).toEqual([
      '"program";r=119;t',
      '"program";r=118;t',
      '"program";r=117;t',
    ]);
    expect((await program.get('/api/user')).headers.get('ratelimit')).toMatch(/^"program";r=119;t=(?:60|59)$/);
    expect((await owner.get('/api/user')).headers.get('ratelimit')).toBeNull();
  });

  it('refuses what is over it, with the seconds to wait', async () => {
    const { program, owner } = await studio();
    const answers = await Promise.all(Array.from({ length: 125 }, () => program.get('/api/user')));
    const refused = answers.filter(({ status }) => status === 429);
    expect([refused.length, refused[0]?.body.code]).toEqual([5, 'rate_limited']);
    expect(refused[0]?.headers.get('ratelimit')).toMatch(/^"program";r=0;t=\d+$/);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await owner.get('/api/user')).status).toBe(200);
  });
});
