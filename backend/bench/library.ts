import pg from 'pg';
import { withDatabase } from '../../prisma/adapter.ts';
import { forkScratchServer, TEMPLATE } from '../../scripts/postgres/scratch-server.ts';

/**
 * The library's search in 100,000 designs of 20 sellers, beside the same search in an index of words without the user, and
 * beside ILIKE, in the same run on the same machine. `npm run bench:library`
 */

const sellers = 20;
const designs = 5000;
const rounds = 50;

const words = 'Fox Rain Café surf cat retro moon Teacher plant mom crème coffee dog bear lake camp hike frog owl bike';
const page = 'ORDER BY created_at DESC, id DESC LIMIT 101';
const library = "user_id = $1 AND deleted_at IS NULL AND status IN ('preview', 'finalized')";

/** Every seller's designs lie between those of the others, as they are made over time. */
async function fill(client: pg.Client): Promise<string> {
  await client.query(`
    INSERT INTO users (id, identity_id, email, password_hash, updated_at)
    SELECT gen_random_uuid(), gen_random_uuid(), 'seller' || n || '@example.com', '', now()
    FROM generate_series(1, ${sellers}) AS n`);
  await client.query('ALTER TABLE generations DISABLE TRIGGER generation_changed');
  await client.query(
    `INSERT INTO generations (id, user_id, idea, colors, style, request_key, status, request, listing, created_at, updated_at)
     SELECT gen_random_uuid(), u.id, ($1::text[])[1 + n % 20] || ' ' || ($1::text[])[1 + n / 20 % 20] || ' number ' || n,
       '{Black}', 'Modern', n::text, 'finalized', '{}',
       jsonb_build_object('title', 'Tee ' || n, 'description', repeat('soft ', 100),
         'tags', (SELECT jsonb_agg('gift ' || t || ' for ' || n) FROM generate_series(1, 13) AS t)),
       now() - n * interval '1 hour', now()
     FROM generate_series(1, ${designs}) AS n, users AS u`,
    [words.split(' ')],
  );
  await client.query(`
    ALTER TABLE generations ADD COLUMN plain_words tsvector;
    UPDATE generations SET plain_words =
      to_tsvector('simple', plain_text(concat_ws(' ', idea, listing ->> 'title', listing ->> 'tags')));
    CREATE INDEX plain_words_idx ON generations USING gin (plain_words) WHERE deleted_at IS NULL`);
  await client.query('VACUUM ANALYZE generations');
  const { rows } = await client.query<{ id: string }>('SELECT id FROM users ORDER BY email LIMIT 1');
  return rows[0]?.id ?? '';
}

/** Milliseconds of the median round. */
async function median(client: pg.Client, sql: string, values: unknown[]): Promise<string> {
  const took: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    await client.query(sql, values);
    took.push(performance.now() - began);
  }
  return `${(took.toSorted((one, other) => one - other)[rounds / 2] ?? 0).toFixed(2)} ms`;
}

async function measure(client: pg.Client, userId: string): Promise<void> {
  const select = `SELECT id FROM generations WHERE ${library}`;
  for (const q of ['number 4711', 'caf', 'f']) {
    const plain = q.replace(/\w+/g, '$&:*').replaceAll(' ', ' & ');
    console.log(`"${q}":`, {
      ours: await median(client, `${select} AND search_words @@ search_query($1::uuid, $2) ${page}`, [userId, q]),
      'words without the user': await median(client, `${select} AND plain_words @@ $2::tsquery ${page}`, [
        userId,
        plain,
      ]),
      ILIKE: await median(client, `${select} AND concat(idea, listing) ILIKE $2 ${page}`, [userId, `%${q}%`]),
    });
  }
  const { rows } = await client.query(`${select} ${page} OFFSET 3000`, [userId]);
  const after = `AND (created_at, id) < (SELECT created_at, id FROM generations WHERE id = $2)`;
  console.log('A page:', {
    'the first': await median(client, `${select} ${page}`, [userId]),
    'the thirtieth, by its cursor': await median(client, `${select} ${after} ${page}`, [userId, rows[0].id]),
    'the thirtieth, by OFFSET': await median(client, `${select} ${page} OFFSET 3000`, [userId]),
    'the count': await median(client, `SELECT count(*) FROM generations WHERE ${library}`, [userId]),
  });
}

const server = await forkScratchServer();
const client = new pg.Client({ connectionString: withDatabase(server.url, TEMPLATE) });
try {
  await client.connect();
  await measure(client, await fill(client));
} finally {
  await client.end();
  await server.stop();
}
