import { randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';
import { withDatabase } from '../../prisma/adapter.ts';
import { build } from '../../scripts/build/build.ts';
import { forkScratchServer, TEMPLATE } from '../../scripts/postgres/scratch-server.ts';
import { load } from './built.ts';

/**
 * Charges per second by the product's own service (the account's lock, the choice of a lot, the ledger entry and what
 * its triggers check and move: one transaction) beside bare updates of one row, one transaction each, as pgbench makes
 * them, on the same server with as many connections, in the same run. "in a longer": the same charge as a part of a transaction that begins, locks and commits by itself, as
 * an accepted design has it. `npm run bench:credits`; to reach: half.
 */

const seconds = Number(process.env.BENCH_SECONDS ?? 5);
const shapes = [
  { name: '1 seller', sellers: 1, lanes: 1 },
  { name: '8 sellers', sellers: 8, lanes: 8 },
  { name: '64 sellers', sellers: 64, lanes: 64 },
  { name: '64 requests, one account', sellers: 1, lanes: 64 },
];
/** The product's own pool, of a process that is both API and worker. */
const connections = 7;
const plenty = 1_000_000;

interface Figure {
  perSecond: number;
  p99: number;
}

async function measure(lanes: number, work: (lane: number) => Promise<unknown>): Promise<Figure> {
  const took: number[] = [];
  const began = performance.now();
  const run = async (lane: number) => {
    while (performance.now() - began < seconds * 1000) {
      const start = performance.now();
      await work(lane);
      took.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: lanes }, (_, lane) => run(lane)));
  const elapsed = (performance.now() - began) / 1000;
  took.sort((one, other) => one - other);
  return { perSecond: took.length / elapsed, p99: took[Math.floor(took.length * 0.99)] ?? 0 };
}

async function makeDatabase(server: string): Promise<string> {
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`CREATE DATABASE bench TEMPLATE ${TEMPLATE}`);
  await admin.end();
  return withDatabase(server, 'bench');
}

async function makeSellers(pool: pg.Pool, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  for (const id of ids) {
    const email = `${id}@example.com`;
    await pool.query(
      `INSERT INTO users (id, email, password_hash, identity_id, updated_at) VALUES ($1, $2, '', $1, now())`,
      [id, email],
    );
    const lot = randomUUID();
    await pool.query(
      `INSERT INTO credit_lots (id, user_id, source, source_key, amount, expires_at) VALUES ($1, $2, 'grant', $3, $4, now() + interval '90 days')`,
      [lot, id, `grant:${lot}`, plenty],
    );
    await pool.query(
      `INSERT INTO ledger_entries (user_id, lot_id, cause, delta, description) VALUES ($1, $2, 'grant', $3, 'Bench')`,
      [id, lot, plenty],
    );
  }
  return ids;
}

await build('backend/dist');
// Durable: nobody keeps credits on a server that does not wait for its disk.
const server = await forkScratchServer({ durable: true });
const pool = new pg.Pool({ connectionString: await makeDatabase(server.url), max: connections });
// The server goes before the last idle connection has said good-bye.
pool.on('error', () => undefined);
try {
  const { PrismaService } = await load<typeof import('../src/platform/prisma/prisma.service.ts')>(
    'platform/prisma/prisma.service.js',
  );
  const { PostgresPool } = await load<typeof import('../src/platform/postgres/postgres-pool.ts')>(
    'platform/postgres/postgres-pool.js',
  );
  const { CreditsService } = await load<typeof import('../src/credits/ledger/credits.service.ts')>(
    'credits/ledger/credits.service.js',
  );
  const { readConfig } = await load<typeof import('../src/platform/config/config.ts')>('platform/config/config.js');
  const config = readConfig({ DATABASE_URL: withDatabase(server.url, 'bench'), DATA_DIR: '/tmp', ...keys() });
  const sessions = new PostgresPool(config);
  const prisma = new PrismaService(sessions);
  const { ProgramSpending } = await load<typeof import('../src/credits/ledger/program-spending.ts')>(
    'credits/ledger/program-spending.js',
  );
  const credits = new CreditsService(prisma, new ProgramSpending(prisma));
  const sellers = await makeSellers(pool, 64);
  await pool.query('CREATE TABLE bare (id int PRIMARY KEY, left_over int NOT NULL)');
  await pool.query('INSERT INTO bare SELECT n, 1000000 FROM generate_series(0, 63) AS n');
  const inTransaction = (userId = '') =>
    prisma.$transaction(async (tx) => {
      await credits.lockAccount(tx, userId);
      await credits.spend(tx, userId, randomUUID());
    });
  const charge = (userId = '') => credits.spend(prisma, userId, randomUUID());
  const bare = (row: number) => pool.query('UPDATE bare SET left_over = left_over - 1 WHERE id = $1', [row]);
  console.log(
    `${'charges'.padEnd(28)}${['per s', 'p99 ms', 'bare per s', 'of bare', 'in a longer'].map((name) => name.padStart(12)).join('')}`,
  );
  for (const { name, sellers: count, lanes } of shapes) {
    const alone = await measure(lanes, (lane) => bare(lane % count));
    const ours = await measure(lanes, (lane) => charge(sellers[lane % count]));
    const wrapped = await measure(lanes, (lane) => inTransaction(sellers[lane % count]));
    const share = ({ perSecond }: Figure) => `${((100 * perSecond) / alone.perSecond).toFixed(0)} %`;
    const cells = [
      ours.perSecond.toFixed(0),
      ours.p99.toFixed(1),
      alone.perSecond.toFixed(0),
      share(ours),
      share(wrapped),
    ];
    console.log(name.padEnd(28) + cells.map((cell) => cell.padStart(12)).join(''));
  }
  await prisma.$disconnect();
  await sessions.end();
} finally {
  await pool.end();
  await server.stop();
}

/** Nothing is signed or sealed here; the configuration wants keys all the same, and would make some. */
function keys(): Record<string, string> {
  return { ENCRYPTION_KEY: randomBytes(32).toString('base64'), LOG_LEVEL: 'error' };
}
